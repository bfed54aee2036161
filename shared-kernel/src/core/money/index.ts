export {
  addMoney,
  divideMoney,
  moneyRatio,
  multiplyMoney,
  negateMoney,
  roundMoney,
  subtractMoney,
  sumMoney,
} from './arithmetic.ts';
export { compareMoney, equalMoney, isNegativeMoney, isPositiveMoney, isZeroMoney } from './compare.ts';
export {
  formatMoney,
  formatMoneyHover,
  formatMoneySigned,
} from './format-money.ts';
export { MONEY_WIRE_DIGITS, type Money, ZERO_MONEY } from './money.ts';
export { parseMoney } from './parse-money.ts';
export { rublesInWords } from './rubles-in-words.ts';
export { fromWire, toNumber, toWire } from './wire.ts';
