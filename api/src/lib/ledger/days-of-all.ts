import { sql } from 'kysely';
import { allowMinutes, type Database, inTransaction } from '#db/index.ts';

const MINUTES = 5;

/**
 * Adds up the days that are over, over all payers. A day is added up an hour after its end, because no transaction that
 * posted before midnight stays open so long.
 */
export async function closeDays(db: Database): Promise<void> {
  await inTransaction(db, async (trx) => {
    await allowMinutes(trx, MINUTES);
    await sql`select ledger_close_days(ledger_day(clock_timestamp() - interval '1 hour'))`.execute(trx);
  });
}

/** The first day that `ledger_days` does not have yet, `YYYY-MM-DD`. */
export async function readOpenFrom(db: Database): Promise<string> {
  const { open_from: day } = await db
    .selectFrom('ledger_days_state')
    .select('open_from')
    .executeTakeFirstOrThrow();
  return day;
}
