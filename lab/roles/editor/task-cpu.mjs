/** @typedef {{name: string, ph: string, pid: number, tid: number, tdur?: number, args?: {name?: string}}} TraceEvent */

const CATEGORIES = ['disabled-by-default-devtools.timeline'];
const TASK = 'RunTask';

/**
 * Processor time of the longest task on the page's thread: unlike its duration, other work on the machine hardly
 * lengthens it.
 *
 * @param {import('@playwright/test').Page} page the only one that is busy
 * @param {() => Promise<unknown>} work
 * @returns {Promise<number>} ms
 */
export async function longestTaskCpu(page, work) {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const trace = await browser.stopTracing();
  /** @type {{traceEvents: TraceEvent[]}} */
  const { traceEvents } = JSON.parse(trace.toString('utf8'));
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => name === TASK && ph === 'X' && threads.has(`${pid} ${tid}`),
  );
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}
