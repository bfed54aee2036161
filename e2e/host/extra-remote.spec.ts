import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { builtSite } from '../../scripts/lib/stack.mjs';
import { saveData, settle } from '../support/shell.ts';
import { expect, test } from '../support/stand-in-site.ts';

// The second needs the site of the first.
test.describe.configure({ mode: 'default' });

test('a new remote brings its routes and menu items, and the host is the same to the byte', async ({
  page,
  signIn,
  standInSite,
}) => {
  await signIn('admin');
  await page.goto('/');
  await page.getByRole('link', { name: 'Отчёты' }).click();
  await expect(page).toHaveURL('/reports');
  await expect(page.getByRole('heading', { name: 'Отчёты о чём угодно' })).toBeVisible();
  await expect(page.getByText('admin@demo.example').first()).toBeVisible();
  const [before, after] = await Promise.all(
    [builtSite, standInSite.site].map((site) => readdir(path.join(site, 'host'))),
  );
  expect(after?.sort()).toEqual(before?.sort());
});

test('without its permission its route leads home, and idle preloading brings every screen of the menu, but none of it', async ({
  page,
  signIn,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await signIn('user');
  await page.clock.install();
  await page.goto('/reports');
  await expect(page).toHaveURL('/');
  await settle(page);
  await expect(page.getByRole('link', { name: 'Отчёты' })).toHaveCount(0);

  const pages = await Promise.all(
    ['/', '/account', '/payment', '/finances', '/payment-requests'].map(async (address) =>
      (await page.request.get(address)).text(),
    ),
  );
  const screens = pages.flatMap((html) =>
    [...html.matchAll(/<link rel="preload" as="script" href="(\/mfe\/[^"]+)"/g)].map(([, href]) => href),
  );
  expect(screens).not.toEqual([]);
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000);
      return screens.filter((href) => !requested.includes(String(href)));
    })
    .toEqual([]);
  expect(requested.filter((url) => /^\/mfe\/(?!account\/)/.test(url))).toEqual([]);
});

test('a browser that saves data preloads nothing until the pointer comes near', async ({ page, signIn }) => {
  await saveData(page);
  await signIn('user');
  await page.clock.install();
  await page.goto('/');
  await settle(page);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/mfe/')) requested.push(request.url());
  });
  await page.clock.runFor(60_000);
  expect(requested).toEqual([]);
  await page.getByRole('navigation').getByRole('link', { name: 'Мой аккаунт' }).hover();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
});
