import { fromWire, toWire } from '@cabinet/kernel/core/money';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { wire } from '#lib/wire.ts';
import { readPeriod } from './period.ts';
import { findMembersSpending, findSpending, type MemberSpendingRow } from './repository.ts';
import type { UsageData, UsageQuery } from './schemas.ts';
import { sumByDay, sumByModel, sumRows } from './sum-by.ts';

/** What was spent of one payer's money in a period, by everybody or by `ownUserId` alone. */
export async function readUsage(
  db: Database,
  { payerId, ownUserId }: { readonly payerId: string; readonly ownUserId: string | null },
  query: Static<typeof UsageQuery>,
): Promise<Static<typeof UsageData>> {
  const period = readPeriod(query);
  const spender = { payerId, userId: ownUserId ?? undefined };
  const [rows, members] = await Promise.all([
    findSpending(db, spender, period),
    findMembersSpending(db, spender, period),
  ]);
  const { dates, from, to } = period;
  const spent = rows.filter(({ day }) => day !== null);
  const amounts = sumByDay(dates, spent);
  return {
    scope: ownUserId === null ? 'all' : 'own',
    from,
    to,
    days: dates.map((day, index) => ({ day, amount: toWire(amounts[index] ?? fromWire('0')) })),
    models: sumByModel(dates, spent),
    members: members.map(toMember),
    total: toWire(sumRows(spent)),
    previous_total: toWire(sumRows(rows.filter(({ day }) => day === null))),
  };
}

function toMember({ user_id, display_name, is_member, is_suspended, amount, charges }: MemberSpendingRow) {
  return {
    user: user_id === null ? null : { id: user_id, display_name: display_name ?? '' },
    is_member: is_member || is_suspended,
    is_suspended,
    total: wire(amount),
    charges,
  };
}
