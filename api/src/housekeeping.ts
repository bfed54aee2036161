import { sql } from 'kysely';
import type { Database } from './db/index.ts';
import { startRounds } from './rounds.ts';

const HOUR_MS = 60 * 60_000;

/** Deletes what nobody will ask for again. The history of money is not among it. */
export async function tidyUp(db: Database): Promise<void> {
  await sql`delete from rate_limits where resets_at < now()`.execute(db);
  await sql`delete from idempotency_keys where created_at < now() - interval '7 days'`.execute(db);
  await sql`delete from reset_codes where expires_at < now() - interval '1 day'`.execute(db);
  await sql`delete from sessions where least(expires_at, coalesce(revoked_at, expires_at)) < now() - interval '90 days'`.execute(
    db,
  );
}

/** Tidies up every hour; the answer stops it after the round that is under way. */
export function startHousekeeping(db: Database, onError: (error: unknown) => void): () => Promise<void> {
  return startRounds({ pauseMs: HOUR_MS, work: () => tidyUp(db), onError });
}
