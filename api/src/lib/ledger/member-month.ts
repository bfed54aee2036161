import { sql } from 'kysely';
import type { Database } from '#db/index.ts';

interface MonthRow {
  readonly cap: string;
  readonly spent: string;
  readonly resets_at: Date;
}

/** A member's cap and what they spent of it this month, including reserves; undefined without a cap. */
export async function memberMonth(
  db: Database,
  {
    payerId,
    userId,
    exceptHoldId,
  }: { readonly payerId: string; readonly userId: string; readonly exceptHoldId: string | null },
): Promise<{ readonly cap: string; readonly spent: string; readonly resetsAt: Date } | undefined> {
  const { rows } = await sql<MonthRow>`
    select m.cap, m.spent - coalesce((select amount from holds where id = ${exceptHoldId}::uuid), 0) as spent,
      m.resets_at
    from ledger_member_month(${payerId}::uuid, ${userId}::uuid, clock_timestamp()) m where m.cap is not null`.execute(
    db,
  );
  const [row] = rows;
  return row && { cap: row.cap, spent: row.spent, resetsAt: row.resets_at };
}

/** What each of some people has spent of a payer's money this month, reserves included, with or without a cap. */
export async function monthsOf(
  db: Database,
  { payerId, userIds }: { readonly payerId: string; readonly userIds: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ readonly user_id: string; readonly spent: string }>`
    select u.id as user_id, ledger_month_spent(${payerId}::uuid, u.id, clock_timestamp()) as spent
    from unnest(${userIds}::uuid[]) u (id)`.execute(db);
  return new Map(rows.map(({ user_id, spent }) => [user_id, spent]));
}

/** The moment when the caps of this month begin anew. */
export async function monthEnd(db: Database): Promise<Date> {
  const { rows } = await sql<{ readonly at: Date }>`select ledger_month_end(clock_timestamp()) as at`.execute(
    db,
  );
  if (!rows[0]) throw new Error('the database has no clock');
  return rows[0].at;
}
