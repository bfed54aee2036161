import { sql } from 'kysely';
import type { Database } from '#db/index.ts';

/** As many rows as are chained in a few hundredths of a second, because other writers of the log wait meanwhile. */
const BATCH = 100;

/**
 * Puts the waiting readings into the audit log, the oldest first, and takes them away in the same statement. Whoever
 * does it beside somebody else passes over what the other has taken. Returns how many were taken.
 */
export async function chainReadings(db: Database, batch = BATCH): Promise<number> {
  let taken = 0;
  for (;;) {
    const { rows } = await sql<{
      readonly taken: number;
    }>`select audit_chain_readings(${batch}) as taken`.execute(db);
    const more = rows[0]?.taken ?? 0;
    taken += more;
    if (more < batch) return taken;
  }
}

/** Forgets openings of pages that are too old to keep another reading away. */
export const forgetOpenings = sql`delete from page_openings where opened_at < now() - interval '1 day'`;
