import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/test.ts';
import { dataOf, HEADERS } from './pages.ts';

test('a company gets an invoice, an administrator confirms the transfer, the money is there once', async ({
  page,
  browser,
  signIn,
  baseURL,
}) => {
  const headers = HEADERS(baseURL);
  await signIn('director');
  const balance = async () =>
    (await dataOf<{ balance: number }>(await page.request.get('/api/v1/users/me/balance', { headers })))
      .balance;

  const before = await test.step('the director asks for an invoice for the company', async () => {
    await page.goto('/payment');
    await page.getByRole('textbox', { name: 'Сумма' }).fill('15 000');
    await page.getByText('Счёт на оплату').click();
    await expect(page.getByRole('radio', { name: /Счёт компании/ })).toBeChecked();
    await page.getByRole('button', { name: 'Выставить счёт' }).click();
    await expect(page.getByText(/^Счёт на 15.000,00.₽ готов$/)).toBeVisible();
    return balance();
  });

  await test.step('the PDF is downloaded', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Скачать счёт' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^Счёт З-\d+\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  const id = String(new URL(page.url()).searchParams.get('request'));
  await page.getByRole('link', { name: /^З-\d+$/ }).click();
  await expect(page.getByRole('region', { name: 'Реквизиты для перевода' })).toContainText('Расчётный счёт');

  await test.step('an administrator confirms it twice; the second time is refused', async () => {
    const admin = await (await browser.newContext()).newPage();
    await signIn('finance', admin);
    const confirm = () =>
      admin.request.patch(`${baseURL}/api/v1/payment/requests/${id}/status`, {
        headers,
        data: { status: 'paid', bank_reference: 'ПП 42' },
      });
    expect((await confirm()).status()).toBe(200);
    expect((await confirm()).status()).toBe(409);
    await admin.context().close();
  });

  await page.reload();
  await expect(page.getByRole('region', { name: 'Оплата' })).toContainText('Оплачена');
  await expect(page.getByRole('region', { name: 'Оплата' })).toContainText('ПП 42');
  expect(await balance()).toBeCloseTo(before + 15_000, 6);
});

test('a request is cancelled by its author, who is asked first', async ({ page, signIn }) => {
  await signIn('employee');
  await page.goto('/payment');
  await page.getByRole('textbox', { name: 'Сумма' }).fill('900');
  await page.getByText('Счёт на оплату').click();
  await page.getByRole('button', { name: 'Выставить счёт' }).click();
  await page.getByRole('link', { name: /^З-\d+$/ }).click();
  // The step before has such a button, too.
  await expect(page.getByRole('heading', { level: 1, name: /^Заявка З-\d+$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Отменить заявку' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('900,00');
  await question.getByRole('button', { name: 'Отменить заявку' }).click();
  await expect(page.getByRole('region', { name: 'Оплата' })).toContainText('Отменена');
  await expect(page.getByRole('button', { name: 'Отменить заявку' })).toHaveCount(0);
});
