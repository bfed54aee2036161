import type { Page } from '@playwright/test';
import { FULL } from '../support/full.ts';
import { callHeaders, expect, startSession, test } from '../support/test.ts';
import { dataOf } from './pages.ts';

/** Leads to an address inside of the page, as a link does. */
const go = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);

// Every filter has its own list of nonsense in the tests of the kernel's tables; here the way through the API counts.
const BROKEN: Readonly<Record<string, readonly string[]>> = {
  '/finances': [
    'type=garbage&direction=up',
    'from=0000-01-01&to=9999-12-31',
    'q=%00',
    `q=${'x'.repeat(5_000)}`,
    'q=%25_%5C%27%22%3B',
    'model_id=..%2F..%2Fusers',
    'page=1e308',
    'transaction=..%2F..%2Fusers%2Fme',
  ],
  '/payment-requests': [
    'status=garbage&method=cash',
    'from=hello&to=2026-02-31',
    'amount_from=abc&amount_to=1e999',
    'sort=evil&limit=garbage',
    'page=99999999999999999999',
    'page=1000000',
  ],
};

test('no broken address breaks a list', FULL, async ({ page, signIn }) => {
  await signIn('user');
  const faults: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
  });
  await page.goto('/account');
  for (const [path, queries] of Object.entries(BROKEN)) {
    for (const query of queries) {
      await test.step(`${path}?${query.slice(0, 40)}`, async () => {
        // From another screen, so that the list begins with the address.
        await go(page, '/account');
        await expect(page.getByRole('heading', { level: 1, name: 'Мой аккаунт' })).toBeVisible();
        await go(page, `${path}?${query}`);
        // Details of a transaction that is not there cover the list, which is behind them all the same.
        await expect(page.locator('h1')).toHaveText(/^Мои (транзакции|заявки)$/);
        const known = page
          .getByRole('table', { includeHidden: true })
          .or(page.getByText('Ничего не найдено'))
          .or(page.getByText('На этой странице пусто'));
        await expect(known.first()).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expect(page.getByText('Не удалось загрузить данные')).toHaveCount(0);
      });
    }
  }
  expect(faults).toEqual([]);
});

test("somebody else's request is not there, and the page leads out", async ({ page, playwright, signIn }) => {
  const admin = await playwright.request.newContext({ baseURL: String(process.env.E2E_URL) });
  await startSession(admin, 'admin');
  const answer = await admin.get('/api/v1/payment/requests?limit=100', { headers: callHeaders() });
  const { items } = await dataOf<{ items: { id: string; number: string; user: { email: string } }[] }>(
    answer,
  );
  await admin.dispose();
  const foreign = items.find(({ user }) => user.email === 'director@demo.example');
  expect(foreign).toBeDefined();

  await signIn('user');
  await page.goto('/account');
  for (const path of [
    `/payment-requests/${foreign?.id}`,
    '/payment-requests/not-an-id',
    `/payment?request=${foreign?.id}`,
    '/payment?request=..%2F..%2Fusers%2Fme&result=success',
  ]) {
    await test.step(path, async () => {
      await go(page, path);
      await expect(page.getByRole('heading', { name: 'Заявка не найдена' })).toBeVisible();
      await expect(page.getByText(String(foreign?.number))).toHaveCount(0);
      await page.getByRole('main').getByRole('link', { name: 'Мои заявки' }).last().click();
      await expect(page).toHaveURL('/payment-requests');
    });
  }
});
