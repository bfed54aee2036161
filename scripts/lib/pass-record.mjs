import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { contentHash, createDigests } from './content-hash.mjs';
import { importClosure } from './import-closure.mjs';
import { ROOT } from './paths.mjs';
import { NOTHING, sumCounts } from './results.mjs';

/** @typedef {import('./results.mjs').Counts & {inFull?: number}} Kept */

/** Every step reads these: versions, the compiler's settings, and what runs the tests. */
export const EVERYTHING_READS = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  ...importClosure(ROOT, ['scripts/lib/test-runners.mjs']),
];

/** Names of files that a step does not read. Tests of documents read more: {@link WITH_DOCUMENTS}. */
const NOT_READ = /\.(md|log)$/;

/** What a step ignores that compares documents. A text in a folder of the product repeats that step and no other. */
export const WITH_DOCUMENTS = /\.log$/;

/** A record for which nobody asked in a month is deleted. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** The machine's memory of passes. Every clone on the machine asks it, a fresh one too. */
export const recordsFolder = () =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'cabinet', 'passed');

/**
 * @typedef {object} Inputs
 * @property {string[]} reads files and folders below the root, beside what everything reads
 * @property {string[]} [facts] whatever else the result depends on
 * @property {RegExp} [ignored] names of files that the step does not read
 */

/** @typedef {ReturnType<typeof createDigests>} Digest */

/**
 * A part of a step's work that has a pass of its own.
 *
 * @typedef {{name: string, inputs: Inputs}} Part
 *
 * @typedef {object} Places
 * @property {string} [root]
 * @property {string} [folder] of the records
 * @property {Digest} [digest]
 */

/** Everything that a test may see of the machine and of the shell, whatever it is about. */
function machine() {
  const { TZ = '', NODE_ENV = '', NODE_OPTIONS = '' } = process.env;
  const { locale } = Intl.DateTimeFormat().resolvedOptions();
  return [process.version, process.platform, process.arch, locale, TZ, NODE_ENV, NODE_OPTIONS];
}

/**
 * The counts of an earlier pass with the very same inputs, if there was one.
 *
 * @param {string} id
 * @param {Inputs} inputs
 * @param {Places} [places]
 */
export function passRecord(
  id,
  { reads, facts = [], ignored = NOT_READ },
  { root = ROOT, folder = recordsFolder(), digest = createDigests() } = {},
) {
  const hashBy = (/** @type {Digest} */ digestNow) =>
    contentHash(root, [...EVERYTHING_READS, ...reads], [...machine(), ...facts], ignored, digestNow);
  const hash = hashBy(digest);
  const file = join(folder, `${id.replaceAll(/[^\w.-]/g, '-')}.${hash}.json`);

  return {
    counts: readRecord(file),
    /**
     * Remembers a pass, unless it left something out, or an input changed meanwhile.
     *
     * @param {Kept & {problem?: string}} outcome
     * @param {Digest} [digestNow]
     */
    keep({ passed, failed, skipped, problem, inFull }, digestNow = createDigests()) {
      rmSync(file, { force: true });
      if (failed > 0 || problem !== undefined || hashBy(digestNow) !== hash) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, JSON.stringify({ passed, failed, skipped, inFull }));
    },
  };
}

/** @param {string} [folder] of the records */
export function forgetOld(folder = recordsFolder()) {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
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
    // A run may have been killed while it wrote.
    return undefined;
  }
}

/**
 * A step that is not done where it passed before with the same inputs. The counts of that pass stand then. Of a step
 * with parts only the parts are left out that passed.
 *
 * @param {import('./test-plan.mjs').Step} step
 * @param {{again?: boolean, places?: Places}} [options] `again` does it all the same
 * @returns {import('./test-plan.mjs').Step}
 */
export function unlessPassed(step, { again = false, places = {} } = {}) {
  if (step.parts) {
    const records = recordsOf(step.id, step.parts, { again, places });
    return {
      ...step,
      isKnown: records.every(({ known }) => known),
      work: (onLine, workers) => workOnRest(records, (rest) => step.work(onLine, workers, rest)),
    };
  }
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

/**
 * @typedef {{name: string, known: Kept | undefined, keep: ReturnType<typeof passRecord>['keep']}} PartRecord
 *
 * @param {string} id of the step
 * @param {Part[]} parts
 * @param {{again?: boolean, places?: Places}} [options]
 * @returns {PartRecord[]}
 */
export function recordsOf(id, parts, { again = false, places = {} } = {}) {
  return parts.map(({ name, inputs }) => {
    const { counts, keep } = passRecord(`${id}-${name}`, inputs, places);
    return { name, known: again ? undefined : counts, keep };
  });
}

/** At most so many parts are named. Of more parts only the number is told. */
const NAMED = 9;

/**
 * Works on the parts without a known pass, and remembers those that pass.
 *
 * @param {PartRecord[]} records
 * @param {(rest: string[]) => Promise<import('./test-runners.mjs').Outcome>} work
 * @returns {Promise<import('./test-runners.mjs').Outcome>}
 */
export async function workOnRest(records, work) {
  const known = records.filter((record) => record.known !== undefined);
  const rest = records.filter((record) => record.known === undefined);
  const former = sumCounts(known.map(({ known: counts }) => counts ?? NOTHING));
  if (rest.length === 0) return { ...former, cached: true };
  const { byPart, ...said } = await work(rest.map(({ name }) => name));
  const outcome = withoutRun(rest, said, byPart);
  const digest = createDigests();
  for (const { name, keep } of rest) keep(outcomeOfPart(name, outcome, byPart), digest);
  const names = known.length > NAMED ? `${known.length} of ${records.length}` : known.map(({ name }) => name);
  return {
    ...outcome,
    ...sumCounts([outcome, former]),
    ...(outcome.problem === undefined &&
      known.length > 0 && { note: `cached: ${[names].flat().join(', ')}` }),
  };
}

/**
 * A part that was to be done and of which the run says nothing has failed. A runner leaves out without a word what it
 * does not take for a test, and every other file where one has an `only`.
 *
 * @param {PartRecord[]} rest
 * @param {import('./test-runners.mjs').Outcome} outcome
 * @param {Map<string, import('./results.mjs').Counts>} [byPart]
 * @returns {import('./test-runners.mjs').Outcome}
 */
function withoutRun(rest, outcome, byPart) {
  const missing = rest.map(({ name }) => name).filter((name) => byPart?.has(name) === false);
  if (missing.length === 0 || outcome.problem !== undefined || outcome.failed > 0) return outcome;
  return { ...outcome, failed: missing.length, problem: `not run: ${missing.join(', ')}` };
}

/**
 * What a run says about one part. Where the run failed as a whole, or by something that belongs to no part, no part has
 * passed.
 *
 * @param {string} name
 * @param {import('./test-runners.mjs').Outcome} outcome
 * @param {Map<string, import('./results.mjs').Counts>} [byPart]
 */
export function outcomeOfPart(name, { failed, problem }, byPart = new Map()) {
  const counts = byPart.get(name);
  const isAccountedFor = problem === undefined && sumCounts([...byPart.values()]).failed === failed;
  return counts && isAccountedFor ? counts : { ...NOTHING, failed: 1 };
}
