import {
  addMoney,
  fromWire,
  MONEY_WIRE_DIGITS,
  type Money,
  multiplyMoney,
  roundMoney,
} from '@cabinet/kernel/core/money';

const PER_MILLION = '0.000001';

interface TokenPrice {
  /** The price without correction and tier. */
  readonly base: Money;
  readonly amount: Money;
}

/**
 * The price of tokens: the model's prices per million × the rate correction × the tier. It is rounded once, at the end,
 * to the ten decimals of the ledger.
 */
export function priceTokens(
  { inputTokens, outputTokens }: { readonly inputTokens: number; readonly outputTokens: number },
  { inputPrice, outputPrice }: { readonly inputPrice: string; readonly outputPrice: string },
  multipliers: { readonly correction: string; readonly tier: string },
): TokenPrice {
  const millionfold = addMoney(
    multiplyMoney(fromWire(inputPrice), inputTokens),
    multiplyMoney(fromWire(outputPrice), outputTokens),
  );
  const corrected = multiplyMoney(multiplyMoney(millionfold, multipliers.correction), multipliers.tier);
  return {
    base: roundMoney(multiplyMoney(millionfold, PER_MILLION), MONEY_WIRE_DIGITS),
    amount: roundMoney(multiplyMoney(corrected, PER_MILLION), MONEY_WIRE_DIGITS),
  };
}
