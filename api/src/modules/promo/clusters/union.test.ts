import { SHARED_NETWORK_FINGERPRINTS } from '@cabinet/kernel/core/contract';
import { describe, expect, it } from '@jest/globals';
import { clustersOf, type Pair, PairColumns } from './union.ts';

function clusters(pairs: readonly (Partial<Pair> & Pick<Pair, 'ipId' | 'fingerprintId'>)[]): number[] {
  const columns = new PairColumns();
  for (const pair of pairs) columns.add({ requests: 1, person: 0, isMixed: false, ...pair });
  return [...clustersOf(columns)];
}

describe('clusters of pairs', () => {
  it('join what shares an address or a fingerprint, under the oldest fingerprint', () => {
    const found = clusters([
      { ipId: 1, fingerprintId: 9 },
      { ipId: 1, fingerprintId: 4 },
      { ipId: 2, fingerprintId: 4 },
      { ipId: 3, fingerprintId: 5, requests: 2 },
    ]);
    expect(found).toEqual([0, 4, 4, 0, 4, 0, 0, 0, 0, 4]);
  });

  it.each([
    ['one or two requests of one person', [{ requests: 2, person: 7 }], false],
    ['three requests of one person', [{ requests: 3, person: 7 }], true],
    ['two people at one device', [{ requests: 2, person: 7, isMixed: true }], true],
    ['two people at two addresses', [{ person: 7 }, { ipId: 3, person: 8 }], true],
    ['one person at two addresses', [{ person: 7 }, { ipId: 3, person: 7 }], false],
    ['one person and somebody unknown', [{ person: 7 }, { ipId: 3, person: 0 }], false],
  ] as const)('%s', (_what, pairs, isCluster) => {
    const found = clusters(pairs.map((pair) => ({ ipId: 1, fingerprintId: 2, ...pair })));
    expect(found[2]).toBe(isCluster ? 2 : 0);
  });

  it('leave a shared network out, but not one fingerprint below it', () => {
    const behind = (count: number) =>
      clusters(Array.from({ length: count }, (_, at) => ({ ipId: 1, fingerprintId: 2 + at, requests: 3 })));
    expect(new Set(behind(SHARED_NETWORK_FINGERPRINTS).slice(1))).toEqual(new Set([2]));
    const found = behind(SHARED_NETWORK_FINGERPRINTS + 1);
    expect(found[1]).toBe(0);
    expect(found.slice(2)).toEqual(found.slice(2).map((_, at) => 2 + at));
  });

  it('are none where there are no pairs', () => {
    expect(clusters([])).toEqual([0]);
  });
});
