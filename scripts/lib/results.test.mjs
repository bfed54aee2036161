import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { run } from './children.mjs';
import {
  causeOfEnd,
  countJest,
  countJestFiles,
  countPlaywright,
  countPlaywrightFolders,
  failuresOfJest,
  failuresOfPlaywright,
  judgeRunner,
  moreInFull,
  readJest,
  readNodeTests,
  readPlaywright,
  readWarning,
  sumCounts,
  totalLine,
} from './results.mjs';

const ended = (/** @type {number} */ code) => ({ code, signal: null, errors: [] });

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

  it('reads Jest file by file: one that could not run is a failure', () => {
    const file = (
      /** @type {string} */ name,
      /** @type {string} */ status,
      /** @type {string[]} */ ...states
    ) => ({
      name,
      status,
      assertionResults: states.map((state) => ({ title: state, status: state })),
    });
    const testResults = [
      file('/a.test.ts', 'failed', 'passed', 'failed', 'pending', 'todo'),
      file('/b.test.ts', 'failed'),
      file('/c.test.ts', 'passed', 'passed'),
    ];
    assert.deepEqual(
      [...countJestFiles({ testResults })],
      [
        ['/a.test.ts', { passed: 1, failed: 1, skipped: 2 }],
        ['/b.test.ts', { passed: 0, failed: 1, skipped: 0 }],
        ['/c.test.ts', { passed: 1, failed: 0, skipped: 0 }],
      ],
    );
  });

  it('reads Playwright: a flaky test passed, a file that could not be loaded failed', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
    assert.deepEqual(countPlaywright(report), { passed: 8, failed: 2, skipped: 2 });
  });

  it('reads Playwright folder by folder', () => {
    const specs = (/** @type {string[]} */ ...states) => states.map((status) => ({ tests: [{ status }] }));
    const suites = [
      { file: 'shell/a.spec.ts', specs: specs('expected'), suites: [{ specs: specs('flaky', 'skipped') }] },
      { file: 'shell/b.spec.ts', specs: specs('expected') },
      { file: 'money/a.spec.ts', specs: specs('unexpected') },
    ];
    assert.deepEqual(
      [...countPlaywrightFolders({ suites })],
      [
        ['shell', { passed: 3, failed: 0, skipped: 1, problem: '(passed on a later try)' }],
        ['money', { passed: 0, failed: 1, skipped: 0 }],
      ],
    );
  });

  it('finds nothing in nothing', () => {
    assert.deepEqual(countJest({}), { passed: 0, failed: 0, skipped: 0 });
    assert.deepEqual(countPlaywright({}), { passed: 0, failed: 0, skipped: 0 });
  });
});

describe('naming what failed', () => {
  it('reads Jest: tests with their file, and files that could not run', () => {
    const assertions = [
      { ancestorTitles: ['a door'], title: 'opens', status: 'failed' },
      { ancestorTitles: ['a door'], title: 'closes', status: 'passed' },
    ];
    const testResults = [
      { name: 'door.test.ts', status: 'failed', assertionResults: assertions },
      { name: 'wall.test.ts', status: 'failed', assertionResults: [] },
      { name: 'roof.test.ts', status: 'passed', assertionResults: [] },
    ];
    assert.deepEqual(failuresOfJest({ testResults }), [
      'door.test.ts › a door › opens',
      'wall.test.ts could not run',
    ]);
  });

  it('reads Playwright: also what passed on a later try, and what could not be loaded', () => {
    const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
      title,
      tests: [{ status }],
    });
    const suites = [
      {
        title: 'shell/menu.spec.ts',
        specs: [spec('opens', 'unexpected'), spec('closes', 'expected')],
        suites: [{ title: 'on a phone', specs: [spec('slides', 'flaky'), spec('waits', 'skipped')] }],
      },
    ];
    assert.deepEqual(failuresOfPlaywright({ suites, errors: [{ message: 'SyntaxError: x\n  at y' }] }), [
      'shell/menu.spec.ts › opens',
      'shell/menu.spec.ts › on a phone › slides (passed on a later try)',
      'SyntaxError: x',
    ]);
  });

  it('shows the film of a test of Playwright that needed a second try', () => {
    const attachments = [{ name: 'screenshot' }, { name: 'trace', path: '/t/trace.zip' }];
    const specs = [{ title: 'slides', tests: [{ status: 'flaky', results: [{ attachments }] }] }];
    assert.deepEqual(failuresOfPlaywright({ suites: [{ title: 'menu.spec.ts', specs }] }), [
      'menu.spec.ts › slides (passed on a later try)\n    npx playwright show-trace /t/trace.zip',
    ]);
  });

  it("reads what Node's own runner wrote, without the suites around a test", async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cabinet-node-'));
    try {
      const file = join(folder, 'door.test.mjs');
      await writeFile(
        file,
        `import { describe, it } from 'node:test';
         describe('a door', () => { it('opens', () => { throw new Error('stuck'); }); it('closes', () => {}); it.skip('waits'); });
         it('stands alone', () => { throw new Error('fell'); });`,
      );
      const empty = join(folder, 'wall.test.mjs');
      await writeFile(empty, '// A file without a test is a mistake.');
      /** @type {string[]} */
      const lines = [];
      const reporter = pathToFileURL(join(import.meta.dirname, 'node-reporter.mjs')).href;
      const to = ['--test-reporter-destination=stdout', `--test-reporter=${reporter}`];
      await run(process.execPath, ['--test', '--test-concurrency=1', ...to, file, empty], {
        env: { NODE_TEST_CONTEXT: undefined },
        onLine: (line) => lines.push(line),
      });
      const { seconds, ...said } = readNodeTests(lines.join('\n'));
      const failures = ['a door › opens', 'stands alone', empty];
      assert.deepEqual(said, { passed: 1, failed: 3, skipped: 1, failures });
      assert.deepEqual(Object.keys(seconds), [file, empty]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('finds nothing in nothing', () => {
    const nothing = { passed: 0, failed: 0, skipped: 0, failures: [], seconds: {} };
    assert.deepEqual([readJest({}), readPlaywright({}), readNodeTests('')], [nothing, nothing, nothing]);
  });
});

describe('timing', () => {
  it('reads how long each file of Jest took', () => {
    const file = { status: 'passed', assertionResults: [] };
    const testResults = [{ ...file, name: 'door.test.ts', startTime: 1000, endTime: 3500 }];
    assert.deepEqual(readJest({ testResults }).seconds, { 'door.test.ts': 2.5 });
  });

  it('adds up the tests and tries of a file of Playwright', () => {
    const tests = [{ status: 'flaky', results: [{ duration: 1000 }, { duration: 500 }] }];
    const suites = [{ file: 'a.spec.ts', specs: [{ tests }], suites: [{ specs: [{ tests }] }] }];
    assert.deepEqual(readPlaywright({ suites }).seconds, { 'a.spec.ts': 3 });
  });
});

it('says how many tests everything has beside the gate', () => {
  const own = { passed: 3, failed: 1, skipped: 1 };
  const nothing = { passed: 0, failed: 0, skipped: 0 };
  const results = [
    { id: 'api:modules', ...own },
    { id: 'api:seed', ...own },
    { id: 'unit:host', ...own },
    { id: 'e2e', ...own },
    { id: 'count:api', ...nothing, inFull: 25 },
    { id: 'count:e2e', ...nothing, inFull: 12 },
  ];
  assert.equal(moreInFull(results), 15 + 7);
});

describe('judging a runner', () => {
  it('believes a report that fits the exit code', () => {
    assert.deepEqual(judgeRunner(ended(0), { passed: 2, failed: 0, skipped: 1 }), {
      passed: 2,
      failed: 0,
      skipped: 1,
    });
    assert.deepEqual(judgeRunner(ended(1), { passed: 2, failed: 1, skipped: 0 }), {
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
      const outcome = judgeRunner(ended(code), counts);
      assert.equal(outcome.failed, 1);
      assert.ok(outcome.problem);
    });
  }

  it('says why one crashed, past its stack', async () => {
    const crash = await run(process.execPath, [
      '-e',
      'console.error("PASS one.test.ts"); Promise.reject(new TypeError("Expected signal"))',
    ]);
    assert.equal(judgeRunner(crash, undefined).problem, 'left no report: code 1, TypeError: Expected signal');
  });

  it('says which signal ended it', async () => {
    const killed = await run(process.execPath, ['-e', 'process.kill(process.pid, "SIGKILL")']);
    assert.equal(judgeRunner(killed, undefined).problem, 'left no report: SIGKILL');
  });

  for (const [what, errors, cause] of /** @type {const} */ ([
    [
      'the last word of V8',
      ['FATAL ERROR: heap limit', ' 1: 0xb8 node::Abort() [node]'],
      'FATAL ERROR: heap limit',
    ],
    [
      'the crash, not the failed test before it',
      ['  TypeError: of a test', 'Error: crash', '    at x'],
      'Error: crash',
    ],
    [
      'the last line where none names an error',
      ['cannot find jest', '', 'Node.js v24.0.0'],
      'cannot find jest',
    ],
  ])) {
    it(`quotes ${what}`, () => {
      assert.equal(causeOfEnd({ code: 134, signal: null, errors: [...errors] }), `code 134, ${cause}`);
    });
  }
});

it('collects what the tests leave out as a whole', () => {
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
