import type { Page } from '@playwright/test';
import { API, failure, pretendTheme, success } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const html = (page: Page) => page.locator('html');
const isDark = (page: Page) => expect(html(page)).toHaveClass(/(^|\s)dark(\s|$)/);
const isLight = (page: Page) => expect(html(page)).toHaveClass(/(^|\s)light(\s|$)/);
const toDark = (page: Page) => page.getByRole('button', { name: 'Включить тёмную тему' });
const toLight = (page: Page) => page.getByRole('button', { name: 'Включить светлую тему' });

test('a toggle shows at once, before the server has answered', async ({ page, signIn }) => {
  await signIn('user');
  await page.goto('/account');
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`${API}/users/me/theme`, async (route) => {
    await mayAnswer;
    await route.fulfill(success({ user: { theme: 'dark' } }));
  });
  const saved = page.waitForRequest(`${API}/users/me/theme`);
  await toDark(page).click();
  await isDark(page);
  expect((await saved).method()).toBe('PATCH');
  expect((await saved).postDataJSON()).toEqual({ theme: 'dark' });
  answer();
  await expect(toLight(page)).toBeVisible();
});

test('a toggle that cannot be saved goes back with a toast', async ({ page, signIn }) => {
  await signIn('user');
  await page.goto('/account');
  await page.route(`${API}/users/me/theme`, (route) => route.fulfill(failure(500, 'SYS.001')));
  await toDark(page).click();
  await expect(page.getByText('Не удалось обновить тему')).toBeVisible();
  await isLight(page);
});

test('the saved theme is there in another browser', async ({ page, browser, signIn, baseURL }) => {
  await signIn('theme');
  await page.goto('/account');
  const saved = page.waitForResponse(`${API}/users/me/theme`);
  await toDark(page).click();
  expect((await saved).ok()).toBe(true);

  const elsewhere = await browser.newContext({ baseURL: String(baseURL) });
  const other = await elsewhere.newPage();
  await signIn('theme', other);
  await other.goto('/account');
  await isDark(other);
  const back = other.waitForResponse(`${API}/users/me/theme`);
  await toLight(other).click();
  expect((await back).ok()).toBe(true);
  await elsewhere.close();
});

test('the first paint is in the right theme', async ({ page, signIn }) => {
  await pretendTheme(page, 'dark');
  await signIn('user');
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'seenThemes', seen);
    const look = () => {
      // Nothing can be painted before the body is there.
      if (document.body !== null) seen.push(document.documentElement.className);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const seen = await page.evaluate<string[]>(() => Reflect.get(window, 'seenThemes'));
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((name) => !name.split(' ').includes('dark'))).toEqual([]);
});

test('the page is light by default, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isLight(page);
});

test('another tab follows', async ({ page, context, signIn }) => {
  await signIn('user');
  const other = await context.newPage();
  await pretendTheme(page, 'light');
  await pretendTheme(other, 'light');
  await page.goto('/account');
  await other.goto('/account');
  await expect(toDark(other)).toBeVisible();
  await toDark(page).click();
  await isDark(other);
  await expect(toLight(other)).toBeVisible();
});
