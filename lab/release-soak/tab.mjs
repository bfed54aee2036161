import { EDITION, readMark } from '../../e2e/support/restamp.mjs';

/**
 * @typedef {import('./people.mjs').Person} Person
 * @typedef {import('./tally.mjs').Tally} Tally
 * @typedef {Awaited<ReturnType<typeof openTab>>} Tab
 */

const OFFER = 'Вышла новая версия';
const RELOAD = 'Обновить';
const GOES_IN_MS = 5000;
/** Long: a machine may be busy, and what is lost never comes. */
const ARRIVES_IN_MS = 60_000;
/** The page asks what is live when somebody comes back to it, yet not more often than each 30 s. */
const COMES_BACK_EACH_MS = 35_000;

/**
 * Runs in the page: the heading of a screen once it stands at its address, or what stands there instead.
 *
 * @param {{pathname: string, edition: string}} wanted edition: name of the element that tells the build of the host
 */
function look({ pathname, edition }) {
  const panel = document.querySelector('[data-remote-failure]');
  if (panel) return { failure: `a panel (${panel.getAttribute('data-remote-failure')})` };
  const heading = [...document.querySelectorAll('h1')].find((h1) => h1.checkVisibility());
  const isThere = location.pathname === pathname && document.querySelectorAll('h1').length === 1;
  if (!isThere || !heading?.textContent) return null;
  const host = document.querySelector(`meta[name="${edition}"]`)?.getAttribute('content') ?? undefined;
  return { heading: heading.textContent, host };
}

/**
 * Runs in the page: leaves a mark that a reload takes away, and a note of the press that a reload follows.
 *
 * @param {string} words on the button
 */
function watchReloads(words) {
  Reflect.set(window, 'soak', 'the same document');
  const note = (/** @type {Event} */ { target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.textContent?.includes(words)) sessionStorage.setItem('soak', 'pressed');
  };
  document.addEventListener('click', note, true);
}

/** Runs in the page. @returns {'none' | 'wanted' | 'unasked'} */
function reloadOf() {
  if (Reflect.get(window, 'soak') !== undefined) return 'none';
  const isWanted = sessionStorage.getItem('soak') !== null;
  sessionStorage.removeItem('soak');
  return isWanted ? 'wanted' : 'unasked';
}

/**
 * Opens a page that stays open, and counts what it must not do.
 *
 * @param {Person} person
 * @param {{number: number, path: string, tally: Tally, random: import('../lib/random.mjs').Random}} options
 *   path: what is opened first
 */
export async function openTab(person, { number, path, tally, random }) {
  const page = await person.context.newPage();
  page.setDefaultTimeout(ARRIVES_IN_MS);
  const name = `page ${number} of ${person.email}`;
  let cameBack = Date.now() - random.int(COMES_BACK_EACH_MS);
  let isOffered = false;
  const mark = () => page.evaluate(watchReloads, RELOAD);

  page.on('pageerror', ({ message }) => tally.lose('errors', `${name}: nobody caught «${message}»`));
  page.on('console', (message) => {
    if (message.type() === 'error')
      tally.lose(
        'errors',
        `${name} at ${page.url()}: the console says «${message.text()}» (${message.location().url})`,
      );
  });
  await page.goto(path);
  await mark();

  /** Whether the button was there: a rollback takes an offer back. @param {string} words */
  const press = (words) =>
    page
      .getByRole('button', { name: words, exact: true })
      .click({ timeout: GOES_IN_MS })
      .then(
        () => true,
        () => false,
      );

  async function noticeReload() {
    const reload = await page.evaluate(reloadOf);
    if (reload === 'none') return;
    if (reload === 'wanted') tally.add('accepted');
    else tally.lose('reloads', `${name} was reloaded at ${page.url()}`);
    await mark();
  }

  return {
    page,
    person,
    number,
    name,
    noticeReload,
    /**
     * @param {string} pathname
     * @param {(words: string) => boolean} isHeading whether it names the screen
     * @returns {Promise<{build: string | undefined, host: string | undefined}>} What the heading and the page name.
     */
    async arrive(pathname, isHeading) {
      const end = Date.now() + ARRIVES_IN_MS;
      for (;;) {
        // A reload under way is not the end: it is noticed afterwards.
        const seen = await page.evaluate(look, { pathname, edition: EDITION }).catch(() => null);
        if (seen?.failure) throw new Error(`shows ${seen.failure}`);
        const { words, build } = readMark(seen?.heading ?? '');
        if (isHeading(words)) return { build, host: seen?.host };
        if (Date.now() > end) throw new Error(`shows «${words}» at ${page.url()}`);
        await page.waitForTimeout(50);
      }
    },
    async comeBack() {
      if (Date.now() - cameBack < COMES_BACK_EACH_MS) return;
      cameBack = Date.now();
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    },
    /** Whether an offer to reload stands there; each is counted once. */
    async offered() {
      const was = isOffered;
      isOffered = await page.getByText(OFFER).isVisible();
      if (isOffered && !was) tally.add('offers');
      return isOffered;
    },
    putOff: () => press('Позже'),
    /** Reloads, as the person wants. */
    async accept() {
      const loaded = page.waitForEvent('load').catch(() => null);
      if (await press(RELOAD)) await loaded;
      await noticeReload();
    },
  };
}
