import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  countJest,
  countPlaywright,
  countTap,
  judgeRunner,
  readWarning,
  sumCounts,
  totalLine,
} from './results.mjs';

describe('counting', () => {
  it('reads Jest: files that could not run are failures, todo is skipped', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      numRuntimeErrorTestSuites: 1,
    };
    assert.deepEqual(countJest(report), { passed: 5, failed: 2, skipped: 3 });
  });

  it('reads Playwright: a flaky test passed, a file that could not be loaded failed', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
    assert.deepEqual(countPlaywright(report), { passed: 8, failed: 2, skipped: 2 });
  });

  it('reads the closing lines of TAP, not those that a test printed', () => {
    const tap = '# pass 99\nok 1 - x\n# tests 6\n# pass 3\n# fail 1\n# cancelled 1\n# skipped 1\n# todo 1\n';
    assert.deepEqual(countTap(tap), { passed: 3, failed: 2, skipped: 2 });
  });

  it('finds nothing in nothing', () => {
    assert.deepEqual(countJest({}), { passed: 0, failed: 0, skipped: 0 });
    assert.deepEqual(countPlaywright({}), { passed: 0, failed: 0, skipped: 0 });
    assert.deepEqual(countTap(''), { passed: 0, failed: 0, skipped: 0 });
  });
});

describe('judging a runner', () => {
  it('believes a report that fits the exit code', () => {
    assert.deepEqual(judgeRunner(0, { passed: 2, failed: 0, skipped: 1 }), {
      passed: 2,
      failed: 0,
      skipped: 1,
    });
    assert.deepEqual(judgeRunner(1, { passed: 2, failed: 1, skipped: 0 }), {
      passed: 2,
      failed: 1,
      skipped: 0,
    });
  });

  for (const [what, code, counts] of /** @type {const} */ ([
    ['executed nothing', 0, { passed: 0, failed: 0, skipped: 0 }],
    ['skipped everything', 0, { passed: 0, failed: 0, skipped: 3 }],
    ['left no report', 0, undefined],
    ['failed after its tests passed', 1, { passed: 2, failed: 0, skipped: 0 }],
  ])) {
    it(`fails one that ${what}`, () => {
      const outcome = judgeRunner(code, counts);
      assert.equal(outcome.failed, 1);
      assert.ok(outcome.problem);
    });
  }
});

it('hears what the tests leave out as a whole', () => {
  assert.equal(readWarning('!!! SKIPPED: half of it. Why.'), 'SKIPPED: half of it. Why.');
  assert.equal(readWarning('  ○ skipped one test'), undefined);
});

it('sums the runners into the last line', () => {
  const total = sumCounts([
    { passed: 2, failed: 0, skipped: 1 },
    { passed: 3, failed: 1, skipped: 0 },
  ]);
  assert.equal(totalLine(total), '5 passed, 1 failed, 1 skipped');
});
