export { amountOfUnits, amountUnits, isMoreAmount } from './amount-units.ts';
export { briefAmount } from './brief-amount.ts';
export { formatAmount, MONEY_HOVER_DIGITS } from './format-amount.ts';
export { signOfAmount } from './sign-of-amount.ts';
