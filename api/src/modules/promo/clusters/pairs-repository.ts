import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { Stored } from './changes.ts';
import { meanwhile } from './meanwhile.ts';
import { type Pair, PairColumns } from './union.ts';

/** How many ids of sources a slice spans. */
const SLICE = 250_000;
const PAIR_BYTES = 20;
const HIGH = 2 ** 32;

interface Slice {
  readonly packed: Uint8Array | null;
}

/**
 * Reads all pairs, in slices and in no order, because an order would cost a sort. The database packs them, since a row
 * of the driver costs more than a pair. The requests of a mixed pair are negative.
 */
export async function readPairs(db: Database): Promise<PairColumns> {
  const pairs = new PairColumns();
  const last = await db
    .selectFrom('promo_pairs')
    .select(({ fn }) => fn.max('ip_id').as('id'))
    .executeTakeFirstOrThrow();
  let read = viewOf([]);
  for (let from = 0; from <= (last.id ?? 0); from += SLICE) {
    const before = read;
    [read] = await Promise.all([readSlice(db, from), meanwhile(() => add(pairs, before))]);
  }
  add(pairs, read);
  return pairs;
}

async function readSlice(db: Database, from: number): Promise<DataView> {
  const { rows } = await sql<Slice>`
    select string_agg(int8send((ip_id::bigint << 32) + fingerprint_id) || int8send(coalesce(person, 0))
      || int4send(case when is_mixed then -requests else requests end), '') as packed
    from promo_pairs where ip_id >= ${from} and ip_id < ${from + SLICE}`.execute(db);
  return viewOf(rows);
}

function add(pairs: PairColumns, view: DataView): void {
  for (let at = 0; at < view.byteLength; at += PAIR_BYTES) pairs.add(unpack(view, at));
}

/** Only the highest 53 bits of a person's number are kept, because it is only compared. */
function unpack(view: DataView, at: number): Pair {
  const requests = view.getInt32(at + 16);
  return {
    ipId: view.getInt32(at),
    fingerprintId: view.getInt32(at + 4),
    requests: Math.abs(requests),
    person: view.getInt32(at + 8) * HIGH + view.getUint32(at + 12),
    isMixed: requests < 0,
  };
}

/** The stored clusters, of sources up to the largest known id. */
export async function readStored(db: Database, sources: number): Promise<Stored> {
  const members = await sql<Slice>`
    select string_agg(int8send((m.source_id::bigint << 32) + c.root_id), '') as packed
    from promo_cluster_members m join promo_clusters c on c.id = m.cluster_id`.execute(db);
  // A cluster that was never summed up by all the present rules has no fingerprint yet.
  const requests = await sql<Slice>`
    select string_agg(int8send((root_id::bigint << 32) + requests), '') as packed
    from promo_clusters where top_fingerprint_id is not null`.execute(db);
  return { roots: numbersById(members.rows, sources), requests: numbersById(requests.rows, sources) };
}

function numbersById(rows: readonly Slice[], size: number): Int32Array {
  const numbers = new Int32Array(size);
  const view = viewOf(rows);
  for (let at = 0; at < view.byteLength; at += 8) numbers[view.getInt32(at)] = view.getInt32(at + 4);
  return numbers;
}

function viewOf([row]: readonly Slice[]): DataView {
  const packed = row?.packed ?? new Uint8Array();
  return new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
}
