import { setTimeout as pause } from 'node:timers/promises';

/**
 * @typedef {import('./open-page.mjs').WatchedPage} WatchedPage
 * @typedef {import('./watch-page.mjs').Miss} Miss
 *
 * @typedef {'away' | 'drawn' | 'noHeading' | 'busy' | `failed ${string}`} Look
 *   `away`: the host has led to the home page or the sign-in form. `failed`: its panel stands there, with its reason.
 */

const SETTLES_IN_MS = 20_000;
/** A screen is there although a call of its own is slow. */
const QUIET_IN_MS = 5000;
const QUIET_POLL_MS = 15;

/** Runs in the page. @param {string} address @returns {Look} */
function look(address) {
  const { pathname } = location;
  if (pathname !== address && (pathname === '/' || pathname === '/login')) return 'away';
  const panel = document.querySelector('[data-remote-failure]');
  if (panel) return `failed ${panel.getAttribute('data-remote-failure')}`;
  if (document.querySelector('.chakra-skeleton, main [aria-busy=true]')) return 'busy';
  const headings = [...document.querySelectorAll('h1')];
  const isTitled = headings.some(
    (heading) => heading.checkVisibility() && heading.textContent?.trim() !== '',
  );
  return isTitled ? 'drawn' : 'noHeading';
}

/** @type {Record<string, Miss>} */
const MISSES = {
  noHeading: {
    seen: `no heading is there after ${SETTLES_IN_MS / 1000} s`,
    todo: 'open the screen and see what it waits for',
  },
  busy: {
    seen: `it is still loading after ${SETTLES_IN_MS / 1000} s`,
    todo: 'open the screen and see what it waits for',
  },
  'failed network': {
    seen: 'its code did not load',
    todo: 'build and release it again, so that its files are those that its registry entry names',
  },
  'failed incompatible': {
    seen: 'the host refuses the build',
    todo: 'release a host first that it fits',
  },
  'failed malformed': {
    seen: 'it throws as it is drawn, or the build has no such screen',
    todo: 'open the screen in development, and compare its id in the contract with the loaders of the remote',
  },
};

/** @param {WatchedPage} watched @returns {Miss} */
function notNew({ watch }) {
  const reason = watch.setAside();
  return reason === undefined
    ? {
        seen: 'no script of the new build ran',
        todo: 'look whether the live host shows another screen there',
      }
    : { seen: `the host sets the build aside: ${reason}`, todo: 'release a host first that it fits' };
}

/** Waits as long as what is there may still change. @param {WatchedPage} watched @param {string} address @param {number} end */
async function settled({ page }, address, end) {
  for (;;) {
    const now = await page.evaluate(look, address).catch(() => 'busy');
    const isOver = now !== 'busy' && now !== 'noHeading';
    if (isOver || Date.now() > end) return now;
    await page.evaluate(() => new Promise(requestAnimationFrame)).catch(() => pause(QUIET_POLL_MS));
  }
}

/** @param {WatchedPage} watched */
async function quiet({ page, watch }) {
  // What is drawn in one frame asks in the next.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  if (watch.isQuiet()) return true;
  const end = Date.now() + QUIET_IN_MS;
  while (!watch.isQuiet() && Date.now() < end) await pause(QUIET_POLL_MS);
  return Date.now() >= end;
}

/** @param {WatchedPage} watched @param {string} address */
async function watchScreen(watched, address) {
  const end = Date.now() + SETTLES_IN_MS;
  for (;;) {
    const now = await settled(watched, address, end);
    if (now !== 'drawn' || Date.now() > end || (await quiet(watched))) return now;
  }
}

/**
 * Opens an address in a fresh document and waits until its screen is there, or will not be.
 *
 * @param {WatchedPage} watched
 * @param {string} address
 * @returns {Promise<'away' | Miss[]>} `away`: they were led to the home page or the sign-in form. Otherwise what is wrong.
 */
export async function openScreen(watched, address) {
  const { page, watch, origin } = watched;
  watch.begin();
  const refused = await page.goto(`${origin}${address}`, { waitUntil: 'commit' }).then(
    () => undefined,
    (/** @type {Error} */ error) => error.message.split('\n')[0],
  );
  if (refused !== undefined)
    return [{ seen: `its page does not open (${refused})`, todo: 'look whether the live cabinet answers' }];
  const now = await watchScreen(watched, address);
  if (now === 'away') return 'away';
  const miss = MISSES[now];
  return [
    ...(miss ? [miss] : []),
    ...(watch.hasNewScript() ? [] : [notNew(watched)]),
    ...(await watch.misses()),
  ];
}
