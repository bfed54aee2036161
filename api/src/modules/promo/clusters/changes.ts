import type { PairColumns } from './union.ts';

/**
 * What is stored for each source, by its id: the root of its cluster, and at a root the number of requests with which
 * its cluster was summed up.
 */
export interface Stored {
  readonly roots: Int32Array;
  readonly requests: Int32Array;
}

/** What differs from the stored clusters. A cluster is known by its root. */
export interface Changes {
  readonly opened: number[];
  readonly members: (readonly [sourceId: number, root: number])[];
  readonly left: number[];
  readonly closed: number[];
  /** Clusters whose sums are no longer true. */
  readonly stale: number[];
}

/**
 * Finds what has changed. Requests are only ever added, so a cluster of the same sources with as many requests has the
 * same sums in everything else. A job that finds little new has little to sum up and to write.
 */
export function changesOf(pairs: PairColumns, roots: Int32Array, stored: Stored): Changes {
  const sources = roots.length;
  const [isWanted, isStored, isStale] = [bits(sources), bits(sources), bits(sources)];
  const members: [number, number][] = [];
  const left: number[] = [];
  for (let id = 0; id < sources; id += 1) {
    const [root, before] = [roots[id] ?? 0, stored.roots[id] ?? 0];
    isWanted[root] = 1;
    isStored[before] = 1;
    if (root === before) continue;
    isStale[root] = 1;
    isStale[before] = 1;
    if (root === 0) left.push(id);
    else members.push([id, root]);
  }
  const requests = requestsOf(pairs, roots);
  const changes: Changes = { opened: [], members, left, closed: [], stale: [] };
  for (let root = 1; root < sources; root += 1) {
    if (isWanted[root] === 1 && isStored[root] === 0) changes.opened.push(root);
    if (isWanted[root] === 0 && isStored[root] === 1) changes.closed.push(root);
    const isOther = isStale[root] === 1 || requests[root] !== stored.requests[root];
    if (isWanted[root] === 1 && isOther) changes.stale.push(root);
  }
  return changes;
}

function requestsOf(pairs: PairColumns, roots: Int32Array): Int32Array {
  const requests = new Int32Array(roots.length);
  for (let at = 0; at < pairs.size; at += 1) {
    const root = roots[pairs.fingerprintId(at)] ?? 0;
    requests[root] = (requests[root] ?? 0) + pairs.requests(at);
  }
  return requests;
}

function bits(size: number): Uint8Array {
  return new Uint8Array(size);
}
