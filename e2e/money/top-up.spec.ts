import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { dataOf, HEADERS, roubles, startCardPayment } from './pages.ts';

// Balances are compared, so each account pays in one test at a time.
test.describe.configure({ mode: 'serial' });

async function balanceOf(page: Page, origin: string | undefined): Promise<number> {
  const answer = await page.request.get('/api/v1/users/me/balance', { headers: HEADERS(origin) });
  return (await dataOf<{ balance: number }>(answer)).balance;
}

/** A paid request is not polled, so the page is reloaded. */
async function seeRepeatedNotice(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: 'История заявки' })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Повторное уведомление: уже зачислено')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
}

test('a person tops up 500 ₽ by card and sees the money everywhere', async ({ page, signIn, baseURL }) => {
  await signIn('admin');
  const before = await balanceOf(page, baseURL);

  await test.step('the form leads to the provider', async () => {
    await startCardPayment(page, '500');
    await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
  });

  await test.step('the result says that it is paid, and the badge shows the new balance', async () => {
    await expect(page.getByText('Оплачено')).toBeVisible();
    await expect(page.getByText('500,00 ₽ зачислены на личный счёт.')).toBeVisible();
    await expect(page.getByRole('button', { name: /Баланс/ }).first()).toContainText(roubles(before + 500));
    expect(await balanceOf(page, baseURL)).toBeCloseTo(before + 500, 6);
  });

  const number = (await page.getByRole('link', { name: /^З-\d+$/ }).textContent()) ?? '';

  await test.step('the result survives a reload', async () => {
    await page.reload();
    await expect(page.getByText('Оплачено')).toBeVisible();
  });

  await test.step('the posting is among the transactions', async () => {
    await page.getByRole('link', { name: 'Мои транзакции' }).first().click();
    const row = page.getByRole('row').filter({ hasText: number });
    await expect(row).toContainText(/\+500,00/);
    await expect(row).toContainText('Пополнение');
  });

  await test.step('its details name both sides of the entry', async () => {
    await page.getByRole('row').filter({ hasText: number }).getByText('Пополнение', { exact: true }).click();
    const details = page.getByRole('dialog');
    await expect(details.getByText('Платёжный сервис')).toBeVisible();
    await expect(details).toContainText(/−500,00/);
    await page.keyboard.press('Escape');
  });

  await test.step('the request is among the requests, with its life', async () => {
    await page.getByRole('link', { name: 'Мои заявки' }).first().click();
    await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Оплачена');
    await page.getByRole('link', { name: number }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Заявка ${number}`);
    const life = page.getByRole('list', { name: 'История заявки' });
    for (const moment of ['Заявка создана', 'Получено уведомление об оплате', 'Деньги зачислены'])
      await expect(life).toContainText(moment);
  });
});

test('a notice that is there before the person shows the money at once, and nobody asks the provider', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const checks: string[] = [];
  page.on('request', (request) => {
    if (/\/requests\/[^/]+\/check$/.test(request.url())) checks.push(request.url());
  });
  const requestId = await startCardPayment(page, '110');
  const status = page.waitForResponse(
    (response) => response.url().endsWith(`/payment/requests/${requestId}`) && response.ok(),
  );
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
  expect((await (await status).json()).data.status).toBe('paid');
  await expect(page.getByRole('heading', { name: 'Оплачено' })).toBeVisible();
  expect(checks).toEqual([]);
});

test('a tab that is closed at the provider misses nothing: the money is there, and nothing asks for it again', async ({
  page,
  context,
  signIn,
  baseURL,
}) => {
  await signIn('admin');
  const before = await balanceOf(page, baseURL);
  const requestId = await startCardPayment(page, '120');
  const operation = page.url();
  await page.close();
  const paid = await context.request.post(operation, { form: { action: 'pay' }, maxRedirects: 0 });
  expect(paid.status()).toBe(303);

  const later = await context.newPage();
  await later.goto('/payment');
  await expect(later.getByRole('textbox', { name: 'Сумма' })).toBeVisible();
  await expect(later.getByText(/120,00.₽ не завершена/)).toHaveCount(0);
  expect(await balanceOf(later, baseURL)).toBeCloseTo(before + 120, 6);
  await later.goto(`/payment?request=${requestId}`);
  await expect(later.getByRole('heading', { name: 'Оплачено' })).toBeVisible();
  await later.reload();
  await expect(later.getByRole('heading', { name: 'Оплачено' })).toBeVisible();
});

test('a declined payment credits nothing and can be paid again', async ({ page, signIn, baseURL }) => {
  await signIn('admin');
  const before = await balanceOf(page, baseURL);
  const requestId = await startCardPayment(page, '700');
  await page.getByRole('button', { name: 'Отклонить оплату' }).click();
  await expect(page.getByText('Оплата не прошла')).toBeVisible();
  expect(await balanceOf(page, baseURL)).toBe(before);
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect(page.getByText('Проверьте и оплатите')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('request')).not.toBe(requestId);
  await page.getByRole('button', { name: /^Оплатить / }).click();
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await expect(page.getByText('Оплачено')).toBeVisible();
  expect(await balanceOf(page, baseURL)).toBeCloseTo(before + 700, 6);
});

test('a closed tab loses nothing: the next visit goes on where the payment stood', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('groupOwner');
  await startCardPayment(page, '300');
  await page.getByRole('button', { name: 'Оставить в обработке' }).click();
  await expect(page.getByText('Оплата в обработке')).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto('/payment');
  await later.getByRole('link', { name: 'Продолжить' }).click();
  await expect(later.getByText('Оплата в обработке')).toBeVisible();
  await later.getByRole('button', { name: 'Проверить оплату' }).click();
  await expect(later.getByText(/^Проверили в /)).toBeVisible();
});

test('a person who is back before the notice sees that it is pending, and the late notice credits nothing twice', async ({
  page,
  signIn,
  baseURL,
}) => {
  test.slow();
  await signIn('admin');
  const before = await balanceOf(page, baseURL);
  await startCardPayment(page, '400');
  await page.getByLabel('прислать через 10 секунд').check();
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await expect(page.getByText('Оплачено')).toBeVisible();
  expect(await balanceOf(page, baseURL)).toBeCloseTo(before + 400, 6);
  await page.getByRole('link', { name: /^З-\d+$/ }).click();
  await seeRepeatedNotice(page);
  expect(await balanceOf(page, baseURL)).toBeCloseTo(before + 400, 6);
});

test('a notice that comes twice credits once', async ({ page, signIn, baseURL }) => {
  test.slow();
  await signIn('finance');
  const before = await balanceOf(page, baseURL);
  await startCardPayment(page, '250,50');
  await page.getByLabel('прислать дважды').check();
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await expect(page.getByText('Оплачено')).toBeVisible();
  await page.getByRole('link', { name: /^З-\d+$/ }).click();
  await seeRepeatedNotice(page);
  expect(await balanceOf(page, baseURL)).toBeCloseTo(before + 250.5, 6);
});

test('one press opens one request, however nervous the finger', async ({ page, signIn }) => {
  await signIn('groupMember');
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/payment/pay')) opened.push(request.url());
  });
  await page.goto('/payment');
  await page.getByRole('textbox', { name: 'Сумма' }).fill('150');
  await page.getByRole('button', { name: 'Перейти к оплате' }).dblclick();
  await expect(page.getByText('Проверьте и оплатите')).toBeVisible();
  expect(opened).toHaveLength(1);
});

test('an answer that is lost on its way opens no second request', async ({ page, signIn }) => {
  await signIn('groupMember');
  const keys: (string | undefined)[] = [];
  await page.route('**/api/v1/payment/pay', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    // The server has opened the request, but the browser never hears of it.
    if (keys.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ response });
  });
  const opened = async () => {
    const answer = await page.request.get('/api/v1/payment/requests/my?amount_from=161&amount_to=161');
    return (await dataOf<{ total: number }>(answer)).total;
  };
  await page.goto('/payment');
  await page.getByRole('textbox', { name: 'Сумма' }).fill('161');
  await page.getByRole('button', { name: 'Перейти к оплате' }).click();
  await expect(page.getByText('вторая оплата не появится', { exact: false })).toBeVisible();
  await expect.poll(opened).toBe(1);
  await page.getByRole('button', { name: 'Перейти к оплате' }).click();
  await expect(page.getByText('Проверьте и оплатите')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(await opened()).toBe(1);

  await test.step('another sum is another attempt', async () => {
    await page.getByRole('button', { name: 'Изменить сумму' }).click();
    await page.getByRole('textbox', { name: 'Сумма' }).fill('162');
    await page.getByRole('button', { name: 'Перейти к оплате' }).click();
    await expect(page.getByText('Проверьте и оплатите')).toBeVisible();
    expect(keys[2]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

test('who may pay for a company chooses the account; who may not pays for themself and sees no balance of it', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn('director');
  await page.goto('/payment');
  await expect(page.getByRole('radio', { name: /Счёт компании/ })).toBeChecked();
  await page.getByRole('textbox', { name: 'Сумма' }).fill('130');
  const summary = page.getByRole('region', { name: 'Итог' });
  await expect(summary).toContainText('Компания ООО «Вектор»');
  await page.getByText('Личный счёт', { exact: true }).click();
  await expect(summary.getByText('Личный счёт')).toBeVisible();
  await page.getByRole('button', { name: 'Перейти к оплате' }).click();
  await expect(page.getByText('Проверьте и оплатите')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('КудаЛичный счёт');

  const employee = await (await browser.newContext()).newPage();
  await signIn('employee', employee);
  await employee.goto(new URL('/payment', page.url()).href);
  await employee.getByRole('textbox', { name: 'Сумма' }).fill('130');
  await expect(employee.getByRole('region', { name: 'Итог' })).toContainText('КудаЛичный счёт');
  await expect(employee.getByRole('radio', { name: /Счёт компании/ })).toHaveCount(0);
  await employee.goto(new URL('/finances', page.url()).href);
  await expect(employee.locator('tbody tr').first()).toBeVisible();
  await expect(employee.getByRole('columnheader', { name: 'Сумма' })).toBeVisible();
  await expect(employee.getByRole('columnheader', { name: 'Баланс' })).toHaveCount(0);
  await employee.context().close();
});
