import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { recordsFolder } from './pass-record.mjs';

const SLOWEST = 10;
/** What a busy machine adds does not count as growth. */
const GROWN_BY = 1.5;
const GROWN_SECONDS = 3;

/**
 * The slowest files of a run, and those that took longer than when they were last run on this machine, because a new
 * test pays for its time.
 *
 * @param {import('./run-plan.mjs').StepResult[]} results
 * @param {string} scope whose times are compared
 * @param {string} [file] where they are kept
 * @returns {string[]} lines
 */
export function tellTimes(results, scope, file = join(dirname(recordsFolder()), `times-${scope}.json`)) {
  /** @type {Record<string, number>} */
  const now = Object.assign({}, ...results.map(({ seconds = {} }) => seconds));
  const before = readTimes(file);
  const slowest = Object.entries(now).sort(([, one], [, other]) => other - one);
  const grown = slowest.filter(([name, seconds]) => {
    const former = before[name];
    return former !== undefined && seconds > former * GROWN_BY && seconds - former > GROWN_SECONDS;
  });
  const line = (/** @type {[string, number]} */ [name, seconds]) => {
    const former = before[name];
    const was = former === undefined ? '' : `, before ${former.toFixed(1)} s`;
    return `  ${seconds.toFixed(1).padStart(6)} s  ${name}${was}`;
  };
  if (results.every(({ state }) => state === 'passed')) writeTimes(file, { ...before, ...now });
  return [
    ...(slowest.length > 0 ? ['The slowest files:', ...slowest.slice(0, SLOWEST).map(line)] : []),
    ...(grown.length > 0 ? ['Slower than before:', ...grown.slice(0, SLOWEST).map(line)] : []),
  ];
}

/** @param {string} file @returns {Record<string, number>} */
function readTimes(file) {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  } catch {
    // A run may have been killed while it wrote.
    return {};
  }
}

/** @param {string} file @param {Record<string, number>} times */
function writeTimes(file, times) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(times));
}
