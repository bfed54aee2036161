import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { contentHash } from './content-hash.mjs';
import { importClosure } from './import-closure.mjs';
import { ROOT } from './paths.mjs';

/** @typedef {import('./results.mjs').Counts & {inFull?: number}} Kept */

/** Versions, the compiler's settings and what runs the tests: every step reads them. */
export const EVERYTHING_READS = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  ...importClosure(ROOT, ['scripts/lib/test-runners.mjs']),
];

/** Tests and documents count as well, unless a step says otherwise: some tests read a README. */
const NOT_READ = /\.log$/;

/** What nobody asked for in a month is forgotten. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** The machine's memory of passes: every clone on it, a fresh one too, asks the same. */
export const recordsFolder = () =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'cabinet', 'passed');

/**
 * @typedef {object} Inputs
 * @property {string[]} reads files and folders below the root, beside what everything reads
 * @property {string[]} [facts] whatever else the result depends on
 * @property {RegExp} [ignored] names of files that the step does not read
 */

/**
 * What is known of an earlier pass of a step with the very same inputs: its counts.
 *
 * @param {string} id
 * @param {Inputs} inputs
 * @param {{root?: string, folder?: string}} [places]
 * @returns {{counts: Kept | undefined, keep: (outcome: Kept & {problem?: string}) => void}}
 */
export function passRecord(
  id,
  { reads, facts = [], ignored = NOT_READ },
  { root = ROOT, folder = recordsFolder() } = {},
) {
  const machine = [process.version, process.platform, process.arch, process.env.TZ ?? ''];
  const hashNow = () => contentHash(root, [...EVERYTHING_READS, ...reads], [...machine, ...facts], ignored);
  const hash = hashNow();
  const file = join(folder, `${id.replaceAll(/[^\w.-]/g, '-')}.${hash}.json`);

  return {
    counts: readRecord(file),
    /** Remembers a pass; not one that left something out, nor one during which an input changed. */
    keep({ passed, failed, skipped, problem, inFull }) {
      rmSync(file, { force: true });
      if (failed > 0 || problem !== undefined || hashNow() !== hash) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, JSON.stringify({ passed, failed, skipped, inFull }));
      forgetOld(folder);
    },
  };
}

/** @param {string} folder */
function forgetOld(folder) {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const { mtimeMs = Date.now() } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > KEPT_MS) rmSync(file, { force: true });
  }
}

/**
 * @param {string} file
 * @returns {Kept | undefined}
 */
function readRecord(file) {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  } catch {
    // A run was killed while it wrote.
    return undefined;
  }
}

/**
 * A step that is not done where it passed before with the same inputs: then the counts of that pass stand.
 *
 * @param {import('./test-plan.mjs').Step} step
 * @param {{again?: boolean, places?: {root?: string, folder?: string}}} [options] `again` does it all the same
 * @returns {import('./test-plan.mjs').Step}
 */
export function unlessPassed(step, { again = false, places = {} } = {}) {
  if (step.inputs === undefined) return step;
  const record = passRecord(step.id, step.inputs, places);
  const known = again ? undefined : record.counts;
  return {
    ...step,
    isKnown: known !== undefined,
    work: async (onLine, workers) => {
      if (known) return { ...known, cached: true };
      const outcome = await step.work(onLine, workers);
      record.keep(outcome);
      return outcome;
    },
  };
}
