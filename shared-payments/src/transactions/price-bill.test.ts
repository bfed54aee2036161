import {
  addMoney,
  divideMoney,
  fromWire,
  multiplyMoney,
  roundMoney,
  toWire,
} from '@cabinet/kernel/core/money';
import { billOf } from './price-bill.ts';

const MILLION = 1_000_000;
const COUNTS = [0, 1, 7, 1531, 1_999_999];
const PRICES = ['0.00', '0.0001', '3.3333', '149.99', '8999.9999'];
const MULTIPLIERS = ['1', '1.0000', '0.9700', '0.3333', '7.7777'];

const TOKENS = COUNTS.flatMap((input) => COUNTS.map((output) => ({ input, output })));
const PAIRS = PRICES.flatMap((input) => PRICES.map((output) => ({ input, output })));

/** A charge as the API prices it: rounded once, at the end. */
function priced(
  tokens: { input: number; output: number },
  prices: { input: string; output: string },
  by: string[],
) {
  const millionfold = addMoney(
    multiplyMoney(fromWire(prices.input), tokens.input),
    multiplyMoney(fromWire(prices.output), tokens.output),
  );
  const [correctionMultiplier = '1', tierMultiplier = '1'] = by;
  const multiplied = multiplyMoney(multiplyMoney(millionfold, correctionMultiplier), tierMultiplier);
  const baseAmount = toWire(roundMoney(divideMoney(millionfold, MILLION), 10));
  const amount = toWire(roundMoney(divideMoney(multiplied, MILLION), 10));
  const charge = { baseAmount, prices, correction: null, correctionMultiplier, tier: 'plus', tierMultiplier };
  return { amount, tokens, charge };
}

describe('the bill of a charge', () => {
  it.each(MULTIPLIERS)('adds up to the amount to the last digit with a correction of %s', (correction) => {
    for (const tier of MULTIPLIERS)
      for (const tokens of TOKENS)
        for (const prices of PAIRS) {
          const charge = priced(tokens, prices, [correction, tier]);
          const sum = billOf(charge).reduce(
            (total, { amount }) => addMoney(total, fromWire(amount)),
            fromWire('0'),
          );
          expect(toWire(sum)).toBe(charge.amount);
        }
  });
});
