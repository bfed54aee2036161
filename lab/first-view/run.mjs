/**
 * Times of the first view on a slow line with a slow processor: pages of the cabinet beside the least that React costs.
 * Prints Markdown tables; `--write` puts them into docs/performance.md. Needs a build.
 *
 *   --runs 5       measured visits of each page, after one that is not
 *   --against DIR  also the sign-in page of the site that another checkout has built, turn by turn with this one
 *   --film DIR     also pictures of `/`, one each 0.25 s for 3 s
 */

import path from 'node:path';
import { SITE } from '../../scripts/lib/build.mjs';
import { DEMO_PASSWORD } from '../../scripts/lib/demo-accounts.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { startStack } from '../../scripts/lib/stack.mjs';
import { readOptions } from '../lib/options.mjs';
import { report } from '../lib/report.mjs';
import { scratchBrowser } from '../lib/scratch-browser.mjs';
import { scratchFolder, scratchOpen, scratchRun, stopped } from '../lib/scratch-run.mjs';
import { film } from './film.mjs';
import { buildFloors, serveFloors } from './floor.mjs';
import { tablesOf } from './report.mjs';
import { WINDOW } from './slow-page.mjs';
import { visit } from './visit.mjs';

const LOGIN = '#root form input[type=password]';
const HOME = 'main h1';
const ROW = 'main table tbody tr[data-row] td';
const FIELD = 'main form input';
const ROUTE = { link: 'nav a[href="/finances"]', selector: ROW };

/**
 * Signs in as a person does, and gives what the browser keeps of it.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
async function signedInState(browser, address) {
  const context = await browser.newContext(WINDOW);
  try {
    const page = await context.newPage();
    await page.goto(`${address}/login`);
    await page.getByLabel('Email').fill('user@demo.example');
    await page.getByLabel('Пароль', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.waitForURL(`${address}/`);
    // What the cabinet remembers of the session is written by then.
    await page.getByRole('region', { name: /^Баланс/ }).waitFor();
    return await context.storageState();
  } finally {
    await context.close();
  }
}

async function startFloors() {
  const site = await scratchFolder('floors');
  await buildFloors(site);
  const floors = await scratchOpen(() => serveFloors(site));
  return floors.url;
}

/** The sign-in page of the site that another checkout has built, with the API of this one. @param {string} folder */
async function loginOf(folder) {
  const site = path.join(path.resolve(folder), path.relative(ROOT, SITE));
  const stack = await scratchOpen(() => startStack({ site }));
  return `${stack.url}/login`;
}

async function main() {
  const {
    runs,
    against,
    film: filmFolder,
    write,
  } = readOptions({ runs: 5, against: '', film: '', write: false });

  const floors = await startFloors();
  const stack = await scratchOpen(() => startStack());
  const before = against === '' ? [] : [await loginOf(against)];
  const browser = await scratchBrowser();
  const state = await signedInState(browser, stack.url);
  const home = { name: '/', url: `${stack.url}/`, selector: HOME, state, route: ROUTE };
  const visitor = { state: undefined, route: undefined };
  const person = { state, route: undefined };
  /** @type {import('./visit.mjs').Target[]} */
  const targets = [
    { ...visitor, name: 'floor/login', url: `${floors}/login`, selector: LOGIN },
    { ...visitor, name: 'floor/home', url: `${floors}/`, selector: HOME, route: ROUTE },
    { ...visitor, name: '/login', url: `${stack.url}/login`, selector: LOGIN },
    ...before.map((url) => ({ ...visitor, name: '/login before', url, selector: LOGIN })),
    home,
    { ...person, name: '/finances', url: `${stack.url}/finances`, selector: ROW },
    { ...person, name: '/payment', url: `${stack.url}/payment`, selector: FIELD },
  ];

  /** @type {import('./report.mjs').Results} */
  const results = new Map(targets.map(({ name }) => [name, []]));
  // The first round warms up servers and browser.
  for (let round = 0; round <= runs; round += 1) {
    console.error(round === 0 ? 'warming up' : `round ${round} of ${runs}`);
    for (const target of targets) {
      stopped.throwIfAborted();
      const measured = await visit(browser, target);
      if (round > 0) results.get(target.name)?.push(measured);
    }
  }
  if (filmFolder) await film(browser, home, filmFolder);

  await report('first-view', tablesOf(results), write);
  return true;
}

scratchRun(main);
