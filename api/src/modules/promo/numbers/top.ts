import { fromWire, toWire } from '@cabinet/kernel/core/money';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { SHARED_BY } from '../clusters/union.ts';
import type { SourceKind } from '../fields.ts';
import { readDays } from '../period.ts';
import { narrowOf } from './narrow.ts';
import type { TopQuery } from './schemas.ts';
import { isNarrow } from './stats-repository.ts';
import {
  countSourceDays,
  describeSources,
  type Ranked,
  rankAll,
  rankNext,
  rankRequests,
  type SourceRow,
} from './top-repository.ts';

const USUAL_LIMIT = 20;
/** A period with fewer rows than this is simply summed up. */
const FEW_ROWS = 30_000;
/** How many candidates each round looks at; after the last one everything is summed up. */
const ROUNDS = [500, 2000, 8000, 30_000];

/** The addresses, or the fingerprints, with the most requests of a period; with a status, with the most of those. */
export async function promoTop(db: Database, kind: SourceKind, query: Static<typeof TopQuery>) {
  const days = readDays(query);
  const filter = narrowOf(query);
  const top = { kind, days, status: query.status, limit: query.limit ?? USUAL_LIMIT };
  const ranked = isNarrow(filter) ? await rankRequests(db, top, filter) : await rankPeriod(db, top);
  const sources = await describeSources(
    db,
    top,
    ranked.map(({ source_id }) => source_id),
  );
  const byId = new Map(sources.map((source) => [source.id, source]));
  const items = ranked.flatMap((row) => {
    const source = byId.get(row.source_id);
    return source === undefined ? [] : [{ source, ...toItem(row, source) }];
  });
  return { from: days.from, to: days.to, items };
}

/**
 * Nobody has more requests in a period than ever. So those with the most ever are looked at first, and it ends when the
 * last of the top has as many as the next candidate could have.
 */
async function rankPeriod(db: Database, top: Parameters<typeof rankAll>[1]): Promise<Ranked[]> {
  if ((await countSourceDays(db, top)) <= FEW_ROWS) return rankAll(db, top);
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

function toItem(row: Ranked, source: SourceRow) {
  return {
    requests: row.requests,
    users: source.users,
    granted: row.granted,
    amount: toWire(fromWire(row.amount)),
    first_seen: source.first_seen.toISOString(),
    last_seen: source.last_seen.toISOString(),
    blocked: source.blocked,
    cluster_id: source.cluster_id,
    cluster_number: source.cluster_number,
  };
}

/** The most addresses. */
export async function topIps(db: Database, query: Static<typeof TopQuery>) {
  const { items, ...days } = await promoTop(db, 'ip', query);
  return {
    ...days,
    items: items.map(({ source, ...item }) => ({
      ip: source.value,
      is_shared_network: source.links > SHARED_BY,
      ...item,
    })),
  };
}

/** The most fingerprints. */
export async function topFingerprints(db: Database, query: Static<typeof TopQuery>) {
  const { items, ...days } = await promoTop(db, 'fingerprint', query);
  return { ...days, items: items.map(({ source, ...item }) => ({ fingerprint: source.value, ...item })) };
}
