import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/index.ts';

interface MonthRow {
  readonly cap: string;
  readonly spent: string;
  readonly resets_at: Date;
}

interface MemberMonth {
  readonly cap: string;
  readonly spent: string;
  readonly resetsAt: Date;
}

/** A member's cap and what they spent of it this month, including reserves; undefined without a cap. */
export function memberMonth(
  db: Database,
  { payerId, userId }: { readonly payerId: string; readonly userId: string },
): Promise<MemberMonth | undefined> {
  return readMonth(
    db,
    sql<MonthRow>`select m.* from ledger_member_month(${payerId}::uuid, ${userId}::uuid, clock_timestamp()) m
      where m.cap is not null`,
  );
}

/** The cap by which the capture of a reserve is measured, and what counts as spent of it; undefined without a cap. */
export function captureMonth(
  db: Database,
  { holdId, amount }: { readonly holdId: string; readonly amount: string },
): Promise<MemberMonth | undefined> {
  return readMonth(
    db,
    sql<MonthRow>`select m.* from holds h
      cross join lateral ledger_capture_month(h, ${amount}::numeric, clock_timestamp()) m
      where h.id = ${holdId}::uuid and m.cap is not null`,
  );
}

async function readMonth(db: Database, months: RawBuilder<MonthRow>): Promise<MemberMonth | undefined> {
  const { rows } = await months.execute(db);
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
