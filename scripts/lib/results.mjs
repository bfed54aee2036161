/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** @type {Counts} */
export const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/** @param {unknown} value */
const number = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/**
 * What a report says beside its counts: the failed tests, each with the way to it, and how long each file took.
 *
 * @typedef {{failures: string[], seconds: Record<string, number>}} Named
 */

/**
 * Jest's `--json` report. A file that could not even run counts as one failure.
 *
 * @param {JestReport} report
 * @returns {Counts}
 */
export function countJest(report) {
  return {
    passed: number(report.numPassedTests),
    failed: number(report.numFailedTests) + number(report.numRuntimeErrorTestSuites),
    skipped: number(report.numPendingTests) + number(report.numTodoTests),
  };
}

/**
 * The counts of each file in Jest's report, by its absolute path.
 *
 * @param {JestReport} report
 * @returns {Map<string, Counts>}
 */
export function countJestFiles({ testResults = [] }) {
  return new Map(
    testResults.map(({ name, status, assertionResults }) => {
      const count = (/** @type {string} */ wanted) =>
        assertionResults.filter((assertion) => assertion.status === wanted).length;
      const [passed, failed] = [count('passed'), count('failed')];
      const couldNotRun = failed === 0 && status === 'failed';
      const skipped = assertionResults.length - passed - failed;
      return [name, { passed, failed: couldNotRun ? 1 : failed, skipped }];
    }),
  );
}

/**
 * Reads Playwright's `json` report. A test that passed on a later try passed, and a file that could not be loaded
 * failed.
 *
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright({ stats = {}, errors = [] }) {
  return {
    passed: number(stats.expected) + number(stats.flaky),
    failed: number(stats.unexpected) + errors.length,
    skipped: number(stats.skipped),
  };
}

/**
 * The tests that failed by Jest's report, and the files that could not even run, each with the way to it.
 *
 * @typedef {{ancestorTitles?: string[], title: string, status: string}} JestAssertion
 * @typedef {{name: string, status: string, startTime?: number, endTime?: number, assertionResults: JestAssertion[]}} JestFile
 * @typedef {{numPassedTests?: number, numFailedTests?: number, numRuntimeErrorTestSuites?: number, numPendingTests?: number, numTodoTests?: number, testResults?: JestFile[]}} JestReport
 * @param {JestReport} report
 * @returns {string[]}
 */
export function failuresOfJest({ testResults = [] }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${name} could not run`];
    return failed.map(({ ancestorTitles = [], title }) => [name, ...ancestorTitles, title].join(' › '));
  });
}

/**
 * The same for Playwright. A test that passed only on a later try is listed too, because that is a defect as well, and
 * the film of its first try shows it.
 *
 * @param {PlaywrightReport} report
 * @returns {string[]}
 */
export function failuresOfPlaywright({ suites = [], errors = [] }) {
  /** @type {(suite: PlaywrightSuite, above: string[]) => string[]} */
  const ofSuite = ({ title = '', suites: inside = [], specs = [] }, above) => {
    const path = [...above, title];
    const own = specs.flatMap(({ title: name = '', tests }) =>
      tests.flatMap(({ status, results = [] }) => {
        if (status !== 'unexpected' && status !== 'flaky') return [];
        const way = [...path, name].join(' › ');
        const trace = results
          .flatMap(({ attachments = [] }) => attachments)
          .find((each) => each.name === 'trace')?.path;
        const shown = trace === undefined ? '' : `\n    npx playwright show-trace ${trace}`;
        return [`${way}${status === 'flaky' ? ` ${LATER_TRY}` : ''}${shown}`];
      }),
    );
    return [...own, ...inside.flatMap((suite) => ofSuite(suite, path))];
  };
  return [
    ...suites.flatMap((suite) => ofSuite(suite, [])),
    ...errors.map(({ message = 'a file that could not be loaded' }) => message.split('\n')[0] ?? ''),
  ];
}

/** The mark of a test that passed on a later try. */
export const LATER_TRY = '(passed on a later try)';

/**
 * The counts of each folder of test files, and whether one of its tests passed only on a later try, which is no pass to
 * remember.
 *
 * @typedef {{duration?: number, attachments?: {name: string, path?: string}[]}} PlaywrightTry
 * @typedef {{title?: string, tests: {status: string, results?: PlaywrightTry[]}[]}} PlaywrightSpec
 * @typedef {{title?: string, file?: string, suites?: PlaywrightSuite[], specs?: PlaywrightSpec[]}} PlaywrightSuite
 * @typedef {{stats?: Record<string, unknown>, errors?: {message?: string}[], suites?: PlaywrightSuite[]}} PlaywrightReport
 * @param {{suites?: PlaywrightSuite[]}} report
 * @returns {Map<string, Counts & {problem?: string}>}
 */
export function countPlaywrightFolders({ suites = [] }) {
  /** @type {Map<string, Counts & {problem?: string}>} */
  const folders = new Map();
  for (const suite of suites) {
    const folder = suite.file?.split('/')[0] ?? '';
    const before = folders.get(folder);
    const isLater = before?.problem !== undefined || statesOf(suite).includes('flaky');
    const counts = sumCounts([before ?? NOTHING, countSuite(suite)]);
    folders.set(folder, { ...counts, ...(isLater && { problem: LATER_TRY }) });
  }
  return folders;
}

/** How each test below a suite ended. @param {PlaywrightSuite} suite @returns {string[]} */
const statesOf = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ tests }) => tests.map(({ status }) => status)),
  ...suites.flatMap(statesOf),
];

/** @param {PlaywrightSuite} suite @returns {Counts} */
function countSuite(suite) {
  const states = statesOf(suite);
  const count = (/** @type {string[]} */ ...wanted) =>
    states.filter((status) => wanted.includes(status)).length;
  return {
    passed: count('expected', 'flaky'),
    failed: count('unexpected'),
    skipped: count('skipped'),
  };
}

/**
 * Reads what `node-reporter.mjs` wrote about Node's own runner.
 *
 * @param {string} lines
 * @returns {Counts & Named}
 */
export function readNodeTests(lines) {
  /** @type {import('./node-reporter.mjs').NodeTest[]} */
  const tests = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const named = (/** @type {string} */ wanted) => tests.filter(({ state }) => state === wanted);
  return {
    passed: named('passed').length,
    failed: named('failed').length,
    skipped: named('skipped').length,
    failures: named('failed').map(({ name }) => name),
    seconds: addUp(tests.map(({ file, ms }) => [file, ms / 1000])),
  };
}

/**
 * How long each file took. A file may be named more than once.
 *
 * @param {(readonly [file: string, seconds: number])[]} list
 */
function addUp(list) {
  /** @type {Record<string, number>} */
  const seconds = {};
  for (const [file, more] of list) seconds[file] = (seconds[file] ?? 0) + more;
  return seconds;
}

/**
 * Reads everything in Jest's report.
 *
 * @param {JestReport} report
 * @returns {Counts & Named}
 */
export const readJest = (report) => ({
  ...countJest(report),
  failures: failuresOfJest(report),
  seconds: addUp(
    (report.testResults ?? []).map(({ name, startTime = 0, endTime = 0 }) => [
      name,
      (endTime - startTime) / 1000,
    ]),
  ),
});

/**
 * Reads everything in Playwright's report.
 *
 * @param {PlaywrightReport} report
 * @returns {Counts & Named}
 */
export const readPlaywright = (report) => ({
  ...countPlaywright(report),
  failures: failuresOfPlaywright(report),
  seconds: addUp((report.suites ?? []).map((suite) => [suite.file ?? '', secondsOf(suite)])),
});

/** @param {PlaywrightSuite} suite @returns {number} */
function secondsOf({ suites = [], specs = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results: tries = [] }) => tries));
  const own = results.reduce((sum, { duration = 0 }) => sum + duration / 1000, 0);
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own);
}

/** The beginnings of errors of Node, V8 and the runners. The errors of failed tests are indented. */
const ERROR_LINE = /^(?:FATAL ERROR: |(?:Uncaught )?[\w.]*(?:Error|Exception)\b)/;
const NO_CAUSE = /^\s*(?:at .*|Node\.js v.*|)$/;

/**
 * Says in one line why a program ended: the signal or the code, and the last error that it wrote.
 *
 * @param {Pick<import('./children.mjs').Ended, 'code' | 'signal' | 'errors'>} ended
 */
export function causeOfEnd({ code, signal, errors }) {
  const last =
    errors.findLast((line) => ERROR_LINE.test(line)) ?? errors.findLast((line) => !NO_CAUSE.test(line));
  return [signal ?? `code ${code}`, last?.trim()].filter(Boolean).join(', ');
}

/**
 * Puts a runner's end and its report together. A runner that failed without a failed test, or that ran no test at all,
 * has failed.
 *
 * @param {Pick<import('./children.mjs').Ended, 'code' | 'signal' | 'errors'>} ended
 * @param {(Counts & Partial<Named>) | undefined} counts nothing when no report could be read
 * @returns {Counts & Partial<Named> & {problem?: string}}
 */
export function judgeRunner(ended, counts) {
  if (counts === undefined) {
    return { ...NOTHING, failed: 1, problem: `left no report: ${causeOfEnd(ended)}` };
  }
  if (counts.passed + counts.failed === 0) {
    return { ...counts, failed: 1, problem: `executed no test: ${causeOfEnd(ended)}` };
  }
  if (ended.code !== 0 && counts.failed === 0) {
    return { ...counts, failed: 1, problem: `no test failed, yet it ended with ${causeOfEnd(ended)}` };
  }
  return counts;
}

/**
 * Finds what tests leave out as a whole (PostgreSQL's half, say). The table repeats it, because nobody scrolls up to
 * it.
 *
 * @param {string} line of a runner's output
 */
export const readWarning = (line) => /^!!! (SKIPPED: .*)$/.exec(line)?.[1];

/**
 * @param {Counts[]} list
 * @returns {Counts}
 */
export function sumCounts(list) {
  return list.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    NOTHING,
  );
}

/** The last line of `npm test`, which programs read. @param {Counts} counts */
export function totalLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * How many tests `--full` has beyond those of the gate. The steps that count them (`count:api`) are named after their
 * group.
 *
 * @param {(Counts & {id: string, inFull?: number})[]} results
 */
export function moreInFull(results) {
  const tests = (/** @type {Counts} */ { passed, failed, skipped }) => passed + failed + skipped;
  return results.reduce((more, { id, inFull = 0 }) => {
    const [kind, group = ''] = id.split(':');
    if (kind !== 'count') return more;
    const own = results.filter((result) => result.id.split(':')[0] === group).map(tests);
    return more + inFull - own.reduce((sum, count) => sum + count, 0);
  }, 0);
}
