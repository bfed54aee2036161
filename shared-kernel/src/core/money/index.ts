export {
  addMoney,
  MONEY_DIGITS,
  moneyRatio,
  multiplyMoney,
  negateMoney,
  roundMoney,
  subtractMoney,
  sumMoney,
} from './arithmetic.ts';
export { compareMoney, equalMoney, isNegativeMoney, isPositiveMoney, isZeroMoney } from './compare.ts';
export {
  type FormatMoneyOptions,
  formatMoney,
  formatMoneyHover,
  formatMoneySigned,
  MONEY_HOVER_DIGITS,
  MONEY_TINY_DIGITS,
} from './format-money.ts';
export { MONEY_PRECISION, MONEY_WIRE_DIGITS, type Money, ZERO_MONEY } from './money.ts';
export { type ParseMoneyReason, type ParseMoneyResult, parseMoney } from './parse-money.ts';
export { rublesInWords } from './rubles-in-words.ts';
export { fromWire, toNumber, toWire } from './wire.ts';
