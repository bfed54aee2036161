import {
  fromWire,
  MONEY_WIRE_DIGITS,
  type Money,
  multiplyMoney,
  roundMoney,
  subtractMoney,
  toWire,
} from '@cabinet/kernel/core/money';
import type { Transaction, TransactionDetail } from './transaction.ts';

type Price = NonNullable<TransactionDetail['charge']>;

/** What a row of the bill is about. */
export type BillPart = 'input' | 'output' | 'base' | 'correction' | 'level';

/** A row of the bill of a charge: a decimal text, below zero for what was taken off. */
export interface BillRow {
  readonly part: BillPart;
  readonly amount: string;
}

type Part = readonly [part: BillPart, amount: Money];

const PER_MILLION = '0.000001';

const ledgerMoney = (amount: Money) => roundMoney(amount, MONEY_WIRE_DIGITS);
const tokensFor = (count: number, price: string) =>
  ledgerMoney(multiplyMoney(multiplyMoney(fromWire(price), count), PER_MILLION));

/** Tokens by their prices; their base alone of a charge whose prices were not kept. */
function baseParts({ prices, baseAmount }: Price, tokens: Transaction['tokens']): Part[] {
  const base = fromWire(baseAmount);
  if (prices === null || tokens === null) return [['base', base]];
  const input = tokensFor(tokens.input, prices.input);
  return [
    ['input', input],
    ['output', subtractMoney(base, input)],
  ];
}

const isOne = (multiplier: string) => Number(multiplier) === 1;

function multiplierParts({ baseAmount, correctionMultiplier, tierMultiplier }: Price, amount: Money): Part[] {
  const base = fromWire(baseAmount);
  const corrected = isOne(tierMultiplier) ? amount : ledgerMoney(multiplyMoney(base, correctionMultiplier));
  return [
    ...(isOne(correctionMultiplier) ? [] : [['correction', subtractMoney(corrected, base)] as const]),
    ...(isOne(tierMultiplier) ? [] : [['level', subtractMoney(amount, corrected)] as const]),
  ];
}

/**
 * What a charge is made of, by what its record kept and never by a price of today (product §13.6). The price is rounded
 * once, at the end, so the last row takes what rounding leaves: the rows make the amount to the last digit.
 */
export function billOf({
  charge,
  tokens,
  amount,
}: Pick<TransactionDetail, 'tokens' | 'amount'> & { readonly charge: Price }): readonly BillRow[] {
  const parts = [...baseParts(charge, tokens), ...multiplierParts(charge, fromWire(amount))];
  return parts.map(([part, sum]) => ({ part, amount: toWire(sum) }));
}
