import type { Database } from '#db/index.ts';
import { countSourceDays, type Ranked, rankAll, rankNext, type Top } from './top-repository.ts';

/** A period of at most so many rows is simply ranked, because the rounds would take as long. */
const FEW_ROWS = 100_000;
/** How many candidates each round looks at. After the last round everything is summed up. */
const ROUNDS = [100, 400, 2000, 8000];

/**
 * Ranks the sources of a period. No source has more requests in a period than in all time. So those with the most in
 * all time are looked at first, and the search ends when the last of the top has as many as the next candidate could
 * have.
 */
export async function rankPeriod(db: Database, top: Top, fewRows = FEW_ROWS): Promise<Ranked[]> {
  if ((await countSourceDays(db, top)) <= fewRows) return rankAll(db, top);
  let best: Ranked[] = [];
  let last: { readonly ever: number; readonly sourceId: number } | undefined;
  for (const size of ROUNDS) {
    const next = await rankNext(db, top, last, size);
    best = [...best, ...next.filter(({ rank }) => rank > 0)]
      .sort((one, other) => other.rank - one.rank || one.source_id - other.source_id)
      .slice(0, top.limit);
    const end = next.at(-1);
    if (end === undefined || next.length < size) return best;
    const worst = best.length < top.limit ? 0 : (best.at(-1)?.rank ?? 0);
    if (worst >= end.ever) return best;
    last = { ever: end.ever, sourceId: end.source_id };
  }
  return rankAll(db, top);
}
