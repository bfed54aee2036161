import { SHARED_NETWORK_FINGERPRINTS } from '@cabinet/kernel/core/contract';

/** From so many requests of one person on they make a cluster. */
const REQUESTS_OF_ONE = 3;

/** An address and a fingerprint that came together. */
export interface Pair {
  readonly ipId: number;
  readonly fingerprintId: number;
  readonly requests: number;
  /** One of the people of this pair; 0 where nobody is known. */
  readonly person: number;
  readonly isMixed: boolean;
}

/** Pairs as columns of numbers, because a million objects would cost more than joining them. */
export class PairColumns {
  #size = 0;
  #ids = new Int32Array(1 << 12);
  #requests = new Int32Array(1 << 11);
  #people = new Float64Array(1 << 11);

  get size(): number {
    return this.#size;
  }

  add({ ipId, fingerprintId, requests, person, isMixed }: Pair): void {
    if (this.#size === this.#requests.length) this.#grow();
    const at = this.#size;
    this.#ids[at * 2] = ipId;
    this.#ids[at * 2 + 1] = fingerprintId;
    this.#requests[at] = isMixed ? -requests : requests;
    this.#people[at] = person;
    this.#size = at + 1;
  }

  ipId = (at: number): number => this.#ids[at * 2] ?? 0;
  fingerprintId = (at: number): number => this.#ids[at * 2 + 1] ?? 0;
  requests = (at: number): number => Math.abs(this.#requests[at] ?? 0);
  isMixed = (at: number): boolean => (this.#requests[at] ?? 0) < 0;
  person = (at: number): number => this.#people[at] ?? 0;

  maxId(): number {
    let max = 0;
    for (let at = 0; at < this.#size * 2; at += 1) max = Math.max(max, this.#ids[at] ?? 0);
    return max;
  }

  #grow(): void {
    const [ids, requests, people] = [this.#ids, this.#requests, this.#people];
    this.#ids = new Int32Array(ids.length * 2);
    this.#requests = new Int32Array(requests.length * 2);
    this.#people = new Float64Array(people.length * 2);
    this.#ids.set(ids);
    this.#requests.set(requests);
    this.#people.set(people);
  }
}

/**
 * The cluster of each source, by id. A cluster is known by the smallest id of its fingerprints, and 0 means none. A
 * shared address belongs to none, and neither does a source that one person used only once or twice.
 */
export function clustersOf(pairs: PairColumns): Int32Array {
  const sources = pairs.maxId() + 1;
  const shared = sharedAddresses(pairs, sources);
  const parents = join(pairs, shared, sources);
  const isCluster = findClusters(pairs, parents);
  const roots = new Int32Array(sources);
  const oldest = new Int32Array(sources);
  for (let at = 0; at < pairs.size; at += 1) {
    const root = find(parents, pairs.fingerprintId(at));
    if (isCluster[root] !== 1) continue;
    const known = oldest[root] ?? 0;
    if (known === 0 || pairs.fingerprintId(at) < known) oldest[root] = pairs.fingerprintId(at);
  }
  for (let at = 0; at < pairs.size; at += 1) {
    const id = oldest[find(parents, pairs.fingerprintId(at))] ?? 0;
    roots[pairs.fingerprintId(at)] = id;
    if (shared[pairs.ipId(at)] === 0) roots[pairs.ipId(at)] = id;
  }
  return roots;
}

function sharedAddresses(pairs: PairColumns, sources: number): Uint8Array {
  const counts = new Int32Array(sources);
  for (let at = 0; at < pairs.size; at += 1) counts[pairs.ipId(at)] = (counts[pairs.ipId(at)] ?? 0) + 1;
  const shared = new Uint8Array(sources);
  for (let id = 0; id < sources; id += 1) if ((counts[id] ?? 0) > SHARED_NETWORK_FINGERPRINTS) shared[id] = 1;
  return shared;
}

function join(pairs: PairColumns, shared: Uint8Array, sources: number): Int32Array {
  // This is a loop, because an iterator over a million ids takes ten times as long.
  const parents = new Int32Array(sources);
  for (let id = 0; id < sources; id += 1) parents[id] = id;
  for (let at = 0; at < pairs.size; at += 1) {
    if (shared[pairs.ipId(at)] === 1) continue;
    const one = find(parents, pairs.ipId(at));
    const other = find(parents, pairs.fingerprintId(at));
    if (one !== other) parents[Math.max(one, other)] = Math.min(one, other);
  }
  return parents;
}

/** Finds the root, and halves the way to it while walking. */
function find(parents: Int32Array, id: number): number {
  let at = id;
  for (;;) {
    const parent = parents[at] ?? at;
    if (parent === at) return at;
    const next = parents[parent] ?? parent;
    parents[at] = next;
    at = next;
  }
}

function findClusters(pairs: PairColumns, parents: Int32Array): Uint8Array {
  const requests = new Int32Array(parents.length);
  const people = new Float64Array(parents.length);
  const isCluster = new Uint8Array(parents.length);
  for (let at = 0; at < pairs.size; at += 1) {
    const root = find(parents, pairs.fingerprintId(at));
    const sum = (requests[root] ?? 0) + pairs.requests(at);
    const known = people[root] ?? 0;
    const person = pairs.person(at);
    requests[root] = sum;
    if (known === 0) people[root] = person;
    const isOther = known !== 0 && person !== 0 && known !== person;
    if (pairs.isMixed(at) || isOther || sum >= REQUESTS_OF_ONE) isCluster[root] = 1;
  }
  return isCluster;
}
