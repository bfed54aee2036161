import { expect, type Locator, type Page } from '@playwright/test';
import { hold, holdScripts } from './held.ts';
import { API } from './shell.ts';

/** The shell that came in the HTML. */
export const drawnShell = (page: Page): Locator => page.locator('[data-drawn]');

/** What the drawn shell does not know yet. */
export const unknownParts = (page: Page): Locator => drawnShell(page).locator('[data-fill]');

/** Whether the page is written in the typeface, and not in what stands in for it on a first visit. */
export const hasFace = (page: Page) => expect(page.locator('html')).toContainClass('face');

/** What a browser keeps that has been here before: some entries of its storage, and the typeface. */
export async function rememberVisit(page: Page, kept: Record<string, string> = {}): Promise<void> {
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of entries)
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    Object.entries({
      'cabinet.fingerprint': 'e2e'.padEnd(64, '0'),
      cabinet_cookies_acknowledged: String(Date.now()),
      ...kept,
    }),
  );
  await page.goto('/login');
  await hasFace(page);
}

/**
 * Opens a page on which neither a script has come nor the answer that says who asks.
 *
 * @returns `tell` lets the answer come, `goOn` the scripts; it waits until React has the page.
 */
export async function openDrawn(page: Page, path: string) {
  const tell = await hold(page, `${API}/users/me`);
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(drawnShell(page)).toBeVisible();
  await hasFace(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return {
    async tell() {
      tell();
      await page.evaluate(async () => {
        await Reflect.get(window, 'earlyAnswers')?.['/api/v1/users/me']?.response?.catch(() => undefined);
        // A task later the answer has been read.
        await new Promise((resolve) => setTimeout(resolve, 50));
      });
    },
    async goOn() {
      tell();
      release();
      await expect(drawnShell(page)).toHaveCount(0);
    },
  };
}
