import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const HOST_SCRIPT = /\/host\.[0-9a-f]{8}\.js$/;

/** Paths that a page asks for, in order. */
function requestedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const countOf = (paths: readonly string[], path: string) => paths.filter((each) => each === path).length;

test('a signed-in person is asked for while the code is on its way, once', async ({ page, signIn }) => {
  await signIn('user');
  // The first visit stores the fingerprint that the early question carries.
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

  let release = () => {};
  const mayCome = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(HOST_SCRIPT, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('about:blank');
  const paths = requestedPaths(page);
  const early = page.waitForResponse('**/api/v1/users/me');
  await page.goto('/account', { waitUntil: 'commit' });
  const response = await early;
  expect(response.ok()).toBe(true);
  expect(response.request().headers()['x-security-check']).toMatch(/^[0-9a-f]{64}-[0-9a-f]{8}$/);
  release();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(countOf(paths, '/api/v1/users/me')).toBe(1);
});

for (const path of ['/', '/account', '/finances']) {
  test(`what ${path} needs is asked for from its HTML, and nothing twice`, async ({
    page,
    signIn,
    baseURL,
  }) => {
    await signIn('user');
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

    const html = await (await page.request.get(`${baseURL}${path}`)).text();
    const preloaded = [...html.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
    expect(preloaded.filter((href) => href?.startsWith('/mfe/account/'))).not.toEqual([]);

    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('preload')) warnings.push(message.text());
    });
    // The page that is left may still be asking for something.
    await page.goto('about:blank');
    const paths = requestedPaths(page);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const scripts = paths.filter((each) => each.endsWith('.js'));
    expect(scripts).toEqual([...new Set(scripts)]);
    expect(scripts).toEqual(expect.arrayContaining(preloaded));
    // Chromium says so when a preloaded file was fetched again or not used at all.
    await page.waitForTimeout(4_000);
    expect(warnings).toEqual([]);
  });
}

test('a visitor is not asked for before the code is there', async ({ page, baseURL }) => {
  expect(await (await page.request.get(`${baseURL}/login`)).text()).not.toContain('users/me');
});
