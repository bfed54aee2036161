import type { Page } from '@playwright/test';
import { CHAT_URL } from '../../scripts/lib/stack.mjs';
import { FULL } from '../support/full.ts';
import { callHeaders, expect, test } from '../support/test.ts';
import { dataOf, roubles, startCardPayment } from './pages.ts';

// Balances are compared, so each account pays in one test at a time.
test.describe.configure({ mode: 'default' });

async function balanceOf(page: Page): Promise<number> {
  const answer = await page.request.get('/api/v1/users/me/balance', { headers: callHeaders() });
  return (await dataOf<{ balance: number }>(answer)).balance;
}

test('a person tops up 500 ₽ by card and sees the money everywhere', async ({ page, signIn }) => {
  await signIn('admin');
  const before = await balanceOf(page);

  await test.step('the form leads to the provider, whose notice is there before the person: nobody asks again', async () => {
    const checks: string[] = [];
    page.on('request', (request) => {
      if (/\/requests\/[^/]+\/check$/.test(request.url())) checks.push(request.url());
    });
    const requestId = await startCardPayment(page, '500');
    const status = page.waitForResponse(
      (response) => response.url().endsWith(`/payment/requests/${requestId}`) && response.ok(),
    );
    await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
    expect((await (await status).json()).data.status).toBe('paid');
    await expect(page.getByRole('heading', { name: 'Оплачено' })).toBeVisible();
    expect(checks).toEqual([]);
  });

  await test.step('the result says that it is paid, and the badge shows the new balance', async () => {
    await expect(page.getByText('Оплачено')).toBeVisible();
    await expect(page.getByText('Деньги зачислены на личный счёт.')).toBeVisible();
    const result = page.getByRole('main');
    await expect(result.getByText(roubles(before + 500))).toBeVisible();
    await expect(result.getByText('Уровень', { exact: true })).toBeVisible();
    await expect(result.getByRole('link', { name: 'Вернуться к чатам' })).toHaveAttribute('href', CHAT_URL);
    await expect(page.getByRole('button', { name: /Баланс/ }).first()).toContainText(roubles(before + 500));
    expect(await balanceOf(page)).toBeCloseTo(before + 500, 6);
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
    const life = page.getByRole('list', { name: 'История заявки' }).getByRole('listitem');
    await expect(life).toHaveText([/^Заявка создана/, /^Оплата получена/, /^Деньги на балансе/]);
  });

  await test.step('what the provider said is behind «Подробнее», by keyboard as well', async () => {
    const events = page.getByRole('list', { name: 'События заявки' });
    await expect(events).toBeHidden();
    await page.getByText('Подробнее').focus();
    await page.keyboard.press('Enter');
    await expect(events).toContainText(/Деньги зачислены.*совпали с заявкой/);
  });
});

test(
  'a tab that is closed at the provider misses nothing: the money is there, and nothing asks for it again',
  FULL,
  async ({ page, context, signIn }) => {
    await signIn('admin');
    const before = await balanceOf(page);
    const requestId = await startCardPayment(page, '120');
    const operation = page.url();
    await page.close();
    const paid = await context.request.post(operation, { form: { action: 'pay' }, maxRedirects: 0 });
    expect(paid.status()).toBe(303);

    const later = await context.newPage();
    await later.goto('/payment');
    await expect(later.getByRole('textbox', { name: 'Сумма' })).toBeVisible();
    await expect(later.getByText(/120,00.₽ не завершена/)).toHaveCount(0);
    expect(await balanceOf(later)).toBeCloseTo(before + 120, 6);
    await later.goto(`/payment?request=${requestId}`);
    await expect(later.getByRole('heading', { name: 'Оплачено' })).toBeVisible();
    await later.reload();
    await expect(later.getByRole('heading', { name: 'Оплачено' })).toBeVisible();
  },
);

test('a declined payment credits nothing and can be paid again', async ({ page, signIn }) => {
  await signIn('admin');
  const before = await balanceOf(page);
  const requestId = await startCardPayment(page, '700');
  await page.getByRole('button', { name: 'Отклонить оплату' }).click();
  const title = page.getByRole('heading', { name: 'Оплата не прошла' });
  await expect(title).toBeFocused();
  await expect(page.getByRole('list', { name: 'Шаги оплаты' }).getByRole('listitem')).toHaveText([
    'Сумма: пройден',
    'Оплата: не пройден',
    'Результат: не пройден',
  ]);
  expect(await balanceOf(page)).toBe(before);
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect(page.getByText('Осталось оплатить')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('request')).not.toBe(requestId);
  await page.getByRole('button', { name: /^Оплатить / }).click();
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await expect(page.getByText('Оплачено')).toBeVisible();
  expect(await balanceOf(page)).toBeCloseTo(before + 700, 6);
});

test(
  'a closed tab loses nothing: the next visit goes on where the payment stood',
  FULL,
  async ({ page, context, signIn }) => {
    await signIn('groupOwner');
    await startCardPayment(page, '300');
    await page.getByRole('button', { name: 'Оставить в обработке' }).click();
    await expect(page.getByText('Оплата в обработке')).toBeVisible();
    await page.close();

    const later = await context.newPage();
    await later.goto('/payment');
    await later.getByRole('link', { name: 'Продолжить' }).click();
    await expect(later.getByText('Осталось оплатить')).toBeVisible();
    await expect(later.getByText('Оплата уже начата')).toBeVisible();
    await later.getByRole('button', { name: 'Проверить оплату' }).click();
    await expect(later.getByText('Оплата пока не подтверждена.')).toBeVisible();
  },
);

test('a person who is back before the notice has the money: the cabinet asks the provider itself', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const before = await balanceOf(page);
  await startCardPayment(page, '400');
  await page.getByLabel('прислать через 10 секунд').check();
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await expect(page.getByText('Оплачено')).toBeVisible();
  expect(await balanceOf(page)).toBeCloseTo(before + 400, 6);
});

test('an unpaid payment waits: a reload stays, Back keeps what was chosen, and one press of the list goes on', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const before = await balanceOf(page);
  await page.goto('/payment');
  await page.getByRole('textbox', { name: 'Сумма' }).fill('1 250,50');
  await page.getByRole('button', { name: /^Оплатить 1.250,50.₽$/ }).click();
  await expect(page.getByText('Осталось оплатить')).toBeVisible();
  const requestId = new URL(page.url()).searchParams.get('request');

  await test.step('a reload stays at the step of paying, and opens nothing else', async () => {
    await page.reload();
    await expect(page.getByText('Осталось оплатить')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('request')).toBe(requestId);
    await expect(page.getByRole('list', { name: 'Шаги оплаты' }).getByRole('listitem')).toHaveText([
      'Сумма: пройден',
      '2Оплата',
      'Результат',
    ]);
  });

  await test.step('Back keeps the amount and the way to pay', async () => {
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Сумма' })).toHaveValue(/^1.250,50$/);
    await expect(page.getByRole('radio', { name: /Банковская карта/ })).toBeChecked();
  });

  await test.step('the list of requests leads to paying by one press', async () => {
    await page.goto('/payment-requests');
    await page
      .getByRole('row')
      .filter({ hasText: /1.250,50/ })
      .first()
      .getByRole('link', { name: /^Оплатить/ })
      .click();
    await page.getByRole('button', { name: /^Оплатить 1.250,50.₽$/ }).click();
    await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Оплачено' })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('request')).toBe(requestId);
    expect(await balanceOf(page)).toBeCloseTo(before + 1250.5, 6);
  });
});
