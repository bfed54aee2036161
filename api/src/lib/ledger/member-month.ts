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
