import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { type Pair, PairColumns } from './union.ts';

const SLICE = 50_000;
const PAIR_BYTES = 21;
const HIGH = 2 ** 32;

interface Slice {
  readonly packed: Uint8Array | null;
}

/** All pairs, in slices: packed by the database, since a row of the driver costs more than a pair. */
export async function readPairs(db: Database): Promise<PairColumns> {
  const pairs = new PairColumns();
  let [ipId, fingerprintId] = [0, 0];
  for (;;) {
    const { rows } = await sql<Slice>`
      select string_agg(int4send(ip_id) || int4send(fingerprint_id) || int4send(requests)
        || int8send(coalesce(person, 0)) || case when is_mixed then '\\x01'::bytea else '\\x00'::bytea end, ''
        order by ip_id, fingerprint_id) as packed
      from (select * from promo_pairs where (ip_id, fingerprint_id) > (${ipId}, ${fingerprintId})
        order by ip_id, fingerprint_id limit ${SLICE}) p`.execute(db);
    const packed = rows[0]?.packed;
    if (!packed) return pairs;
    const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
    for (let at = 0; at < packed.byteLength; at += PAIR_BYTES) {
      const pair = unpack(view, at);
      pairs.add(pair);
      ipId = pair.ipId;
      fingerprintId = pair.fingerprintId;
    }
    if (packed.byteLength < SLICE * PAIR_BYTES) return pairs;
  }
}

/** Of a person's number the highest 53 bits are kept: it is only compared. */
function unpack(view: DataView, at: number): Pair {
  return {
    ipId: view.getInt32(at),
    fingerprintId: view.getInt32(at + 4),
    requests: view.getInt32(at + 8),
    person: view.getInt32(at + 12) * HIGH + view.getUint32(at + 16),
    isMixed: view.getUint8(at + 20) === 1,
  };
}

/** The clusters as they are stored: the root of each source that has one, up to the largest known id. */
export async function readMembers(db: Database, sources: number): Promise<Map<number, number>> {
  const members = new Map<number, number>();
  let last = 0;
  for (;;) {
    const { rows } = await sql<Slice>`
      select string_agg(int4send(source_id) || int4send(root_id), '' order by source_id) as packed
      from (select m.source_id, c.root_id from promo_cluster_members m join promo_clusters c on c.id = m.cluster_id
        where m.source_id > ${last} and m.source_id < ${sources} order by m.source_id limit ${SLICE}) m`.execute(
      db,
    );
    const packed = rows[0]?.packed;
    if (!packed) return members;
    const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
    for (let at = 0; at < packed.byteLength; at += 8) {
      last = view.getInt32(at);
      members.set(last, view.getInt32(at + 4));
    }
  }
}
