import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './content-hash.mjs';
import { CACHE, ROOT } from './paths.mjs';

/** @typedef {import('./results.mjs').Counts} Counts */

/** Versions, the compiler's settings, the runners and the tools: every step reads them. */
export const EVERYTHING_READS = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'scripts',
  'tools',
];

// Tests and documents count as well: some tests read a README.
const NOT_READ = /\.log$/;

/**
 * @typedef {object} Inputs
 * @property {string[]} reads files and folders below the root, beside what everything reads
 * @property {string[]} [facts] whatever else the result depends on
 */

/**
 * What is known of an earlier pass of a step: its counts, as long as nothing that it reads has changed.
 *
 * @param {string} id
 * @param {Inputs} inputs
 * @param {{root?: string, folder?: string}} [places]
 * @returns {{counts: Counts | undefined, keep: (outcome: Counts & {problem?: string}) => void}}
 */
export function passRecord(id, { reads, facts = [] }, { root = ROOT, folder = join(CACHE, 'passed') } = {}) {
  const file = join(folder, `${id.replaceAll(/[^\w.-]/g, '-')}.json`);
  const machine = [process.version, process.platform, process.arch];
  const hashNow = () => contentHash(root, [...EVERYTHING_READS, ...reads], [...machine, ...facts], NOT_READ);
  const hash = hashNow();
  const former = readRecord(file);

  return {
    counts: former?.hash === hash ? former.counts : undefined,
    /** Remembers a pass; not one that left something out, nor one during which an input changed. */
    keep({ passed, failed, skipped, problem }) {
      rmSync(file, { force: true });
      if (failed > 0 || problem !== undefined || hashNow() !== hash) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, JSON.stringify({ hash, counts: { passed, failed, skipped } }));
    },
  };
}

/**
 * @param {string} file
 * @returns {{hash: string, counts: Counts} | undefined}
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
 * Does a step's work, unless it passed before with the same inputs: then the counts of that pass stand.
 *
 * @param {Pick<import('./test-plan.mjs').Step, 'id' | 'inputs' | 'work'>} step
 * @param {{again?: boolean, places?: {root?: string, folder?: string}}} [options] `again` does it all the same
 * @returns {import('./test-plan.mjs').Step['work']}
 */
export function unlessPassed({ id, inputs, work }, { again = false, places = {} } = {}) {
  if (inputs === undefined) return work;
  return async (onLine) => {
    const record = passRecord(id, inputs, places);
    if (record.counts && !again) return { ...record.counts, cached: true };
    const outcome = await work(onLine);
    record.keep(outcome);
    return outcome;
  };
}
