import { sql } from 'kysely';
import type { Database } from '../../db/index.ts';

type MonthRow = { cap: string; spent: string; resets_at: Date };

/** A member's cap, and what this month has taken of it, reserves included; undefined for a person without one. */
export async function memberMonth(
  db: Database,
  { payerId, userId, exceptHoldId }: { payerId: string; userId: string; exceptHoldId: string | null },
): Promise<{ cap: string; spent: string; resetsAt: Date } | undefined> {
  const { rows } = await sql<MonthRow>`
    select m.cap, m.spent - coalesce((select amount from holds where id = ${exceptHoldId}::uuid), 0) as spent,
      m.resets_at
    from ledger_member_month(${payerId}::uuid, ${userId}::uuid, clock_timestamp()) m where m.cap is not null`.execute(
    db,
  );
  const [row] = rows;
  return row && { cap: row.cap, spent: row.spent, resetsAt: row.resets_at };
}
