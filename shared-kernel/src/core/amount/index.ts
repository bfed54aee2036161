export { amountOfUnits, amountUnits, isMoreAmount } from './amount-units.ts';
export { briefAmount } from './brief-amount.ts';
export { digitsThatAddUp } from './digits-that-add-up.ts';
export { fieldAmount, tidiedAmount } from './field-amount.ts';
export { formatAmount, formatExactAmount, MONEY_HOVER_DIGITS } from './format-amount.ts';
export { signOfAmount } from './sign-of-amount.ts';
