import { sql } from 'kysely';
import { allowMinutes, type Database, inTransaction } from '#db/index.ts';

/** How many entries one transaction moves. Their payers are not locked, so nobody waits for it. */
const ENTRIES = 2_000;
const ROUND_MS = 5_000;
const MINUTES = 1;

export interface ArchiveOptions {
  /** How many months before this one stay. At least one does. */
  readonly months: number;
  /** How many entries one transaction moves. */
  readonly entries?: number;
  /** How long the work may go on. */
  readonly roundMs?: number;
}

/**
 * Moves postings of months long past into `ledger_postings_archive`, the oldest first, for a few seconds or until nothing
 * is left (docs/decisions/0103). Whoever reads `ledger_postings` reads them there. Returns how many were moved.
 */
export async function archivePostings(
  db: Database,
  { months, entries = ENTRIES, roundMs = ROUND_MS }: ArchiveOptions,
): Promise<number> {
  const end = Date.now() + roundMs;
  let total = 0;
  for (;;) {
    const moved = await inTransaction(db, async (trx) => {
      await allowMinutes(trx, MINUTES);
      const { rows } = await sql<{ readonly moved: number }>`
        select ledger_archive(${months}, ${entries}) as moved`.execute(trx);
      return rows[0]?.moved ?? 0;
    });
    total += moved;
    if (moved === 0 || Date.now() > end) return total;
  }
}
