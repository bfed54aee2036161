import type { Page } from '@playwright/test';
import { API } from '../support/shell.ts';
import { expect, test } from '../support/stand-in-site.ts';

const isDark = (page: Page) => expect(page.locator('html')).toHaveClass(/(^|\s)dark(\s|$)/);
const isLight = (page: Page) => expect(page.locator('html')).toHaveClass(/(^|\s)light(\s|$)/);

/** Notes every theme in which something could have been painted. */
function noteThemes(): void {
  const seen: string[] = [];
  Reflect.set(window, 'seenThemes', seen);
  const look = () => {
    // Nothing can be painted before the body is there.
    if (document.body !== null) seen.push(document.documentElement.className);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

test('the cabinet is light until a person wants it dark; then it is from the first paint on, and in another browser', async ({
  page,
  browser,
  signIn,
  baseURL,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  await expect(title).toBeVisible();
  await isLight(page);

  await signIn('finance');
  await page.goto('/payment');
  const saved = page.waitForResponse(`${API}/users/me/theme`);
  await page.getByRole('button', { name: 'Включить тёмную тему' }).click();
  await isDark(page);
  expect((await saved).ok()).toBe(true);

  await page.addInitScript(noteThemes);
  await page.reload();
  await expect(title).toBeVisible();
  const seen = await page.evaluate<string[]>(() => Reflect.get(window, 'seenThemes'));
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((name) => !name.split(' ').includes('dark'))).toEqual([]);

  const elsewhere = await browser.newContext({ baseURL: String(baseURL) });
  const other = await elsewhere.newPage();
  await signIn('finance', other);
  await other.goto('/payment');
  await isDark(other);
  const back = other.waitForResponse(`${API}/users/me/theme`);
  await other.getByRole('button', { name: 'Включить светлую тему' }).click();
  await isLight(other);
  expect((await back).ok()).toBe(true);
  await elsewhere.close();
});
