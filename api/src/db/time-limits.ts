import { sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

const MINUTE_MS = 60_000;

/**
 * Work over whole tables has limits of its own, for its transaction only: so many minutes a statement, and as many to
 * wait for a lock. Without `minutes` there are none.
 */
export async function allowMinutes(trx: Transaction<Schema>, minutes = 0): Promise<void> {
  const limit = String(minutes * MINUTE_MS);
  await sql`select set_config('statement_timeout', ${limit}, true), set_config('lock_timeout', ${limit}, true)`.execute(
    trx,
  );
}
