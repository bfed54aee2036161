import type { Page } from '@playwright/test';
import { rewriteRegistry, saveData } from '../support/shell.ts';
import { expect, test } from '../support/stand-in-site.ts';

const FAILED = 'Не удалось загрузить раздел';
const ENTRY = /\/mfe\/account\/[^/]+\/remoteEntry\.js$/;
const CHUNK = /\/mfe\/account\/[^/]+\/(?!remoteEntry)[^/]+\.js$/;

/** Whether the failure is shown, once the pauses between the tries are over. */
const expectFailed = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page.getByText(FAILED)).toBeVisible({ timeout: 100 });
  }).toPass();

test('a dead remote harms only its own area and comes back without a reload, be it its entry or a chunk', async ({
  page,
  signIn,
}) => {
  await saveData(page);
  await signIn('user');
  await page.clock.install();
  for (const [pattern, open, shown] of [
    [ENTRY, () => page.goto('/'), 'Главная'],
    [
      CHUNK,
      () => page.getByRole('navigation').getByRole('link', { name: 'Мои заявки' }).click(),
      'Мои заявки',
    ],
  ] as const) {
    let attempts = 0;
    await page.route(pattern, (route) => {
      attempts += 1;
      return route.abort();
    });
    await open();
    await expectFailed(page);
    expect(attempts).toBeGreaterThanOrEqual(3);
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await expect(page.getByText(FAILED)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: shown })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  }
});

test('a remote with a file that was tampered with is refused by its integrity', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/integrity/i);
  await signIn('user');
  await page.route(ENTRY, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};window.tampered=true` });
  });
  await page.clock.install();
  await page.goto('/');
  await expectFailed(page);
  expect(await page.evaluate(() => Reflect.get(window, 'tampered'))).toBeUndefined();
  // The page asks again by itself: an answer that is on its way must not outlive the test.
  await page.unrouteAll({ behavior: 'wait' });
});

test('a remote that imports what this host lacks of the kernel is set aside before any of its code is asked for', async ({
  page,
  signIn,
}) => {
  await signIn('user');
  let entries: unknown;
  await rewriteRegistry(page, ({ remotes }) => {
    for (const remote of remotes.filter(({ name }) => name === 'account')) {
      entries = remote.kernelEntries;
      remote.kernelEntries = ['ui/hologram'];
    }
  });
  const requested: string[] = [];
  const warnings: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  page.on('console', (message) => warnings.push(message.text()));
  // Not at an address of the remote: the gateway would preload its files with the page.
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Пополнить счёт' })).toHaveCount(0);
  expect(entries).toEqual(['ui']);
  expect(warnings.join()).toContain('account is set aside: imports ui/hologram of the kernel');
  expect(requested.filter((path) => path.startsWith('/mfe/account/') && path.endsWith('.js'))).toEqual([]);
});

test('the shell stands when the page has no registry and the file is dead; the last good copy serves', async ({
  page,
  signIn,
}) => {
  await signIn('user');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/registry.json', (route) => route.abort());
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(id="registry">).*?(<\/script>)/, '$1$2');
    await route.fulfill({ response, body: html });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
