import { sql } from 'kysely';
import { ADVISORY_LOCKS } from '#db/advisory-locks.ts';
import { type Database, inTransaction } from '#db/index.ts';
import { CAUSED_KINDS } from './kinds.ts';
import type { ClaimedLetter } from './outbox.ts';

/** How many letters that somebody else causes leave in any 24 hours (product.md, §24). */
const CAUSED_A_DAY = { toRecipient: 20, byAuthor: 100 } as const;

/**
 * Whether a claimed letter may leave now. One that somebody else caused is counted; beyond the limits it is kept for the
 * digest. It is asked when the letter leaves and not when it is written, so that nobody's transaction waits for it.
 *
 * @param scale multiplies the limits
 */
export async function admitLetter(db: Database, letter: ClaimedLetter, scale: number): Promise<boolean> {
  if (letter.is_admitted || !CAUSED_KINDS.includes(letter.kind)) return true;
  return inTransaction(db, async (trx) => {
    await lockLimits(trx);
    const hasRoom = await hasRoomFor(trx, letter, scale);
    const change = hasRoom
      ? sql`admitted_at = clock_timestamp()`
      : sql`held_at = clock_timestamp(), available_at = 'infinity', attempts = 0, body_text = '', body_html = null`;
    // Another sender may have taken over meanwhile.
    const { numAffectedRows } = await sql`update outbox set ${change}
      where id = ${letter.id} and admitted_at is null and held_at is null`.execute(trx);
    return hasRoom && numAffectedRows === 1n;
  });
}

/** Whoever counts letters does so alone, until the transaction ends. */
export async function lockLimits(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.letterLimits)})`.execute(trx);
}

async function hasRoomFor(trx: Database, { recipient, caused_by }: ClaimedLetter, scale: number) {
  const { rows } = await sql<{ readonly has_room: boolean }>`
    select (select count(*) from outbox where lower(recipient) = lower(${recipient}) and ${LEFT_TODAY})
        < ${CAUSED_A_DAY.toRecipient * scale}
      and (select count(*) from outbox where caused_by = ${caused_by} and ${LEFT_TODAY})
        < ${CAUSED_A_DAY.byAuthor * scale} as has_room`.execute(trx);
  return rows[0]?.has_room ?? false;
}

/** By `now()`, which an index can be asked for. */
const LEFT_TODAY = sql`admitted_at > now() - interval '1 day'`;
