import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { runPlan } from './run-plan.mjs';
import { chooseSteps, testPlan } from './test-plan.mjs';

const PASSED = { passed: 1, failed: 0, skipped: 0 };
const quiet = { atOnce: 2, onLine: () => {} };

/**
 * @param {string} id
 * @param {Partial<import('./test-plan.mjs').Step>} [rest]
 * @returns {import('./test-plan.mjs').Step}
 */
const step = (id, rest = {}) => ({ id, needs: [], work: async () => PASSED, ...rest });

describe('a plan', () => {
  it('goes on after a failure and says who was blocked by it', async () => {
    const results = await runPlan(
      [
        step('build', { work: () => Promise.reject(new Error('no')) }),
        step('site', { needs: ['build'] }),
        step('e2e', { needs: ['site'] }),
        step('unit'),
      ],
      quiet,
    );
    assert.deepEqual(
      results.map(({ id, state }) => [id, state]),
      [
        ['build', 'failed'],
        ['site', 'blocked'],
        ['e2e', 'blocked'],
        ['unit', 'passed'],
      ],
    );
    assert.equal(results[1]?.problem, 'needs build, which failed');
    assert.deepEqual([results[0]?.failed, results[1]?.skipped], [1, 1]);
  });

  it('does a step only after what it needs', async () => {
    /** @type {string[]} */
    const done = [];
    const work = (/** @type {string} */ id) => async () => {
      await turn();
      done.push(id);
      return PASSED;
    };
    await runPlan([step('a', { work: work('a') }), step('b', { needs: ['a'], work: work('b') })], quiet);
    assert.deepEqual(done, ['a', 'b']);
  });

  it('never does more at once than it may, and leaves a lonely step alone', async () => {
    let active = 0;
    let most = 0;
    let besideLonely = 0;
    const work = async () => {
      active += 1;
      most = Math.max(most, active);
      await turn();
      active -= 1;
      return PASSED;
    };
    const lonely = async () => {
      besideLonely = active;
      return PASSED;
    };
    const crowd = ['a', 'b', 'c', 'd', 'e'].map((id) => step(id, { work }));
    await runPlan([...crowd, step('e2e', { alone: true, work: lonely })], quiet);
    assert.equal(most, 2);
    assert.equal(besideLonely, 0);
  });
});

describe('choosing steps', () => {
  const plan = [
    step('install'),
    step('build', { needs: ['install'] }),
    step('unit:a'),
    step('unit:b'),
    step('e2e', { needs: ['build'] }),
  ];

  it('takes a whole group, and what a step needs', () => {
    const ids = (/** @type {string[]} */ chosen) => chooseSteps(plan, chosen).map(({ id }) => id);
    assert.deepEqual(ids(['unit']), ['unit:a', 'unit:b']);
    assert.deepEqual(ids(['e2e']), ['install', 'build', 'e2e']);
    assert.equal(ids([]).length, plan.length);
  });

  it('names the steps there are when one is unknown', () => {
    assert.throws(() => chooseSteps(plan, ['nope']), /no step "nope".*unit:a/);
  });
});

it('lists every step after what it needs', () => {
  /** @type {Set<string>} */
  const seen = new Set();
  for (const { id, needs } of testPlan()) {
    for (const need of needs) assert.ok(seen.has(need), `${id} stands before ${need}`);
    seen.add(id);
  }
});
