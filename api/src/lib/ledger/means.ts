import {
  addMoney,
  compareMoney,
  fromWire,
  isPositiveMoney,
  isZeroMoney,
  subtractMoney,
  toWire,
  ZERO_MONEY,
} from '@cabinet/kernel/core/money';
import type { Static } from 'typebox';
import { wire } from '../wire.ts';
import type { CapSchema, Stop } from './schemas.ts';

/** The account that pays for somebody, and their month on it. */
export interface MeansRow {
  readonly payer_is_active: boolean;
  readonly balance: string;
  readonly held: string;
  readonly available: string;
  readonly total_spent: string;
  readonly total_topped_up: string;
  readonly cap: string | null;
  readonly spent: string | null;
  readonly resets_at: Date | null;
}

/** The columns of {@link MeansRow}, of the payer `p`, its balance `b` and the month `m` of {@link monthOfSpender}. */
export const MEANS_COLUMNS = `p.is_active as payer_is_active, b.balance, b.held, b.available, b.total_spent, b.total_topped_up,
  m.cap, m.spent, m.resets_at`;

/** Joins the month of somebody on the payer `p`; nothing is added up where they have no cap. */
export const monthOfSpender = (userId: string) =>
  `cross join lateral ledger_member_month(p.id, ${userId}, clock_timestamp()) m`;

/** What somebody can still spend of what pays for them (product §13.5). */
export interface Means {
  /** The cap that holds for it, as whoever sees the balance reads it, or whoever does not. */
  readonly capFor: (seesBalance: boolean) => Static<typeof CapSchema> | null;
  /** Why nothing is paid for at all; null while something is. */
  readonly stoppedBy: Stop | null;
}

export function meansOf(row: MeansRow): Means {
  const stoppedBy = stopOf(row);
  return { capFor: (seesBalance) => capOf(row, { stoppedBy, seesBalance }), stoppedBy };
}

const lesser = (one: string, other: string) =>
  compareMoney(fromWire(one), fromWire(other)) < 0 ? one : other;

/** Spending may pass a cap that was lowered, and then nothing is left of it. */
function leftOf({ cap, spent }: { readonly cap: string; readonly spent: string | null }): string {
  const left = subtractMoney(fromWire(cap), fromWire(spent ?? '0'));
  return toWire(isPositiveMoney(left) ? left : ZERO_MONEY);
}

function capOf(
  row: MeansRow,
  { stoppedBy, seesBalance }: { readonly stoppedBy: Stop | null; readonly seesBalance: boolean },
): Static<typeof CapSchema> | null {
  const { cap, spent, resets_at } = row;
  if (cap === null || resets_at === null) return null;
  const left = leftOf({ cap, spent });
  // That the account is empty is told to everybody; what is on it only to whoever may see that.
  const isEmpty = stoppedBy !== null && stoppedBy !== 'cap';
  const spendable = seesBalance ? lesser(left, wire(row.available)) : left;
  return {
    monthly_cap: wire(cap),
    spent: wire(spent ?? '0'),
    left,
    spendable: isEmpty ? toWire(ZERO_MONEY) : spendable,
    resets_at: resets_at.toISOString(),
  };
}

/** What only waits for its request to end is still there: it stops nothing for good. */
function stopOf(row: MeansRow): Stop | null {
  if (!row.payer_is_active) return 'blocked';
  if (!isPositiveMoney(addMoney(fromWire(row.available), fromWire(row.held)))) {
    const sums = [row.balance, row.total_topped_up, row.total_spent];
    return sums.every((sum) => isZeroMoney(fromWire(sum))) ? 'unfunded' : 'empty';
  }
  const isUsedUp = row.cap !== null && isZeroMoney(fromWire(leftOf({ cap: row.cap, spent: row.spent })));
  return isUsedUp ? 'cap' : null;
}
