import { describe, expect, it } from '@jest/globals';
import { changesOf, type Stored } from './changes.ts';
import { clustersOf, PairColumns } from './union.ts';

type PairOf = readonly [ipId: number, fingerprintId: number, requests: number];

function rootsOf(pairs: readonly PairOf[]) {
  const columns = new PairColumns();
  for (const [ipId, fingerprintId, requests] of pairs)
    columns.add({ ipId, fingerprintId, requests, person: 0, isMixed: true });
  return { columns, roots: clustersOf(columns) };
}

/** What differs after these pairs from what was stored after those. */
function changes(before: readonly PairOf[], after: readonly PairOf[]) {
  const { columns, roots } = rootsOf(after);
  const stored: Stored = { roots: new Int32Array(roots.length), requests: new Int32Array(roots.length) };
  const known = rootsOf(before).roots;
  stored.roots.set(known);
  for (const [, fingerprintId, requests] of before) {
    const root = known[fingerprintId] ?? 0;
    stored.requests[root] = (stored.requests[root] ?? 0) + requests;
  }
  return changesOf(columns, roots, stored);
}

const none = { opened: [], members: [], left: [], closed: [], stale: [] };

describe('what changes in the clusters', () => {
  const two: PairOf[] = [
    [1, 2, 3],
    [3, 4, 3],
  ];

  it('is nothing where nothing came', () => {
    expect(changes(two, two)).toEqual(none);
    expect(changes([], [])).toEqual(none);
  });

  it('is a new cluster with its members', () => {
    expect(changes([], [[1, 2, 3]])).toEqual({
      ...none,
      opened: [2],
      members: [
        [1, 2],
        [2, 2],
      ],
      stale: [2],
    });
  });

  it('is the sums alone where known sources came again', () => {
    expect(changes(two, [two[0] ?? [1, 2, 3], [3, 4, 4]])).toEqual({ ...none, stale: [4] });
  });

  it('is the younger of two clusters that join', () => {
    expect(changes(two, [...two, [1, 4, 1]])).toEqual({
      ...none,
      members: [
        [3, 2],
        [4, 2],
      ],
      closed: [4],
      stale: [2],
    });
  });

  it('is every part of a cluster that falls apart', () => {
    const behind = (count: number) => Array.from({ length: count }, (_, at): PairOf => [1, 2 + at, 1]);
    const { opened, members, left, closed, stale } = changes(behind(20), behind(21));
    expect([left, closed]).toEqual([[1], []]);
    expect(stale).toEqual(behind(21).map(([, id]) => id));
    expect(opened).toEqual(stale.slice(1));
    expect(members).toEqual(opened.map((id) => [id, id]));
  });
});
