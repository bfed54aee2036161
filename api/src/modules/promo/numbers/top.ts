import { SHARED_NETWORK_FINGERPRINTS } from '@cabinet/kernel/core/contract';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import type { SourceKind } from '#lib/promo-kinds.ts';
import { wire } from '#lib/wire.ts';
import { readDays } from '../period.ts';
import { narrowOf } from './narrow.ts';
import { rankPeriod } from './rank-period.ts';
import type { TopQuery } from './schemas.ts';
import { isNarrow } from './stats-repository.ts';
import { describeSources, type Ranked, rankRequests, type SourceRow } from './top-repository.ts';

const USUAL_LIMIT = 20;
/** The addresses, or the fingerprints, with the most requests of a period, or with the most of one status. */
async function promoTop(db: Database, kind: SourceKind, query: Static<typeof TopQuery>) {
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

function toItem(row: Ranked, source: SourceRow) {
  return {
    requests: row.requests,
    users: source.users,
    granted: row.granted,
    amount: wire(row.amount),
    first_seen: source.first_seen.toISOString(),
    last_seen: source.last_seen.toISOString(),
    blocked: source.blocked,
    cluster_id: source.cluster_id,
    cluster_number: source.cluster_number,
  };
}

/** The addresses with the most requests. */
export async function topIps(db: Database, query: Static<typeof TopQuery>) {
  const { items, ...days } = await promoTop(db, 'ip', query);
  return {
    ...days,
    items: items.map(({ source, ...item }) => ({
      ip: source.value,
      is_shared_network: source.links > SHARED_NETWORK_FINGERPRINTS,
      ...item,
    })),
  };
}

/** The fingerprints with the most requests. */
export async function topFingerprints(db: Database, query: Static<typeof TopQuery>) {
  const { items, ...days } = await promoTop(db, 'fingerprint', query);
  return { ...days, items: items.map(({ source, ...item }) => ({ fingerprint: source.value, ...item })) };
}
