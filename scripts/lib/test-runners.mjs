import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './children.mjs';
import { CACHE, ROOT } from './paths.mjs';
import {
  countJestFiles,
  countPlaywrightFolders,
  judgeRunner,
  NOTHING,
  readJest,
  readNodeTests,
  readPlaywright,
  readWarning,
} from './results.mjs';

/**
 * The outcome of a step. `inFull` belongs to steps that only count: it is the number of all tests of their kind.
 * `byPart` has the outcome of each part, where the step has parts.
 *
 * @typedef {import('./results.mjs').Counts & Partial<import('./results.mjs').Named> & {problem?: string, note?: string, cached?: boolean, inFull?: number, byPart?: Map<string, import('./results.mjs').Counts>}} Outcome
 */
/** @typedef {(line: string) => void} OnLine */

/** @param {string} name a file of its own for each runner, empty before the run */
function reportFile(name) {
  const file = join(CACHE, 'test', name.replaceAll(/[^\w.-]/g, '-'));
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/**
 * @template T
 * @param {string} file
 * @param {(text: string) => T} count
 */
function readReport(file, count) {
  try {
    return existsSync(file) ? count(readFileSync(file, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} extra */
const nodeOptions = (extra) => [process.env.NODE_OPTIONS, extra].filter(Boolean).join(' ');

/**
 * Runs a program that passes or fails as a whole.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, onLine: OnLine}} options
 * @returns {Promise<Outcome>}
 */
export async function runCheck(command, args, { cwd = ROOT, env = {}, onLine }) {
  const { code } = await run(command, args, { cwd, env, onLine });
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** A package's own Jest, and how it is started. @param {string} cwd */
export function jestCommand(cwd) {
  const manifest = createRequire(join(cwd, 'package.json')).resolve('jest/package.json');
  return {
    script: join(dirname(manifest), 'bin', 'jest.js'),
    env: { NODE_OPTIONS: nodeOptions('--experimental-vm-modules --disable-warning=ExperimentalWarning') },
  };
}

/**
 * @typedef {object} JestOptions
 * @property {string} name of the report
 * @property {string[]} [args]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} [workers]
 * @property {OnLine} onLine
 */

/**
 * Runs the Jest tests of one package and reads Jest's report. `warning` is what the tests say that they leave out as a
 * whole.
 *
 * @param {string} folder
 * @param {JestOptions} options
 */
async function jest(folder, { name, args = [], env = {}, workers = 1, onLine }) {
  const cwd = join(ROOT, folder);
  const { script, env: own } = jestCommand(cwd);
  const report = reportFile(`${name}.jest.json`);
  /** @type {string | undefined} */
  let warning;
  const options = ['--ci', '--json', `--outputFile=${report}`, `--maxWorkers=${workers}`, ...args];
  const ended = await run(process.execPath, [script, ...options], {
    cwd,
    env: { ...own, ...env },
    onLine: (line) => {
      // Jest's own report also comes on its standard output, as one long line, and so do the paths that it was given.
      if (/^({"numFailedTestSuites"|Ran all test suites )/.test(line)) return;
      warning ??= readWarning(line);
      onLine(line);
    },
  });
  return { ended, said: readReport(report, JSON.parse), warning };
}

/**
 * Runs some test files of one package.
 *
 * @param {string} folder
 * @param {JestOptions & {files: string[]}} options `files` below the root, which are the parts
 * @returns {Promise<Outcome>}
 */
export async function runJest(folder, { files, ...options }) {
  const args = ['--runTestsByPath', ...files.map((file) => join(ROOT, file))];
  const { ended, said, warning } = await jest(folder, { ...options, args });
  return {
    ...(warning !== undefined && { problem: warning }),
    ...named(judgeRunner(ended, said && readJest(said))),
    byPart: new Map([...countJestFiles(said ?? {})].map(([file, counts]) => [nameBelow(file), counts])),
  };
}

/**
 * Counts the tests that a package's Jest finds. `env` tells its configuration to run none.
 *
 * @param {string} folder
 * @param {JestOptions} options
 * @returns {Promise<Outcome>}
 */
export async function countJestTests(folder, options) {
  const { ended, said } = await jest(folder, options);
  return counted(ended, said && readJest(said));
}

/**
 * @param {import('./children.mjs').Ended} ended
 * @param {import('./results.mjs').Counts | undefined} counts
 * @returns {Outcome}
 */
function counted(ended, counts) {
  if (ended.code !== 0 || counts === undefined) return { ...judgeRunner(ended, counts), failed: 1 };
  return { ...NOTHING, inFull: counts.skipped };
}

/** The name of a file below the root. @param {string} file @param {string} [folder] that it is named in */
const nameBelow = (file, folder = ROOT) => relative(ROOT, resolve(folder, file)).split(sep).join('/');

/**
 * An outcome in which files are named from the root.
 *
 * @param {Outcome} outcome
 * @param {string} [folder] that names of files are relative to
 * @returns {Outcome}
 */
function named(outcome, folder = ROOT) {
  const { failures = [], seconds = {} } = outcome;
  return {
    ...outcome,
    failures: failures.map((way) => way.replace(`${ROOT}${sep}`, '')),
    seconds: Object.fromEntries(
      Object.entries(seconds).map(([file, each]) => [nameBelow(file, folder), each]),
    ),
  };
}

/**
 * Reads what Node's own runner says about some files.
 *
 * @param {string[]} files
 * @param {{name: string, env?: NodeJS.ProcessEnv, onLine: OnLine}} options
 */
async function node(files, { name, env = {}, onLine }) {
  const report = reportFile(`${name}.node.jsonl`);
  const reporters = [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${pathToFileURL(join(ROOT, 'scripts', 'lib', 'node-reporter.mjs'))}`,
    `--test-reporter-destination=${report}`,
  ];
  const ended = await run(process.execPath, ['--test', ...reporters, ...files], { cwd: ROOT, env, onLine });
  return { ended, counts: readReport(report, readNodeTests) };
}

/**
 * Runs tests on Node's own runner.
 *
 * @param {string[]} files
 * @param {{name: string, onLine: OnLine}} options
 * @returns {Promise<Outcome>}
 */
export async function runNodeTests(files, options) {
  const { ended, counts } = await node(files, options);
  return named(judgeRunner(ended, counts));
}

/**
 * Counts the tests in files that take their functions from `countable.mjs`.
 *
 * @param {string[]} files
 * @param {{name: string, onLine: OnLine}} options
 * @returns {Promise<Outcome>}
 */
export async function countNodeTests(files, options) {
  const { ended, counts } = await node(files, {
    ...options,
    env: { CABINET_COUNT: '1', CABINET_GATE: undefined },
  });
  return counted(ended, counts);
}

/** Playwright's command line, in the folder of the browser tests. @param {string[]} args */
export function playwrightCommand(...args) {
  const cwd = join(ROOT, 'e2e');
  const manifest = createRequire(join(cwd, 'package.json')).resolve('@playwright/test/package.json');
  return { cwd, args: [join(dirname(manifest), 'cli.js'), 'test', ...args] };
}

/**
 * Runs the browser tests of some folders.
 *
 * @param {{browser: string, folders: string[], env?: NodeJS.ProcessEnv, onLine: OnLine}} options
 * @returns {Promise<Outcome>} whose parts are the folders
 */
export async function runPlaywright({ browser, folders, env = {}, onLine }) {
  const report = reportFile('e2e.playwright.json');
  const filters = folders.map((folder) => `[\\\\/]e2e[\\\\/]${folder}[\\\\/]`);
  const { cwd, args } = playwrightCommand('--reporter=list,json', ...filters);
  const ended = await run(process.execPath, args, {
    cwd,
    env: { CHROME_BIN: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
    onLine,
  });
  const said = readReport(report, JSON.parse);
  return {
    ...named(judgeRunner(ended, said && readPlaywright(said)), cwd),
    byPart: said ? countPlaywrightFolders(said) : new Map(),
  };
}

/** Counts the browser tests. @param {OnLine} onLine @returns {Promise<Outcome>} */
export async function countBrowserTests(onLine) {
  const { cwd, args } = playwrightCommand('--list');
  const { code, output } = await run(process.execPath, args, { cwd, env: { CABINET_GATE: undefined } });
  const [, total] = /^Total: (\d+) tests? in/m.exec(output) ?? [];
  if (code === 0 && total !== undefined) return { ...NOTHING, inFull: Number(total) };
  onLine(output);
  return { ...NOTHING, failed: 1, problem: 'the browser tests could not be listed' };
}
