import { loadTimes, routeTime, soFar, watchLoad, watchRoute } from './in-page.mjs';
import { openSlowPage, WINDOW } from './slow-page.mjs';

const PATIENCE = 60_000;

/**
 * A page to measure.
 *
 * @typedef {object} Target
 * @property {string} name
 * @property {string} url
 * @property {string} selector of what the page is opened for
 * @property {StorageState | undefined} state of a browser that has signed in before
 * @property {Route | undefined} route
 *
 * @typedef {Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>} StorageState
 * @typedef {{link: string, selector: string}} Route what to click, and what shows that the other screen is there
 */

/**
 * Times in ms since the navigation began, or since the click.
 *
 * @typedef {object} Visit
 * @property {number} fcp
 * @property {number} ready
 * @property {number} live
 * @property {number} cls
 * @property {number} blocked ms of long tasks beyond 50 each, until the page has settled
 * @property {number} bytes until ready
 * @property {number} warmReady
 * @property {number} warmLive
 * @property {number} [route]
 * @property {number} [again]
 */

/** @param {import('./slow-page.mjs').SlowPage} slow @param {Target} target */
async function load({ page, bytesUntil, settled }, { url, selector }) {
  await page.addInitScript(watchLoad, { selector, patience: PATIENCE });
  await page.goto(url, { waitUntil: 'commit' });
  const { ready, live, timeOrigin } = await page.evaluate(loadTimes);
  await settled();
  return { ...(await page.evaluate(soFar)), ready, live, bytes: bytesUntil(timeOrigin + ready) };
}

/** @param {import('./slow-page.mjs').SlowPage} slow @param {Route} route */
async function changeRoute({ page, settled }, { link, selector }) {
  await page.evaluate(watchRoute, { selector, patience: PATIENCE });
  await page.locator(link).filter({ visible: true }).first().click();
  const time = await page.evaluate(routeTime);
  if (time === undefined) throw new Error('The page has been replaced on its way to the other screen');
  await settled();
  return time;
}

/** @param {import('./slow-page.mjs').SlowPage} slow @param {Route} to */
async function changeRoutes(slow, to) {
  const route = await changeRoute(slow, to);
  await slow.page.goBack({ waitUntil: 'commit' });
  await slow.settled();
  return { route, again: await changeRoute(slow, to) };
}

/**
 * One visit in a context of its own: cold, a change of the route there and, after going back, there again; then warm.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {Target} target
 * @returns {Promise<Visit>}
 */
export async function visit(browser, target) {
  const context = await browser.newContext({
    ...WINDOW,
    ...(target.state && { storageState: target.state }),
  });
  try {
    const cold = await openSlowPage(context);
    const { fcp, ready, live, cls, blocked, bytes } = await load(cold, target);
    const routes = target.route && (await changeRoutes(cold, target.route));
    await cold.page.close();
    const warm = await openSlowPage(context);
    const { ready: warmReady, live: warmLive } = await load(warm, target);
    return { fcp, ready, live, cls, blocked, bytes, warmReady, warmLive, ...routes };
  } finally {
    await context.close();
  }
}
