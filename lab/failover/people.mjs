import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { scratchBrowser } from '../lib/scratch-browser.mjs';
import { openPerson } from '../release-soak/people.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const ACCOUNTS = ['user', 'admin', 'owner', 'director'];
const NOTICE = 'Сейчас можно только смотреть';
const ARRIVES_IN_MS = 30_000;
const LOOKS_EACH_MS = 200;
const THINKS_MS = 700;
/** A page asks every 5 s whether it is over. */
const GOES_IN_MS = 15_000;

/** Runs in the page: what stands there. */
function look() {
  if (document.querySelector('[data-remote-failure]')) return 'a part of the page could not be loaded';
  if (document.body.textContent.includes('Something went wrong!')) return 'the page has crashed';
  const headings = [...document.querySelectorAll('h1')].filter((h1) => h1.checkVisibility());
  const isWhole = headings.length === 1 && !document.querySelector('main [aria-busy="true"]');
  return isWhole ? 'a screen' : 'nothing yet';
}

/**
 * People who sit before the cabinet and go from screen to screen by its menu until they are told to stop.
 *
 * @param {string} url
 */
export async function openPeople(url) {
  const browser = await scratchBrowser();
  /** @type {{name: string, page: Page}[]} */
  const people = [];
  /** @type {string[]} */
  const broken = [];
  for (const account of ACCOUNTS) {
    const { context } = await openPerson(browser, url, account);
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => broken.push(`${account}: nobody caught «${message}»`));
    await page.goto('/');
    await arrive(page);
    people.push({ name: account, page });
  }

  /** Starts them; the answer stops them and says what they saw. */
  return function begin() {
    const stop = new AbortController();
    /** @type {Set<string>} */
    const noticed = new Set();
    let clicks = 0;
    /** @type {string[]} */
    const offers = [];
    broken.length = 0;

    /** @param {typeof people[number]} person */
    async function walk({ name, page }) {
      while (!stop.signal.aborted) {
        const links = page.locator('nav a[href^="/"]:not([aria-current])').filter({ visible: true });
        const hrefs = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
        // By its address: where a screen is late, the menu moves its mark only now, and there is one link less.
        await page
          .locator(`nav a[href="${hrefs[clicks % hrefs.length]}"]`)
          .filter({ visible: true })
          .first()
          .click()
          .catch((error) => broken.push(`${name} at ${page.url()}: ${inOneLine(error)}`));
        clicks += 1;
        const seen = await arrive(page);
        if (seen !== 'a screen') broken.push(`${name} at ${page.url()}: ${seen}`);
        const alerts = await page.locator('main [role="alert"]').filter({ visible: true }).allInnerTexts();
        offers.push(...alerts.map((text) => `${name} at ${page.url()}: ${text.replaceAll('\n', ' ')}`));
        await pause(THINKS_MS);
      }
    }

    /** @param {typeof people[number]} person */
    async function watch({ name, page }) {
      while (!stop.signal.aborted) {
        if (await page.getByText(NOTICE).first().isVisible()) noticed.add(name);
        await pause(LOOKS_EACH_MS);
      }
      const goes = page.getByText(NOTICE).waitFor({ state: 'hidden', timeout: GOES_IN_MS });
      await goes.catch(() => broken.push(`${name} still reads the notice`));
    }

    const all = Promise.all(people.flatMap((person) => [walk(person), watch(person)]));
    // A run that is stopped closes the browser under them; whoever awaits them hears of it.
    all.catch(() => undefined);
    return async () => {
      stop.abort();
      await all;
      return { clicks, offers, noticed: noticed.size, people: people.length, broken: [...broken] };
    };
  };
}

/** What Playwright tried, without its colours. @param {unknown} error */
const inOneLine = (error) => stripVTControlCharacters(String(error)).replace(/\s+/g, ' ').slice(0, 600);

/** Waits for a screen. @param {Page} page */
async function arrive(page) {
  const end = Date.now() + ARRIVES_IN_MS;
  for (;;) {
    const seen = await page.evaluate(look).catch(() => 'nothing yet');
    if (seen !== 'nothing yet' || Date.now() > end) return seen;
    await pause(LOOKS_EACH_MS);
  }
}
