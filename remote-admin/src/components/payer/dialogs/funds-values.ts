import { digitsThatAddUp } from '@cabinet/kernel/core/amount';
import {
  addMoney,
  compareMoney,
  fromWire,
  isNegativeMoney,
  isPositiveMoney,
  type Money,
  negateMoney,
  parseMoney,
  toWire,
} from '@cabinet/kernel/core/money';
import { tidyLine } from '@cabinet/kernel/core/text';
import type { Body } from '@cabinet/kernel/http';
import type { AdminPayerDetail } from '../../../api/payers.ts';
import { needsSecond } from '../payer-words.ts';

export interface FundsValues {
  readonly direction: 'add' | 'take';
  readonly amount: string;
  readonly reason: string;
  readonly document: string;
}

export const NO_FUNDS: FundsValues = { direction: 'add', amount: '', reason: '', document: '' };

function signed({ direction, amount }: FundsValues): Money | null {
  const parsed = parseMoney(amount);
  if (!parsed.ok || !isPositiveMoney(parsed.money)) return null;
  return direction === 'add' ? parsed.money : negateMoney(parsed.money);
}

/** As the API takes it; the schema has judged it, and the API judges it again. */
export function fundsBody(payerId: string, values: FundsValues): Body<'POST admin/payers/add-funds'> {
  const amount = signed(values);
  const document = tidyLine(values.document);
  return {
    payerId,
    amount: amount === null ? values.amount : toWire(amount),
    reason: tidyLine(values.reason),
    ...(document !== '' && { document }),
  };
}

/** What would be after it. */
export interface FundsPreview {
  readonly before: string;
  readonly after: string;
  /** Decimals with which the two differ by the sum as they are shown. */
  readonly digits: number;
  /** The most that may be taken, where it is more than that. */
  readonly most: string | null;
  readonly needsSecond: boolean;
}

/** Nothing while no sum is typed. */
export function previewFunds(
  { balance, available, funds }: AdminPayerDetail,
  values: FundsValues,
): FundsPreview | null {
  const amount = signed(values);
  if (amount === null) return null;
  const isTaken = isNegativeMoney(amount);
  const size = isTaken ? negateMoney(amount) : amount;
  const isTooMuch = isTaken && compareMoney(size, fromWire(available)) > 0;
  const after = toWire(addMoney(fromWire(balance), amount));
  return {
    before: balance,
    after,
    digits: digitsThatAddUp([balance, toWire(amount)], after),
    most: isTooMuch ? available : null,
    needsSecond: needsSecond({ funds }, size),
  };
}
