import { markdownTable } from '../../../scripts/lib/table.mjs';
import { scratchBrowser } from '../../lib/scratch-browser.mjs';
import { scratchDatabase } from '../../lib/scratch-database.mjs';
import { stopped } from '../../lib/scratch-run.mjs';
import { scratchStack } from '../../lib/scratch-stack.mjs';
import { signInBrowser } from '../../lib/sign-in.mjs';
import { median } from '../../lib/statistics.mjs';
import { actions } from './actions.mjs';
import { arrangeRoles } from './arrange.mjs';
import { nextPicture, readWatch, resetWatch, watchTasks } from './in-page.mjs';
import { longestTaskCpu } from './task-cpu.mjs';

const GOAL_MS = 50;
/** A role as most are, beside the big one. */
const FEW_RULES = 20;
/** What is deferred comes after the action; so long without a long task, and it is over. */
const QUIET_MS = 500;

/** @typedef {import('./in-page.mjs').Seen & {cpu: number}} Seen cpu: of the longest task, in ms */
/** @typedef {Record<string, Seen[]>} Results by action */

/** @param {import('@playwright/test').Browser} browser @param {string} address */
async function openContext(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
  await signInBrowser(context, address, { email: 'admin@demo.example' });
  return context;
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {{url: string, rules: number, results: Results}} options
 */
async function visit(context, { url, rules, results }) {
  const page = await context.newPage();
  await page.addInitScript(watchTasks);
  await page.goto(url);
  await page
    .locator('[data-rfd-draggable-id]')
    .nth(rules - 1)
    .waitFor();
  await page.waitForTimeout(2 * QUIET_MS);
  for (const [name, act] of Object.entries(actions)) {
    stopped.throwIfAborted();
    await page.evaluate(resetWatch);
    const cpu = await longestTaskCpu(page, async () => {
      await act(page);
      await page.evaluate(nextPicture);
      await page.waitForTimeout(QUIET_MS);
    });
    results[name] = [...(results[name] ?? []), { ...(await page.evaluate(readWatch)), cpu }];
  }
  await page.close({ runBeforeUnload: false });
}

/** @param {Seen[]} seen */
function cells(seen) {
  const cpu = seen.map((one) => one.cpu);
  const longest = median(seen.map((one) => one.longest));
  const event = median(seen.map((one) => one.event));
  return [
    `${median(cpu).toFixed(0)} (${Math.max(...cpu).toFixed(0)})`,
    longest < GOAL_MS ? `< ${GOAL_MS}` : longest.toFixed(0),
    event === 0 ? '< 16' : event.toFixed(0),
  ];
}

/** @param {{rules: number, results: Results}[]} roles the big one last */
function report(roles) {
  const big = roles.at(-1)?.results ?? {};
  const header = roles.flatMap(({ rules }) => [
    `${rules} rules: longest task, CPU ms: median (worst)`,
    'by the clock',
    'slowest event until its picture',
  ]);
  return markdownTable([
    ['what is done', ...header, 'goal'],
    ...Object.keys(big).map((name) => {
      const isHeld = median((big[name] ?? []).map(({ cpu }) => cpu)) <= GOAL_MS;
      const row = roles.flatMap(({ results }) => cells(results[name] ?? []));
      return [name, ...row, `≤ ${GOAL_MS} ms, ${isHeld ? 'held' : '**missed**'}`];
    }),
  ]);
}

/**
 * The longest task of the role editor while a person works in it: a role with many rules beside one with few, in turn.
 *
 * @param {{models: number, rules: number, visits: number}} options
 * @returns {Promise<string>} A table.
 */
export async function benchEditor({ models, rules, visits }) {
  const { url: databaseUrl } = await scratchDatabase();
  const stack = await scratchStack({ databaseUrl });
  const ruleCounts = [Math.min(FEW_RULES, rules), rules];
  const ids = await arrangeRoles(databaseUrl, { models, ruleCounts });
  const browser = await scratchBrowser();
  const roles = ruleCounts.map((count, index) => ({
    rules: count,
    url: `${stack.url}/roles/edit/${ids[index]}?tab=models`,
    /** @type {Results} */
    results: {},
  }));
  const context = await openContext(browser, stack.url);
  // The first visit fills the browser's cache.
  for (let round = 0; round <= visits; round += 1) {
    console.error(round === 0 ? 'warming up' : `visit ${round} of ${visits}`);
    for (const { url, rules: count, results } of roles)
      await visit(context, { url, rules: count, results: round === 0 ? {} : results });
  }
  return report(roles);
}
