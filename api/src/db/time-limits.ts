import { sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

const MINUTE_MS = 60_000;

/**
 * Sets how many minutes the statements of this transaction may run and wait for locks, for work over whole tables.
 * Without `minutes` there is no limit.
 */
export async function allowMinutes(trx: Transaction<Schema>, minutes = 0): Promise<void> {
  const limit = String(minutes * MINUTE_MS);
  await sql`select set_config('statement_timeout', ${limit}, true), set_config('lock_timeout', ${limit}, true)`.execute(
    trx,
  );
}
