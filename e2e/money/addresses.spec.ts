import { moscowDay } from '@cabinet/kernel/core/calendar';
import type { Page } from '@playwright/test';
import { PHONE } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { dataOf, HEADERS } from './pages.ts';

const rows = (page: Page) => page.locator('tbody tr');

test('the list of transactions keeps its length, its filter and its open details over reload and the way back', async ({
  page,
  signIn,
}) => {
  await signIn('user');
  await page.goto('/finances?direction=out');
  await page.getByRole('button', { name: 'Показать ещё' }).click();
  await expect(rows(page)).toHaveCount(50);

  await test.step('a reload shows as many rows', async () => {
    await page.reload();
    await expect(rows(page)).toHaveCount(50);
    await expect(page.getByLabel('Направление')).toHaveValue('out');
  });

  const number = await test.step('the details of a row are in the address', async () => {
    await rows(page).nth(40).getByText('Списание').click();
    const title = page.getByRole('dialog').getByRole('heading', { level: 2 });
    await expect(title).toHaveText(/^Транзакция Т-\d+$/);
    await expect(page).toHaveURL(/direction=out&page=2&transaction=/);
    return String(await title.textContent());
  });

  await test.step('a reload opens them again, with postings', async () => {
    await page.reload();
    const details = page.getByRole('dialog', { name: number });
    await expect(details.getByText('Проводки')).toBeVisible();
    await expect(details.getByText('Выручка')).toBeVisible();
  });

  await test.step('the way back closes them and leaves the list', async () => {
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/finances\?direction=out&page=2$/);
    await expect(rows(page)).toHaveCount(50);
  });

  await test.step('Esc closes them as well, and adds nothing to the way back', async () => {
    await rows(page).nth(3).getByText('Списание').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/finances\?direction=out&page=2$/);
  });
});

test('the way back from a request returns to the list as it was left', async ({ page, signIn }) => {
  await signIn('user');
  await page.goto('/finances?type=topup');
  const request = page.getByRole('link', { name: /^Заявка З-\d+$/ }).first();
  await request.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Заявка З-\d+$/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/finances\?type=topup$/);
  await expect(page.getByLabel('Тип', { exact: true })).toHaveValue('topup');
  await expect(request).toBeVisible();
});

test('a newly opened address begins at its top, a reload where it was', async ({ page, signIn }) => {
  await page.setViewportSize(PHONE);
  await signIn('user');
  const cards = page.locator('[data-row]');
  await page.goto('/payment-requests');
  await expect(cards.first()).toBeVisible();
  const scrollY = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(scrollY).toBe(300);
  await page.goto('/finances');
  await expect(cards).toHaveCount(25);
  expect(await scrollY()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect.poll(scrollY).toBe(200);
  await page.reload();
  await expect(cards).toHaveCount(25);
  await expect.poll(scrollY).toBe(200);
});

test('a preset of the period filters by whole days', async ({ page, signIn }) => {
  await signIn('user');
  await page.goto('/finances');
  await page.getByLabel('Готовый период').selectOption({ label: 'Последние 7 дней' });
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
  const query = new URL(page.url()).searchParams;
  await page.reload();
  await expect(page.getByLabel('Готовый период')).toHaveValue('week');
  await expect(rows(page).first()).toBeVisible();
  const times = await page
    .locator('tbody time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  const days = times.map((time) => moscowDay(new Date(time)));
  expect(days.filter((day) => day < String(query.get('from')))).toEqual([]);
  expect(days.filter((day) => day > String(query.get('to')))).toEqual([]);
});

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

for (const [path, queries] of Object.entries(BROKEN)) {
  test(`no broken address breaks ${path}`, async ({ page, signIn }) => {
    test.slow();
    await signIn('user');
    const faults: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
    });
    for (const query of queries) {
      await test.step(query.slice(0, 40), async () => {
        await page.goto(`${path}?${query}`);
        // Details of a transaction that is not there cover the list, which is behind them all the same.
        await expect(page.locator('h1')).toBeVisible();
        const known = page
          .getByRole('table', { includeHidden: true })
          .or(page.getByText('Ничего не найдено'))
          .or(page.getByText('На этой странице пусто'));
        await expect(known.first()).toBeVisible();
        await expect(page.getByText('Не удалось загрузить данные')).toHaveCount(0);
      });
    }
    expect(faults).toEqual([]);
  });
}

test("somebody else's request is not there, and the page leads out", async ({
  page,
  browser,
  signIn,
  baseURL,
}) => {
  const admin = await (await browser.newContext()).newPage();
  await signIn('admin', admin);
  const answer = await admin.request.get(`${baseURL}/api/v1/payment/requests?limit=100`, {
    headers: HEADERS(baseURL),
  });
  const { items } = await dataOf<{ items: { id: string; number: string; user: { email: string } }[] }>(
    answer,
  );
  await admin.context().close();
  const foreign = items.find(({ user }) => user.email === 'director@demo.example');
  expect(foreign).toBeDefined();

  await signIn('user');
  for (const path of [
    `/payment-requests/${foreign?.id}`,
    '/payment-requests/not-an-id',
    `/payment?request=${foreign?.id}`,
    '/payment?request=..%2F..%2Fusers%2Fme&result=success',
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Заявка не найдена' })).toBeVisible();
      await expect(page.getByText(String(foreign?.number))).toHaveCount(0);
      await page.getByRole('main').getByRole('link', { name: 'Мои заявки' }).last().click();
      await expect(page).toHaveURL('/payment-requests');
    });
  }
});
