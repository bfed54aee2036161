import { FULL } from '../support/full.ts';
import { setPassword } from '../support/people.ts';
import { openModal, settle } from '../support/shell.ts';
import { accounts, callHeaders, expect, PASSWORD, startSession, test } from '../support/test.ts';

const NEXT_PASSWORD = 'Second-2026-pass';

test('a person ends their other devices, one and then the rest, and changes their password', async ({
  page,
  browser,
  playwright,
}) => {
  // Nobody else signs in as them: what is ended and changed here belongs to no other test.
  await setPassword(page.request, accounts.own);
  await startSession(page.request, 'own');
  const others = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  for (const { request } of others) await startSession(request, 'own');
  await page.goto('/account');
  await page.getByRole('link', { name: 'Открыть безопасность' }).click();
  await expect(page).toHaveURL('/account/security');
  await test.step('«Завершить» ends one, «Завершить все остальные» the rest', async () => {
    const devices = page.getByRole('region', { name: 'Устройства' });
    const rows = devices.getByRole('listitem');
    await expect(rows).toHaveCount(4);
    await expect(rows.first()).toContainText('Это устройство');
    await devices
      .getByRole('button', { name: /^Завершить сеанс/ })
      .first()
      .click();
    await expect(rows).toHaveCount(3);
    await devices.getByRole('button', { name: 'Завершить все остальные' }).click();
    const question = page.getByRole('alertdialog', { name: 'Завершить остальные сеансы?' });
    await expect(question).toContainText(/Chrome \d+/);
    await question.getByRole('button', { name: 'Завершить' }).click();
    await expect(rows).toHaveCount(1);
    for (const { request } of others) {
      const answer = await request.get(new URL('/api/v1/users/me', page.url()).href, {
        headers: callHeaders(),
      });
      expect(answer.status()).toBe(401);
    }
  });
  await Promise.all(others.map((context) => context.close()));

  // Not from the page: a sign-in ends the session that its cookie names, with what the page asks at that moment.
  const elsewhere = await playwright.request.newContext();
  const accepted = async (password: string) => {
    const answer = await elsewhere.post(`${process.env.E2E_URL}/api/v1/auth/sign-in`, {
      headers: callHeaders(),
      data: { email: accounts.own, password },
    });
    return answer.ok();
  };
  await test.step('the current password is asked for, and the new one signs in', async () => {
    const form = page.getByRole('form', { name: 'Смена пароля' });
    await form.getByLabel('Текущий пароль').fill('wrong-password');
    await form.getByLabel('Новый пароль').fill(NEXT_PASSWORD);
    await form.getByRole('button', { name: 'Сменить пароль' }).click();
    await expect(form.getByText('Неверный текущий пароль')).toBeVisible();
    await expect(form.getByLabel('Текущий пароль')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel('Текущий пароль')).toBeFocused();
    await expect(form.getByLabel('Новый пароль')).toHaveValue(NEXT_PASSWORD);
    await form.getByLabel('Текущий пароль').fill(PASSWORD);
    await form.getByRole('button', { name: 'Сменить пароль' }).click();
    await expect(page.getByText('Пароль успешно изменен')).toBeVisible();
    expect([await accepted(PASSWORD), await accepted(NEXT_PASSWORD)]).toEqual([false, true]);
  });
  await test.step('the profile form sets another', async () => {
    await openModal(page, 'Изменить профиль');
    const profile = page.getByRole('dialog', { name: 'Редактировать профиль' });
    await profile.getByLabel('Новый пароль').fill(PASSWORD);
    await profile.getByLabel('Текущий пароль').fill('wrong-password');
    await profile.getByRole('button', { name: 'Сохранить' }).click();
    await expect(profile.getByText('Неверный текущий пароль')).toBeVisible();
    await profile.getByLabel('Текущий пароль').fill(NEXT_PASSWORD);
    await profile.getByRole('button', { name: 'Сохранить' }).click();
    await expect(profile).toBeHidden();
    expect(await accepted(PASSWORD)).toBe(true);
  });
  await elsewhere.dispose();
});

test(
  'settings survive a reload, and the way back from unsaved ones asks once',
  FULL,
  async ({ page, signIn }) => {
    await signIn('groupMember');
    await page.goto('/finances');
    await settle(page);
    const menu = page.getByRole('navigation', { name: 'Разделы кабинета' });
    await menu.getByRole('link', { name: 'Мой аккаунт' }).click();
    await page.getByText('К концу сообщения').click();
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Уйти без сохранения?' });
    await question.getByRole('button', { name: 'Не сохранять' }).click();
    await expect(page).toHaveURL('/finances');
    await expect(question).toHaveCount(0);

    await page.goto('/account');
    const threshold = page.getByLabel('Письмо, когда баланс станет ниже');
    await threshold.fill('1 500,5');
    await page.getByLabel('К концу сообщения').check();
    await page.getByRole('button', { name: 'Сохранить настройки' }).click();
    await expect(page.getByText('Настройки сохранены')).toBeVisible();
    await page.reload();
    await expect(threshold).toHaveValue(/^1\s500,50$/);
    await expect(page.getByLabel('К концу сообщения')).toBeChecked();
  },
);
