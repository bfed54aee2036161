import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const devices = (page: Page) => page.getByRole('region', { name: 'Устройства' });

test('«Завершить» ends one other device, «Завершить все остальные» the rest', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  test.setTimeout(90_000);
  await signIn('devices');
  const others = await Promise.all([1, 2, 3].map(() => browser.newContext({ baseURL: String(baseURL) })));
  const pages = await Promise.all(others.map((context) => context.newPage()));
  for (const other of pages) await signIn('devices', other);
  await page.goto('/account');
  const rows = devices(page).getByRole('listitem');
  await expect(rows.first()).toContainText('Это устройство');
  const count = await rows.count();
  await devices(page)
    .getByRole('button', { name: /^Завершить сеанс/ })
    .first()
    .click();
  await expect(rows).toHaveCount(count - 1);
  await page.getByRole('button', { name: 'Завершить все остальные' }).click();
  const question = page.getByRole('alertdialog', { name: 'Завершить остальные сеансы?' });
  await expect(question).toContainText(/Chrome \d+/);
  await question.getByRole('button', { name: 'Завершить' }).click();
  await expect(rows).toHaveCount(1);
  for (const other of pages) {
    await other.goto('/account');
    await expect(other).toHaveURL('/login');
  }
  await Promise.all(others.map((context) => context.close()));
});

test('settings survive a reload', async ({ page, signIn }) => {
  await signIn('groupMember');
  await page.goto('/account');
  const threshold = page.getByLabel('Письмо, когда баланс станет ниже');
  await threshold.fill('1 500,5');
  await page.getByLabel('К концу сообщения').check();
  await page.getByRole('button', { name: 'Сохранить настройки' }).click();
  await expect(page.getByText('Настройки сохранены')).toBeVisible();
  await page.reload();
  await expect(threshold).toHaveValue(/^1\s500,50$/);
  await expect(page.getByLabel('К концу сообщения')).toBeChecked();
});

test('only somebody who knows the current password changes it', async ({ page, signIn }) => {
  await signIn('employee');
  await page.goto('/account');
  await page.getByLabel('Текущий пароль').fill('not-the-password');
  await page.getByLabel('Новый пароль').fill('another-password');
  await page.getByRole('button', { name: 'Сменить пароль' }).click();
  await expect(page.getByText('Неверный текущий пароль')).toBeVisible();
  await expect(page.getByLabel('Текущий пароль')).toBeFocused();
});

test('the way back from settings that are not saved asks once', async ({ page, signIn }) => {
  await signIn('user');
  await page.goto('/finances');
  const menu = page.getByRole('navigation', { name: 'Разделы кабинета' });
  await menu.getByRole('link', { name: 'Мой аккаунт' }).click();
  await page.getByText('К концу сообщения').click();
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Уйти без сохранения?' });
  await question.getByRole('button', { name: 'Не сохранять' }).click();
  await expect(page).toHaveURL('/finances');
  await expect(question).toHaveCount(0);
});
