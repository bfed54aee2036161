import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { assembleSite, browserPackages, buildPackage } from '../../scripts/lib/build.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { createProgress } from '../../scripts/lib/progress.mjs';
import { startStack } from '../../scripts/lib/stack.mjs';
import { scratchBrowser } from '../lib/scratch-browser.mjs';
import { scratchOpen, scratchRun } from '../lib/scratch-run.mjs';
import { DEVICE, signInBrowser } from '../lib/sign-in.mjs';
import { SHOTS, SIZES } from './shots.mjs';

// Photographs every screen for docs/screenshots, from a product of its own with fresh demonstration data.
//   pnpm lab screenshots            all            pnpm lab screenshots login home            those whose name begins so

const FOLDER = join(ROOT, 'docs', 'screenshots');

const progress = createProgress();

/** @param {import('@playwright/test').BrowserContext} context @param {string} url @param {import('./shots.mjs').Shot} shot */
async function prepare(context, url, { account, theme = 'light' }) {
  if (account === undefined) {
    await context.addInitScript((value) => localStorage.setItem('cabinet.theme', value), theme);
    return;
  }
  await signInBrowser(context, url, { email: `${account}@demo.example` });
  const headers = { origin: url, 'x-security-check': DEVICE };
  await context.request.patch(`${url}/api/v1/users/me/theme`, { headers, data: { theme } });
}

/** @param {import('@playwright/test').Browser} browser @param {string} url @param {import('./shots.mjs').Shot} shot */
async function photograph(browser, url, shot) {
  const context = await browser.newContext({
    viewport: SIZES[shot.size ?? 'desktop'],
    isMobile: shot.size === 'phone',
    hasTouch: shot.size === 'phone',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
  });
  try {
    await context.addInitScript(() => {
      localStorage.setItem('cabinet_cookies_acknowledged', String(Date.now()));
    });
    await prepare(context, url, shot);
    const page = await context.newPage();
    await page.goto(`${url}${shot.path}`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Before anything is done: what is done may be to lose the network.
    await page.locator('html.face').waitFor();
    await shot.act?.(page);
    await page.locator('html.face').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(FOLDER, `${shot.name}.png`) });
  } finally {
    // Otherwise the list of devices would grow from shot to shot.
    if (shot.account !== undefined) {
      await context.request.post(`${url}/api/v1/auth/sign-out`, { headers: { origin: url } });
    }
    await context.close();
  }
}

async function main() {
  const names = process.argv.slice(2);
  const shots = SHOTS.filter(
    ({ name }) => names.length === 0 || names.some((start) => name.startsWith(start)),
  );
  for (const folder of ['api', ...browserPackages()]) await buildPackage(folder);
  await assembleSite();

  const stack = await progress.step('Start a cabinet with fresh demonstration data', () =>
    scratchOpen(() => startStack()),
  );
  const browser = await scratchBrowser();
  mkdirSync(FOLDER, { recursive: true });
  for (const shot of shots) await progress.step(shot.name, () => photograph(browser, stack.url, shot));
  return true;
}

scratchRun(main);
