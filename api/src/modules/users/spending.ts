import { addDays, moscowDay } from '@cabinet/kernel/core/calendar';
import {
  compareMoney,
  fromWire,
  isPositiveMoney,
  type Money,
  moneyRatio,
  multiplyMoney,
  sumMoney,
  toWire,
  ZERO_MONEY,
} from '@cabinet/kernel/core/money';
import { PAYER_KIND } from '@cabinet/kernel/core/payments';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { type PayerBalance, payerBalanceForUser, sees } from '#lib/ledger/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import { findSpending } from '#lib/usage/repository.ts';
import { sumByDay, sumByModel, sumRows } from '#lib/usage/sum-by.ts';
import { wireOrNull } from '#lib/wire.ts';
import { findLowBalanceThreshold } from './repository.ts';
import type { SpendingData } from './schemas.ts';

/** Longer forecasts mean nothing. */
const FORECAST_DAYS = 3650;

/**
 * Spending by day and model, that of as many days before, and how long the balance lasts at that pace. All spending of the payer for those who may see it,
 * otherwise only their own. The forecast reveals the balance, so it is for those who may see that too.
 */
export async function readSpending(
  db: Database,
  session: Session,
  days: number,
): Promise<Static<typeof SpendingData>> {
  const payer = await payerBalanceForUser(db, session.userId);
  if (!payer) throw new ApiError('RES.001');
  const isOpen = sees(session, 'spending', payer.holder);
  const isBalanceOpen = sees(session, 'balance', payer.holder);
  const today = moscowDay(new Date());
  const first = addDays(today, 1 - days);
  const period = { before: addDays(first, -days), from: first, to: today };
  const payerId = payer.payer.id;
  const [rows, ownRows] = await Promise.all([
    findSpending(db, { payerId, userId: isOpen ? undefined : session.userId }, period),
    // Nobody else spends from a personal account, and who sees their own alone has it in the rows.
    isOpen && PAYER_KIND[payer.payer.kind].isShared
      ? findSpending(db, { payerId, userId: session.userId }, period)
      : undefined,
  ]);
  const dates = Array.from({ length: days }, (_, index) => addDays(first, index));
  const spent = rows.filter(({ day }) => day !== null);
  const amounts = sumByDay(dates, spent);
  const total = sumMoney(amounts);
  const daysLeft = isOpen && isBalanceOpen ? forecast(fromWire(payer.available), total, days) : null;
  return {
    scope: isOpen ? 'payer' : 'own',
    payer: payer.payer,
    days: dates.map((day, index) => ({ day, amount: toWire(amounts[index] ?? ZERO_MONEY) })),
    models: sumByModel(dates, spent),
    total: toWire(total),
    own_total: toWire(ownRows ? sumRows(ownRows.filter(({ day }) => day !== null)) : total),
    previous_total: toWire(sumRows(rows.filter(({ day }) => day === null))),
    average_per_day: toWire(multiplyMoney(total, 1 / days)),
    days_left: daysLeft,
    lasts_until: daysLeft === null ? null : addDays(today, daysLeft),
    low_balance: await readLowBalance(db, session, payer, isBalanceOpen),
  };
}

/** How many whole days the money lasts at the pace of the last `days`; null when nothing was spent. */
export function forecast(available: Money, spent: Money, days: number): number | null {
  if (!isPositiveMoney(spent)) return null;
  const ratio = moneyRatio(multiplyMoney(available, days), spent) ?? 0;
  return Math.min(FORECAST_DAYS, Math.max(0, Math.floor(ratio)));
}

async function readLowBalance(
  db: Database,
  session: Session,
  payer: PayerBalance,
  isBalanceOpen: boolean,
): Promise<Static<typeof SpendingData>['low_balance']> {
  const threshold = await findLowBalanceThreshold(db, session.userId);
  const isLow =
    isBalanceOpen && threshold !== null && compareMoney(fromWire(payer.balance), fromWire(threshold)) < 0;
  return { threshold: wireOrNull(threshold), is_low: isLow };
}
