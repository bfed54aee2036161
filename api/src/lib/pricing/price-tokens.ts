import {
  addMoney,
  fromWire,
  MONEY_WIRE_DIGITS,
  type Money,
  multiplyMoney,
  roundMoney,
} from '@cabinet/kernel/core/money';

const PER_MILLION = '0.000001';

type TokenPrice = {
  /** Before the correction and the tier. */
  base: Money;
  amount: Money;
};

/**
 * What tokens cost: the model's prices for a million, times the rate correction, times the tier. Rounded once, at the
 * end, to the ten decimals that the ledger holds.
 */
export function priceTokens(
  { inputTokens, outputTokens }: { inputTokens: number; outputTokens: number },
  { inputPrice, outputPrice }: { inputPrice: string; outputPrice: string },
  multipliers: { correction: string; tier: string },
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
