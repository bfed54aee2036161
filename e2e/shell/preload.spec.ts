import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const REMOTE_FILE = /\/mfe\/([a-z-]+)\//;

/** Names of the remotes whose files a page requests. */
function requestedRemotes(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const name = REMOTE_FILE.exec(request.url())?.[1];
    if (name !== undefined) names.add(name);
  });
  return names;
}

/** A link's screen starts loading before it is pressed. */
const chunksOf = (page: Page) => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (REMOTE_FILE.test(request.url())) urls.push(request.url());
  });
  return urls;
};

test('idle preloading brings no remote that the user may not enter', async ({ page, signIn }) => {
  await signIn('user');
  const remotes = requestedRemotes(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(3_000);
  expect([...remotes]).toContain('account');
  expect([...remotes]).not.toContain('admin');
  expect([...remotes]).not.toContain('roles');
});

test('a browser that saves data preloads nothing until the pointer comes near', async ({ page, signIn }) => {
  await signIn('user');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(1_000);
  const urls = chunksOf(page);
  await page.waitForTimeout(3_000);
  expect(urls).toEqual([]);
  await page.getByRole('navigation').getByRole('link', { name: 'Мой аккаунт' }).hover();
  await expect.poll(() => urls.length).toBeGreaterThan(0);
});
