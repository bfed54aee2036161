import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createRandom } from '../lib/random.mjs';
import { planMoves } from './moves.mjs';

const remotes = ['account', 'company', 'roles'];

for (const [releases, rollbacks] of /** @type {const} */ ([
  [30, 10],
  [3, 3],
  [1, 1],
]))
  it(`${releases} releases and ${rollbacks} rollbacks are planned, none of them of what was not released`, () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const moves = planMoves(createRandom(seed), { releases, rollbacks, remotes });
      assert.equal(moves.filter(({ action }) => action === 'release').length, releases);
      assert.equal(moves.length, releases + rollbacks);
      /** @type {Record<string, number>} */
      const depth = {};
      for (const { action, remote } of moves) {
        depth[remote] = (depth[remote] ?? 0) + (action === 'release' ? 1 : -1);
        assert.ok(Number(depth[remote]) >= 0);
      }
    }
  });
