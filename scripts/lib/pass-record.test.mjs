import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { outcomeOfPart, unlessPassed, WITH_DOCUMENTS } from './pass-record.mjs';
import { sumCounts } from './results.mjs';

const COUNTS = { passed: 7, failed: 0, skipped: 1 };

/** @type {string} */
let root;
let runs = 0;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pass '));
  runs = 0;
  for (const folder of ['pack/src', 'used', 'other', 'scripts/lib']) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'a.ts'), 'a');
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const change = (/** @type {string} */ file) => writeFileSync(join(root, file), String(Math.random()));

/**
 * Does the step once.
 *
 * @param {{again?: boolean, outcome?: object, facts?: string[], ignored?: RegExp, during?: () => void, places?: {root: string, folder: string}}} [options]
 */
function run({ again = false, outcome = {}, facts = [], ignored, during = () => {}, places } = {}) {
  const work = async () => {
    runs += 1;
    during();
    return { ...COUNTS, ...outcome };
  };
  const step = {
    id: 'unit:pack',
    needs: [],
    inputs: { reads: ['pack', 'used'], facts, ...(ignored && { ignored }) },
    work,
  };
  return unlessPassed(step, { again, places: places ?? { root, folder: join(root, '.cache') } }).work(
    () => {},
    1,
  );
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
    'used/a.ts',
    'scripts/lib/test-runners.mjs',
    'scripts/lib/children.mjs',
    'pnpm-lock.yaml',
  ]) {
    it(`is done again after a change in ${file}`, async () => {
      await run();
      change(file);
      await run();
      assert.equal(runs, 2);
    });
  }

  for (const file of ['other/a.ts', 'scripts/a-drill.mjs', 'scripts/lib/a.ts', 'pack/README.md']) {
    it(`stands after a change in ${file}, which it does not read`, async () => {
      await run();
      change(file);
      await run();
      assert.equal(runs, 1);
    });
  }

  it('stands after a change in a kind of file that it does not read', async () => {
    await run({ ignored: /\.test\.ts$/ });
    change('pack/src/a.test.ts');
    await run({ ignored: /\.test\.ts$/ });
    assert.equal(runs, 1);
  });

  it('is done again after a change of a document where it compares documents', async () => {
    await run({ ignored: WITH_DOCUMENTS });
    change('pack/README.md');
    await run({ ignored: WITH_DOCUMENTS });
    assert.equal(runs, 2);
  });

  it('stands again once a change is taken back', async () => {
    await run();
    change('pack/src/a.ts');
    await run();
    writeFileSync(join(root, 'pack/src/a.ts'), 'a');
    await run();
    assert.equal(runs, 2);
  });

  it('stands in another clone', async () => {
    await run();
    const folder = join(root, '.cache');
    const clone = join(root, 'clone');
    for (const name of ['pack', 'used']) cpSync(join(root, name), join(clone, name), { recursive: true });
    await run({ places: { root: clone, folder } });
    assert.equal(runs, 1);
  });

  it('is known before the run, so that the others get its workers', async () => {
    const step = { id: 'x', needs: [], inputs: { reads: [] }, work: async () => COUNTS };
    const places = { root, folder: join(root, '.cache') };
    assert.equal(unlessPassed(step, { places }).isKnown, false);
    await unlessPassed(step, { places }).work(() => {}, 1);
    assert.deepEqual(
      [unlessPassed(step, { places }).isKnown, unlessPassed(step, { again: true, places }).isKnown],
      [true, false],
    );
  });

  it('is done again in another environment', async () => {
    await run();
    const before = process.env.NODE_ENV;
    try {
      process.env.NODE_ENV = 'production';
      await run();
    } finally {
      if (before === undefined) delete process.env.NODE_ENV;
      else process.env.NODE_ENV = before;
    }
    assert.equal(runs, 2);
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
    const [record = ''] = readdirSync(join(root, '.cache'));
    writeFileSync(join(root, '.cache', record), '{"passed": ');
    await run();
    assert.equal(runs, 2);
  });
});

describe('a step of parts', () => {
  const one = { passed: 2, failed: 0, skipped: 0 };
  const other = { passed: 3, failed: 0, skipped: 1 };
  /** @type {string[][]} */
  let asked = [];

  /** @param {import('./results.mjs').Counts} [counts] of the other part @param {string} [problem] */
  function runParts(counts = other, problem) {
    const parts = ['pack', 'used'].map((name) => ({ name, inputs: { reads: [name] } }));
    const byName = new Map([
      ['pack', one],
      ['used', counts],
    ]);
    const step = {
      id: 'unit:pack',
      needs: [],
      parts,
      work: async (/** @type {unknown} */ _, /** @type {number} */ _workers, rest = ['']) => {
        asked.push(rest);
        const byPart = new Map([...byName].filter(([name]) => rest.includes(name)));
        return { ...sumCounts([...byPart.values()]), ...(problem !== undefined && { problem }), byPart };
      },
    };
    return unlessPassed(step, { places: { root, folder: join(root, '.cache') } });
  }
  beforeEach(() => {
    asked = [];
  });

  it('does again only those of which something changed, and counts all', async () => {
    assert.deepEqual(await runParts().work(() => {}, 1), { passed: 5, failed: 0, skipped: 1 });
    change('used/a.ts');
    assert.equal(runParts().isKnown, false);
    const note = 'cached: pack';
    assert.deepEqual(await runParts().work(() => {}, 1), { passed: 5, failed: 0, skipped: 1, note });
    assert.deepEqual(asked, [['pack', 'used'], ['used']]);
    assert.equal(runParts().isKnown, true);
    assert.deepEqual(await runParts().work(() => {}, 1), { ...COUNTS, passed: 5, cached: true });
  });

  it('has failed where a part was not run', async () => {
    const parts = ['pack', 'used'].map((name) => ({ name, inputs: { reads: [name] } }));
    const byPart = new Map([['pack', one]]);
    const step = { id: 'unit:pack', needs: [], parts, work: async () => ({ ...one, byPart }) };
    const places = { root, folder: join(root, '.cache') };
    const outcome = await unlessPassed(step, { places }).work(() => {}, 1);
    assert.deepEqual(outcome, { ...one, failed: 1, problem: 'not run: used' });
    assert.equal(runParts().isKnown, false);
  });

  it('does again only what failed', async () => {
    await runParts({ ...other, failed: 1 }).work(() => {}, 1);
    await runParts().work(() => {}, 1);
    assert.deepEqual(asked, [['pack', 'used'], ['used']]);
  });

  it('does all again where the run as a whole has a problem', async () => {
    await runParts(other, 'ended with code 1').work(() => {}, 1);
    await runParts().work(() => {}, 1);
    assert.deepEqual(asked, [
      ['pack', 'used'],
      ['pack', 'used'],
    ]);
  });
});

describe('what a run says of a part', () => {
  const passed = { passed: 3, failed: 0, skipped: 0 };
  const byPart = new Map([
    ['shell', passed],
    ['money', { passed: 2, failed: 1, skipped: 0 }],
  ]);
  const run = { passed: 5, failed: 1, skipped: 0 };

  it('is that it passed, whatever others did', () => {
    assert.deepEqual(outcomeOfPart('shell', run, byPart), passed);
    assert.equal(outcomeOfPart('money', run, byPart).failed, 1);
  });

  for (const [what, outcome] of /** @type {const} */ ([
    ['a file could not be loaded', { ...run, failed: 2 }],
    ['the runner itself failed', { ...run, problem: 'no test failed, yet it ended with code 1' }],
  ])) {
    it(`is no pass where ${what}`, () => {
      assert.equal(outcomeOfPart('shell', outcome, byPart).failed, 1);
    });
  }

  it('is no pass where none of its tests ran', () => {
    assert.equal(outcomeOfPart('account', run, byPart).failed, 1);
  });
});

it('a step that says nothing of what it reads is always done', async () => {
  const step = { id: 'lint', needs: [], work: async () => COUNTS };
  assert.equal(unlessPassed(step), step);
});
