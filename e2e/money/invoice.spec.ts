import { readFile } from 'node:fs/promises';
import { bankDocument } from '../support/pay-by-hand.ts';
import { callHeaders, expect, startSession, test } from '../support/test.ts';
import { dataOf } from './pages.ts';

test('a company gets an invoice, an administrator confirms the transfer, the money is there once', async ({
  page,
  playwright,
  signIn,
}) => {
  const headers = callHeaders();
  await signIn('director');
  const balance = async () =>
    (await dataOf<{ balance: number }>(await page.request.get('/api/v1/users/me/balance', { headers })))
      .balance;

  const before = await test.step('the director asks for an invoice for the company', async () => {
    await page.goto('/payment');
    await page.getByRole('textbox', { name: 'Сумма' }).fill('15 000');
    await page.getByText('Счёт на оплату', { exact: true }).click();
    await expect(page.getByRole('radio', { name: /Счёт компании/ })).toBeChecked();
    const summary = page.getByRole('region', { name: 'Итог' });
    await page.getByText('Личный счёт', { exact: true }).click();
    await expect(summary).toContainText('КудаЛичный счёт');
    await page.getByRole('radio', { name: /Счёт компании/ }).check();
    await expect(summary).toContainText('Компания ООО «Вектор»');
    await page.getByRole('button', { name: /^Получить счёт на 15.000,00.₽$/ }).click();
    await expect(page.getByRole('heading', { name: 'Счёт готов' })).toBeVisible();
    await expect(page.getByText(/^15.000,00.₽$/).first()).toBeVisible();
    return balance();
  });

  await test.step('the PDF is downloaded', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Скачать счёт на оплату' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^Счёт З-\d+\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('it has a code, and goes to the accountant by a letter', async () => {
    await expect(page.getByRole('img', { name: 'QR-код для оплаты счёта' })).toBeVisible();
    await page.getByLabel('Почта бухгалтера').fill('buh@firm.example');
    await page.getByRole('button', { name: 'Отправить бухгалтеру' }).click();
    await expect(page.getByText(/^Отправлен бухгалтеру b…@firm\.example /)).toBeVisible();
  });

  const id = String(new URL(page.url()).searchParams.get('request'));
  const document = bankDocument();
  await page.getByRole('link', { name: /^З-\d+$/ }).click();
  await expect(page.getByRole('region', { name: 'Реквизиты для перевода' })).toContainText('Расчётный счёт');

  await test.step('an administrator confirms it twice; the second time is refused', async () => {
    const admin = await playwright.request.newContext({ baseURL: String(process.env.E2E_URL) });
    await startSession(admin, 'finance');
    const data = { status: 'paid', ...document };
    const confirm = () => admin.patch(`/api/v1/payment/requests/${id}/status`, { headers, data });
    expect((await confirm()).status()).toBe(200);
    expect((await confirm()).status()).toBe(409);
    await admin.dispose();
  });

  await page.reload();
  await expect(page.getByRole('region', { name: 'Оплата' })).toContainText('Оплачена');
  await expect(page.getByRole('region', { name: 'Оплата' })).toContainText(document.bank_reference);
  expect(await balance()).toBeCloseTo(before + 15_000, 6);
});
