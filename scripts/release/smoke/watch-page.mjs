import { compareFiles } from './compare-files.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Request} Request
 *
 * @typedef {{seen: string, todo: string}} Miss what was seen, and what to do
 *
 * @typedef {object} Watch what a page has reported since it was last begun
 * @property {() => void} begin
 * @property {() => Promise<Miss[]>} misses
 * @property {() => boolean} hasNewScript whether a script of the build was asked for
 * @property {() => string | undefined} setAside why the host does not take the build
 * @property {() => boolean} isQuiet whether nothing is on its way
 */

const LOOK_AT_SCREEN = 'open the screen in development and mend what it reports';
const LONGEST_QUOTE = 200;

/** @param {string} text */
const quote = (text) => `«${text.split('\n')[0]?.slice(0, LONGEST_QUOTE)}»`;

/** @param {string} pathname */
const ofFile = (pathname) =>
  pathname.startsWith('/api/') ? undefined : { what: pathname, todo: todoOfFile(pathname) };

/** @param {string} pathname */
const todoOfFile = (pathname) =>
  pathname.startsWith('/mfe/')
    ? 'look whether the store has it, and release the build again'
    : 'look at the host that is live';

/** @param {string} url @param {number} status @returns {Miss | undefined} */
function missOfAnswer(url, status) {
  const { pathname } = new URL(url);
  const file = ofFile(pathname);
  if (file && status >= 400) return { seen: `${file.what} is answered by ${status}`, todo: file.todo };
  if (!file && status >= 500)
    return { seen: `${pathname} is answered by ${status}`, todo: 'look for it in the log of the API' };
  return undefined;
}

/** @param {Request} request @returns {Miss | undefined} */
function missOfFailure(request) {
  const file = ofFile(new URL(request.url()).pathname);
  const error = request.failure()?.errorText ?? '';
  // The page itself has taken it back.
  if (!file || error === 'net::ERR_ABORTED') return undefined;
  return { seen: `${file.what} has not come (${error})`, todo: file.todo };
}

/**
 * Collects what a page reports.
 *
 * @param {Page} page
 * @param {import('./person.mjs').Surroundings} surroundings
 * @returns {Watch}
 */
export function watchPage(page, { origin, entry }) {
  const base = new URL(entry.base, origin).href;
  /** @type {Map<string, Miss>} */
  const misses = new Map();
  const files = compareFiles({ base, integrity: entry.integrity });
  /** @type {Set<Request>} */
  const running = new Set();
  let scripts = 0;
  /** @type {string | undefined} */
  let reason;

  /** @param {Miss | undefined} miss */
  const note = (miss) => miss && misses.set(miss.seen, miss);
  /** @param {string} url */
  const isOurs = (url) => url.startsWith(`${origin}/`) || url.startsWith(base);

  page.on('console', (message) => {
    const text = message.text();
    const aside = `Remote ${entry.name} is set aside: `;
    if (message.type() === 'warning' && text.startsWith(aside)) reason = text.slice(aside.length);
    // The browser says so of every failed request; those that matter are noted by themselves.
    if (message.type() !== 'error' || text.startsWith('Failed to load resource')) return;
    note({ seen: `the console says ${quote(text)}`, todo: LOOK_AT_SCREEN });
  });
  page.on('pageerror', ({ message }) =>
    note({ seen: `nobody caught ${quote(message)}`, todo: LOOK_AT_SCREEN }),
  );
  page.on('request', (request) => {
    running.add(request);
    if (request.url().startsWith(base) && request.resourceType() === 'script') scripts += 1;
  });
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => {
    running.delete(request);
    if (isOurs(request.url())) note(missOfFailure(request));
  });
  page.on('response', (response) => {
    files.compare(response);
    if (isOurs(response.url())) note(missOfAnswer(response.url(), response.status()));
  });

  return {
    begin() {
      misses.clear();
      files.begin();
      running.clear();
      scripts = 0;
      reason = undefined;
    },
    misses: async () => [...misses.values(), ...(await files.misses())],
    hasNewScript: () => scripts > 0,
    setAside: () => reason,
    isQuiet: () => running.size === 0,
  };
}
