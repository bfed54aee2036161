import { sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

const MINUTE_MS = 60_000;

/**
 * Sets how many minutes the statements of this transaction may run, wait for locks and keep others waiting. Work over
 * whole tables or beside another store needs it. Without `minutes` there is no limit.
 */
export async function allowMinutes(trx: Transaction<Schema>, minutes = 0): Promise<void> {
  const limit = String(minutes * MINUTE_MS);
  await sql`select set_config('statement_timeout', ${limit}, true), set_config('lock_timeout', ${limit}, true),
    set_config('idle_in_transaction_session_timeout', ${limit}, true)`.execute(trx);
}
