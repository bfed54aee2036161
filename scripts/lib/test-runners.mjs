import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { run } from './children.mjs';
import { CACHE, ROOT } from './paths.mjs';
import {
  countJest,
  countPlaywright,
  countPlaywrightFolders,
  countTap,
  failuresOfJest,
  failuresOfPlaywright,
  failuresOfTap,
  judgeRunner,
  readWarning,
} from './results.mjs';

/** @typedef {import('./results.mjs').Counts & {problem?: string, note?: string, cached?: boolean, failures?: string[]}} Outcome */
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
 * A program that passes or fails as a whole.
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

/** Two steps run at once: each has half of the machine. */
const WORKERS = '--maxWorkers=50%';

/**
 * The Jest tests of one package.
 *
 * @param {string} folder
 * @param {{name?: string, args?: string[], env?: NodeJS.ProcessEnv, onLine: OnLine}} options
 * @returns {Promise<Outcome>}
 */
export async function runJest(folder, { name = folder, args = [], env = {}, onLine }) {
  const cwd = join(ROOT, folder);
  const manifest = createRequire(join(cwd, 'package.json')).resolve('jest/package.json');
  const jest = join(dirname(manifest), 'bin', 'jest.js');
  const report = reportFile(`${name}.jest.json`);
  /** @type {string | undefined} what the tests say that they leave out as a whole */
  let warning;
  const options = ['--ci', '--json', `--outputFile=${report}`, WORKERS, ...args];
  const ended = await run(process.execPath, [jest, ...options], {
    cwd,
    env: {
      NODE_OPTIONS: nodeOptions('--experimental-vm-modules --disable-warning=ExperimentalWarning'),
      ...env,
    },
    onLine: (line) => {
      // Jest's own report also comes on its standard output, as one long line.
      if (line.startsWith('{"numFailedTestSuites"')) return;
      warning ??= readWarning(line);
      onLine(line);
    },
  });
  const counts = judgeRunner(
    ended,
    readReport(report, (text) => {
      const said = JSON.parse(text);
      return {
        ...countJest(said),
        failures: failuresOfJest(said).map((name) => name.replace(`${cwd}${sep}`, '')),
      };
    }),
  );
  return { ...(warning !== undefined && { problem: warning }), ...counts };
}

/**
 * Tests of Node's own runner.
 *
 * @param {string[]} files
 * @param {{name: string, onLine: OnLine}} options
 * @returns {Promise<Outcome>}
 */
export async function runNodeTests(files, { name, onLine }) {
  const report = reportFile(`${name}.tap`);
  const reporters = [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
  ];
  const ended = await run(process.execPath, ['--test', ...reporters, ...files], { cwd: ROOT, onLine });
  return judgeRunner(
    ended,
    readReport(report, (tap) => ({ ...countTap(tap), failures: failuresOfTap(tap) })),
  );
}

/**
 * The browser tests of some folders.
 *
 * @param {{browser: string, folders: string[], onLine: OnLine}} options
 * @returns {Promise<Outcome & {byFolder: Map<string, import('./results.mjs').Counts>}>}
 */
export async function runPlaywright({ browser, folders, onLine }) {
  const cwd = join(ROOT, 'e2e');
  const manifest = createRequire(join(cwd, 'package.json')).resolve('@playwright/test/package.json');
  const report = reportFile('e2e.playwright.json');
  const filters = folders.map((folder) => `[\\\\/]e2e[\\\\/]${folder}[\\\\/]`);
  const ended = await run(
    process.execPath,
    [join(dirname(manifest), 'cli.js'), 'test', '--reporter=list,json', ...filters],
    { cwd, env: { CHROME_BIN: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, onLine },
  );
  const counts = judgeRunner(
    ended,
    readReport(report, (text) => {
      const said = JSON.parse(text);
      return { ...countPlaywright(said), failures: failuresOfPlaywright(said) };
    }),
  );
  const byFolder = readReport(report, (text) => countPlaywrightFolders(JSON.parse(text)));
  return { ...counts, byFolder: byFolder ?? new Map() };
}
