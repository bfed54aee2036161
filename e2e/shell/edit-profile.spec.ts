import type { Page } from '@playwright/test';
import { API, failure, openModal } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const form = (page: Page) => page.getByRole('dialog', { name: 'Редактировать профиль' });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const save = (page: Page) => form(page).getByRole('button', { name: 'Сохранить' });

async function openForm(page: Page): Promise<void> {
  await page.goto('/account');
  await openModal(page, 'Изменить профиль');
  await expect(form(page)).toBeVisible();
}

test.describe('the profile form', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('user');
    await openForm(page);
  });

  test('has the fields of product §2.8 with what is saved', async ({ page }) => {
    await expect(field(page, 'Email')).toHaveValue('user@demo.example');
    await expect(field(page, 'Email')).toHaveAttribute('readonly');
    await expect(field(page, 'Отображаемое имя')).toHaveValue('Илья Белов');
    await expect(field(page, 'Телефон')).toHaveValue('+7 (926) 222-33-44');
    await expect(field(page, 'Новый пароль')).toHaveValue('');
    await expect(form(page).getByRole('checkbox', { name: 'Отправлять сообщение по Enter' })).toBeChecked();
    await expect(form(page).getByRole('radio', { name: 'К началу сообщения' })).toBeChecked();
    await expect(form(page).getByRole('button', { name: 'Отмена' })).toBeVisible();
  });

  test('can be saved only while something is changed', async ({ page }) => {
    await expect(save(page)).toBeDisabled();
    await field(page, 'Отображаемое имя').fill('Илья');
    await expect(save(page)).toBeEnabled();
    await field(page, 'Отображаемое имя').fill('Илья Белов');
    await expect(save(page)).toBeDisabled();
    await form(page).getByText('К концу сообщения').click();
    await expect(save(page)).toBeEnabled();
  });

  test('is saved once while the server is busy, and stays open with what was typed when it refuses', async ({
    page,
  }) => {
    let asked = 0;
    let answer = () => {};
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`${API}/users/0`, async (route) => {
      asked += 1;
      await mayAnswer;
      await route.fulfill(failure(500, 'SYS.001'));
    });
    await field(page, 'Отображаемое имя').fill('Другое имя');
    await save(page).click();
    await expect(save(page)).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(form(page)).toBeVisible();
    answer();
    await expect(page.getByText('Не удалось изменить данные пользователя.')).toBeVisible();
    await test.step('a screen reader hears the toast beside the modal, and closing it leaves the modal', async () => {
      const toast = page.getByRole('region', { name: 'Уведомления' }).getByRole('status');
      await toast.getByRole('button', { name: 'Закрыть уведомление' }).click();
      await expect(toast).toBeHidden();
      await expect(page.getByRole('alertdialog')).toBeHidden();
    });
    await expect(field(page, 'Отображаемое имя')).toHaveValue('Другое имя');
    await expect(save(page)).toBeEnabled();
    expect(asked).toBe(1);
  });

  test('refuses a short password and half a phone in its own words, and shows the first wrong field', async ({
    page,
  }) => {
    await field(page, 'Телефон').fill('+7 (926) 22');
    await field(page, 'Новый пароль').fill('1234567');
    await save(page).click();
    await expect(form(page)).toContainText('Пароль должен содержать минимум 8 символов');
    await expect(form(page)).toContainText('Укажите 10 цифр номера после +7');
    await expect(field(page, 'Телефон')).toBeFocused();
    await expect(field(page, 'Новый пароль')).toHaveAccessibleDescription(
      /Пароль должен содержать минимум 8 символов/,
    );
  });

  test('takes a pasted phone of any Russian form', async ({ page }) => {
    const phone = field(page, 'Телефон');
    for (const pasted of ['8 (916) 123-45-67', '+79161234567', '916 123 45 67', '7-916-123-45-67']) {
      await test.step(pasted, async () => {
        await phone.fill('');
        await phone.focus();
        await page.keyboard.insertText(pasted);
        await expect(phone).toHaveValue('+7 (916) 123-45-67');
      });
    }
  });

  test('closes by Esc and «Отмена» when nothing is changed', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(form(page)).toBeHidden();
    await openModal(page, 'Изменить профиль');
    await form(page).getByRole('button', { name: 'Отмена' }).click();
    await expect(form(page)).toBeHidden();
  });
});
