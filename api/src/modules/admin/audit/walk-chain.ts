import type { Database } from '#db/index.ts';
import { type BrokenReason, findLostHead, type Head, readSlice } from './verify-repository.ts';

/** A slice takes the database some ten milliseconds. On the embedded one everybody else waits meanwhile. */
const SLICE_ROWS = 2_000;

/** The first thing that is wrong. */
export interface Breach {
  readonly brokenAt: number;
  readonly reason: BrokenReason;
}

export interface Walked {
  /** The last row that is sound. */
  readonly done: Head;
  readonly breach: Breach | null;
}

/**
 * Checks the rows behind a sound one, up to a head, in statements of their own, so that nobody waits for them. After
 * each it reports how far it is, and ends undecided where the answer is false.
 */
export async function walkChain(
  db: Database,
  { from, head }: { readonly from: Head; readonly head: Head },
  onStep: (done: Head) => Promise<boolean>,
): Promise<Walked | undefined> {
  let done = from;
  while (done.seq < head.seq) {
    const slice = await readSlice(db, done, head.seq, SLICE_ROWS);
    if (slice?.last_seq == null || slice.last_hash === null)
      return { done, breach: { brokenAt: done.seq + 1, reason: 'missing' } };
    if (slice.broken_at !== null && slice.reason !== null)
      return { done, breach: { brokenAt: slice.broken_at, reason: slice.reason } };
    done = { seq: slice.last_seq, hash: slice.last_hash };
    if (!(await onStep(done))) return undefined;
  }
  return { done, breach: await lostHead(db) };
}

/**
 * Looks for a head that an earlier check saw and that is gone. A log that was written anew from some row on is a whole
 * chain, so nothing else shows it.
 */
async function lostHead(db: Database): Promise<Breach | null> {
  const lost = await findLostHead(db);
  if (!lost) return null;
  return lost.seq > lost.last
    ? { brokenAt: lost.last + 1, reason: 'cut' }
    : { brokenAt: lost.seq, reason: 'rewritten' };
}
