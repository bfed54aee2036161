import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { unlessPassed } from './pass-record.mjs';

const COUNTS = { passed: 7, failed: 0, skipped: 1 };

/** @type {string} */
let root;
let runs = 0;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pass '));
  runs = 0;
  for (const folder of ['pack/src', 'used', 'other', 'scripts']) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'a.ts'), 'a');
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const change = (/** @type {string} */ file) => writeFileSync(join(root, file), String(Math.random()));

/**
 * Does the step once.
 *
 * @param {{again?: boolean, outcome?: object, facts?: string[], during?: () => void}} [options]
 */
function run({ again = false, outcome = {}, facts = [], during = () => {} } = {}) {
  const work = async () => {
    runs += 1;
    during();
    return { ...COUNTS, ...outcome };
  };
  const step = { id: 'unit:pack', inputs: { reads: ['pack', 'used'], facts }, work };
  return unlessPassed(step, { again, places: { root, folder: join(root, '.cache') } })(() => {});
}

describe('a step that has passed', () => {
  it('is not done a second time, and its counts stand', async () => {
    await run();
    assert.deepEqual(await run(), { ...COUNTS, cached: true });
    assert.equal(runs, 1);
  });

  for (const file of [
    'pack/src/a.ts',
    'pack/src/a.test.ts',
    'pack/README.md',
    'used/a.ts',
    'scripts/a.ts',
    'pnpm-lock.yaml',
  ]) {
    it(`is done again after a change in ${file}`, async () => {
      await run();
      change(file);
      await run();
      assert.equal(runs, 2);
    });
  }

  it('stands after a change in what it does not read', async () => {
    await run();
    change('other/a.ts');
    await run();
    assert.equal(runs, 1);
  });

  it('is done again with another fact, and when it is asked to', async () => {
    await run();
    await run({ facts: ['another browser'] });
    await run({ facts: ['another browser'], again: true });
    assert.equal(runs, 3);
  });
});

describe('nothing is remembered of a step', () => {
  it('that failed', async () => {
    await run({ outcome: { failed: 1 } });
    await run();
    assert.equal(runs, 2);
  });

  it('that failed after it had passed', async () => {
    await run();
    await run({ again: true, outcome: { failed: 1 } });
    await run();
    assert.equal(runs, 3);
  });

  it('that left something out', async () => {
    await run({ outcome: { problem: 'SKIPPED: the half on PostgreSQL' } });
    await run();
    assert.equal(runs, 2);
  });

  it('during which a file changed', async () => {
    await run({ during: () => change('pack/src/a.ts') });
    await run();
    assert.equal(runs, 2);
  });

  it('whose record cannot be read', async () => {
    await run();
    writeFileSync(join(root, '.cache', 'unit-pack.json'), '{"hash": ');
    await run();
    assert.equal(runs, 2);
  });
});

it('a step that says nothing of what it reads is always done', async () => {
  const work = async () => COUNTS;
  assert.equal(unlessPassed({ id: 'lint', work }), work);
});
