import { serveEntry } from './serve-entry.mjs';
import { watchPage } from './watch-page.mjs';

/**
 * @typedef {object} WatchedPage a page that is told of the build
 * @property {import('@playwright/test').Page} page
 * @property {import('./watch-page.mjs').Watch} watch
 * @property {string} origin
 */

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {import('./person.mjs').Surroundings} surroundings
 * @returns {Promise<WatchedPage>}
 */
export async function openPage(context, surroundings) {
  const page = await context.newPage();
  // A browser that saves data brings no code ahead of need.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await serveEntry(page, surroundings);
  return { page, watch: watchPage(page, surroundings), origin: surroundings.origin };
}
