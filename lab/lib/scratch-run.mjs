import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killRunning } from '../../scripts/lib/children.mjs';
import { reportFailure } from '../../scripts/lib/report-failure.mjs';
import { onStop } from '../../scripts/lib/stop-signals.mjs';
import { closeConnections } from './send.mjs';

const stop = new AbortController();
/** Aborted when the run is told to stop. */
export const stopped = stop.signal;

/** @type {Set<() => Promise<void>>} */
const owed = new Set();

/**
 * Plans work for the end of the run, however that ends. The returned function does it before, once.
 *
 * @param {() => Promise<unknown>} work
 * @returns {() => Promise<void>}
 */
export function atEnd(work) {
  /** @type {Promise<void> | undefined} */
  let done;
  const once = () => {
    done ??= Promise.resolve(work())
      .then(() => undefined)
      .finally(() => owed.delete(once));
    return done;
  };
  owed.add(once);
  return once;
}

/**
 * Makes something that must not outlive the run. It is removed at the end of the run, even when it is still being made
 * then.
 *
 * @template T
 * @param {() => T | Promise<T>} make
 * @param {(made: T) => Promise<unknown>} remove
 * @returns {Promise<readonly [T, () => Promise<void>]>} the thing, and what removes it before the end
 */
export async function scratch(make, remove) {
  stopped.throwIfAborted();
  const making = (async () => make())();
  const removeMade = atEnd(async () => {
    const [made] = await Promise.allSettled([making]);
    if (made.status === 'fulfilled') await remove(made.value);
  });
  return [await making, removeMade];
}

/**
 * Makes something that can be closed, ended or stopped, which is done at the end of the run.
 *
 * @template {{close: () => unknown} | {end: () => unknown} | {stop: () => unknown}} T
 * @param {() => T | Promise<T>} make
 * @returns {Promise<T>}
 */
export async function scratchOpen(make) {
  const [made] = await scratch(make, async (it) =>
    'close' in it ? it.close() : 'end' in it ? it.end() : it.stop(),
  );
  return made;
}

/**
 * Makes a new folder outside the repository, which is removed with everything in it at the end of the run.
 *
 * @param {string} purpose a part of its name
 */
export async function scratchFolder(purpose) {
  const [made] = await scratch(
    () => mkdtempSync(join(tmpdir(), `cabinet-${purpose}-`)),
    (path) => rm(path, { recursive: true, force: true }),
  );
  return made;
}

/** What was made last is removed first. */
async function removeAll() {
  closeConnections();
  for (let last = [...owed].at(-1); last; last = [...owed].at(-1)) await last().catch(reportFailure);
}

/**
 * Runs a command that makes a cabinet of its own, and leaves nothing of it behind.
 *
 * @param {() => Promise<boolean>} main whether all is well
 */
export async function scratchRun(main) {
  onStop(async (reason, code) => {
    stop.abort();
    console.log(`\nStopped (${reason}).`);
    // Whatever they were making is thrown away.
    killRunning('SIGKILL');
    await removeAll();
    process.exit(code);
  });
  const isGood = await main().catch((error) => {
    if (!stopped.aborted) reportFailure(error);
    return false;
  });
  await removeAll();
  process.exitCode = isGood ? 0 : 1;
}
