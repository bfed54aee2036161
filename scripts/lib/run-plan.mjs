import { createLimit } from './limit.mjs';
import { NOTHING } from './results.mjs';
import { UserError } from './user-error.mjs';

/** @typedef {import('./test-plan.mjs').Step} Step */

/**
 * @typedef {import('./test-runners.mjs').Outcome & {id: string, state: 'passed' | 'failed' | 'blocked', ms: number, lines: string[]}} StepResult
 */

const KEPT_LINES = 60;

/**
 * Does the steps, a few at a time, each as soon as the steps that it needs have passed. A failing step stops only the
 * steps that need it, and those are reported as blocked.
 *
 * @param {Step[]} steps in an order in which needs come first
 * @param {{atOnce: number, workers?: number, onLine: (id: string, line: string) => void, onEnd?: (result: StepResult) => void}} options
 * @returns {Promise<StepResult[]>}
 */
export async function runPlan(steps, { atOnce, workers = 1, onLine, onEnd }) {
  const limit = createLimit(atOnce);
  /** @type {Map<string, Promise<StepResult>>} */
  const results = new Map();
  for (const step of steps) {
    const needed = step.needs.flatMap((id) => results.get(id) ?? []);
    // A step that needs the machine to itself waits for everything before it.
    const before = step.alone ? [...results.values()] : needed;
    const result = Promise.all(before)
      .then(() => Promise.all(needed))
      .then((done) => {
        const culprit = done.find(({ state }) => state !== 'passed');
        if (culprit) return blocked(step.id, culprit.id);
        return limit(() => runStep(step, workers, onLine));
      })
      .then((outcome) => {
        onEnd?.(outcome);
        return outcome;
      });
    results.set(step.id, result);
  }
  return Promise.all(results.values());
}

/**
 * @param {string} id
 * @param {string} culprit
 * @returns {StepResult}
 */
function blocked(id, culprit) {
  return {
    ...NOTHING,
    skipped: 1,
    id,
    state: 'blocked',
    ms: 0,
    problem: `needs ${culprit}, which failed`,
    lines: [],
  };
}

/**
 * @param {Step} step
 * @param {number} workers
 * @param {(id: string, line: string) => void} onLine
 * @returns {Promise<StepResult>}
 */
async function runStep({ id, work }, workers, onLine) {
  const since = Date.now();
  /** @type {string[]} */
  const lines = [];
  const take = (/** @type {string} */ line) => {
    lines.push(line);
    if (lines.length > KEPT_LINES) lines.shift();
    onLine(id, line);
  };
  try {
    const outcome = await work(take, workers);
    const state = outcome.failed === 0 ? 'passed' : 'failed';
    return { id, state, ms: Date.now() - since, lines, ...outcome };
  } catch (error) {
    const message =
      error instanceof UserError ? error.message : String(error instanceof Error ? error.stack : error);
    take(message);
    return {
      ...NOTHING,
      failed: 1,
      id,
      state: 'failed',
      ms: Date.now() - since,
      problem: message.split('\n')[0] ?? '',
      lines,
    };
  }
}
