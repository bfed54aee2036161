import type { Page } from '@playwright/test';
import { openModal, settle } from '../support/shell.ts';
import { accounts, expect, PASSWORD, test } from '../support/test.ts';

function trySignIn(page: Page, baseURL: string | undefined, password: string) {
  return page.request.post(`${baseURL}/api/v1/auth/sign-in`, {
    headers: { origin: String(baseURL), 'x-security-check': 'e2e'.padEnd(64, '0') },
    data: { email: accounts.password, password },
  });
}

test('a password is changed with the current one, on the account screen and in the profile form', async ({
  page,
  signIn,
  baseURL,
}) => {
  await signIn('password');
  await page.goto('/account');
  await settle(page);
  const form = page.getByRole('form', { name: 'Смена пароля' });
  await test.step('a wrong current password is refused at its field', async () => {
    await form.getByLabel('Текущий пароль').fill('wrong-password');
    await form.getByLabel('Новый пароль').fill('Second-2026-pass');
    await form.getByRole('button', { name: 'Сменить пароль' }).click();
    await expect(form.getByLabel('Текущий пароль')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel('Новый пароль')).toHaveValue('Second-2026-pass');
  });
  await test.step('the right one is taken', async () => {
    await form.getByLabel('Текущий пароль').fill(PASSWORD);
    await form.getByRole('button', { name: 'Сменить пароль' }).click();
    await expect(page.getByText('Пароль успешно изменен')).toBeVisible();
    expect((await trySignIn(page, baseURL, PASSWORD)).status()).toBe(401);
    expect((await trySignIn(page, baseURL, 'Second-2026-pass')).status()).toBe(200);
  });
  await test.step('the profile form sets another', async () => {
    await openModal(page, 'Изменить профиль');
    const profile = page.getByRole('dialog', { name: 'Редактировать профиль' });
    await profile.getByLabel('Новый пароль').fill(PASSWORD);
    await profile.getByLabel('Текущий пароль').fill('wrong-password');
    await profile.getByRole('button', { name: 'Сохранить' }).click();
    await expect(profile.getByText('Неверный текущий пароль')).toBeVisible();
    await profile.getByLabel('Текущий пароль').fill('Second-2026-pass');
    await profile.getByRole('button', { name: 'Сохранить' }).click();
    await expect(profile).toBeHidden();
    expect((await trySignIn(page, baseURL, PASSWORD)).status()).toBe(200);
  });
});

test('the account screen says what the role allows in human words', async ({ page, signIn }) => {
  await signIn('finance');
  await page.goto('/account');
  const role = page.getByRole('region', { name: 'Роль и права' });
  await expect(role.getByRole('listitem').first()).toBeVisible();
  await expect(role).not.toContainText(/[a-z_]+:[a-z_]+/);
});
