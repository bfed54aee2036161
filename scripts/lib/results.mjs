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
 * Jest's `--json` report. A file that could not even run counts as one failure.
 *
 * @param {Record<string, unknown>} report
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
 * Playwright's `json` report. A test that passed on a later try passed; a file that could not be loaded failed.
 *
 * @param {{stats?: Record<string, unknown>, errors?: unknown[]}} report
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
 * The tests that Jest's report says failed, and the files that could not even run, each with the way to it.
 *
 * @typedef {{fullName: string, status: string}} JestAssertion
 * @param {{testResults?: {name: string, status: string, assertionResults: JestAssertion[]}[]}} report
 * @returns {string[]}
 */
export function failuresOfJest({ testResults = [] }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${name} could not run`];
    return failed.map(({ fullName }) => `${name} › ${fullName}`);
  });
}

/**
 * The same of Playwright, also what passed only on a later try: its cause is to be found, too.
 *
 * @param {{suites?: PlaywrightSuite[], errors?: {message?: string}[]}} report
 * @returns {string[]}
 */
export function failuresOfPlaywright({ suites = [], errors = [] }) {
  /** @type {(suite: PlaywrightSuite, above: string[]) => string[]} */
  const ofSuite = ({ title = '', suites: inside = [], specs = [] }, above) => {
    const path = [...above, title];
    const own = specs.flatMap(({ title: name = '', tests }) =>
      tests.flatMap(({ status }) => {
        if (status !== 'unexpected' && status !== 'flaky') return [];
        const way = [...path, name].join(' › ');
        return [status === 'flaky' ? `${way} (passed on a later try)` : way];
      }),
    );
    return [...own, ...inside.flatMap((suite) => ofSuite(suite, path))];
  };
  return [
    ...suites.flatMap((suite) => ofSuite(suite, [])),
    ...errors.map(({ message = 'a file that could not be loaded' }) => message.split('\n')[0] ?? ''),
  ];
}

/**
 * The same of `node --test` in TAP: the tests, not the suites around them.
 *
 * @param {string} tap
 * @returns {string[]}
 */
export function failuresOfTap(tap) {
  return [...tap.matchAll(/^( *)not ok \d+ - (.*)\n(?:\1 {2}.*\n)*/gm)].flatMap(([whole, , name]) =>
    whole.includes("failureType: 'subtestsFailed'") ? [] : [name ?? ''],
  );
}

/**
 * The counts of each folder of test files.
 *
 * @typedef {{title?: string, tests: {status: string}[]}} PlaywrightSpec
 * @typedef {{title?: string, file?: string, suites?: PlaywrightSuite[], specs?: PlaywrightSpec[]}} PlaywrightSuite
 * @param {{suites?: PlaywrightSuite[]}} report
 * @returns {Map<string, Counts>}
 */
export function countPlaywrightFolders({ suites = [] }) {
  /** @type {Map<string, Counts>} */
  const folders = new Map();
  for (const suite of suites) {
    const folder = suite.file?.split('/')[0] ?? '';
    folders.set(folder, sumCounts([folders.get(folder) ?? NOTHING, countSuite(suite)]));
  }
  return folders;
}

/** @param {PlaywrightSuite} suite @returns {Counts} */
function countSuite({ suites = [], specs = [] }) {
  const states = specs.flatMap(({ tests }) => tests.map(({ status }) => status));
  const count = (/** @type {string[]} */ ...wanted) =>
    states.filter((status) => wanted.includes(status)).length;
  const own = {
    passed: count('expected', 'flaky'),
    failed: count('unexpected'),
    skipped: count('skipped'),
  };
  return sumCounts([own, ...suites.map(countSuite)]);
}

/**
 * The closing lines of `node --test` in TAP.
 *
 * @param {string} tap
 * @returns {Counts}
 */
export function countTap(tap) {
  const last = (/** @type {string} */ name) =>
    Number([...tap.matchAll(new RegExp(`^# ${name} (\\d+)$`, 'gm'))].at(-1)?.[1] ?? 0);
  return {
    passed: last('pass'),
    failed: last('fail') + last('cancelled'),
    skipped: last('skipped') + last('todo'),
  };
}

/** What Node, V8 and the runners begin an error with; the errors of failed tests are indented. */
const ERROR_LINE = /^(?:FATAL ERROR: |(?:Uncaught )?[\w.]*(?:Error|Exception)\b)/;
const NO_CAUSE = /^\s*(?:at .*|Node\.js v.*|)$/;

/**
 * Why a program ended, in one line: the signal or the code, and the last error that it wrote.
 *
 * @param {Pick<import('./children.mjs').Ended, 'code' | 'signal' | 'errors'>} ended
 */
export function causeOfEnd({ code, signal, errors }) {
  const last =
    errors.findLast((line) => ERROR_LINE.test(line)) ?? errors.findLast((line) => !NO_CAUSE.test(line));
  return [signal ?? `code ${code}`, last?.trim()].filter(Boolean).join(', ');
}

/**
 * What a runner's end and report amount to together: a runner that failed without a failed test, or that ran no
 * test at all, has failed.
 *
 * @param {Pick<import('./children.mjs').Ended, 'code' | 'signal' | 'errors'>} ended
 * @param {(Counts & {failures?: string[]}) | undefined} counts nothing when no report could be read
 * @returns {Counts & {failures?: string[], problem?: string}}
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
 * What tests leave out as a whole (PostgreSQL's half, say), which the table then repeats, because nobody scrolls up to
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

/**
 * The last line of `npm test`, which programs read.
 *
 * @param {Counts} counts
 */
export function totalLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
