import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

// One person's profile is one row: these tests share it.
test.describe.configure({ mode: 'default' });
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Редактировать профиль' });
const phone = (page: Page) => dialog(page).getByLabel('Телефон');
const name = (page: Page) => dialog(page).getByLabel('Отображаемое имя');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Сохранить' });

async function openProfile(page: Page) {
  await page.getByRole('button', { name: 'Изменить профиль' }).click();
  await expect(name(page)).toBeFocused();
}

async function caretOf(page: Page) {
  return phone(page).evaluate((field) => (field instanceof HTMLInputElement ? field.selectionStart : null));
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn('finance');
  await page.goto('/account');
  await openProfile(page);
});

test('a new name is saved, shown everywhere at once, and still there after a reload', async ({ page }) => {
  const before = await name(page).inputValue();
  await expect(save(page)).toBeDisabled();
  await name(page).fill('Ольга Иная');
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Меню пользователя Ольга Иная' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Личные данные' })).toContainText('Ольга Иная');
  await openProfile(page);
  await name(page).fill(before);
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
});

test('the phone keeps its mask and the caret, also in the middle', async ({ page }) => {
  await phone(page).fill('');
  await phone(page).pressSequentially('89261234567');
  await expect(phone(page)).toHaveValue('+7 (926) 123-45-67');
  await phone(page).press('Home');
  for (let steps = 0; steps < 7; steps += 1) await phone(page).press('ArrowRight');
  await phone(page).press('Backspace');
  await expect(phone(page)).toHaveValue('+7 (921) 234-56-7');
  expect(await caretOf(page)).toBe(6);
  await page.keyboard.type('9');
  await expect(phone(page)).toHaveValue('+7 (929) 123-45-67');
  expect(await caretOf(page)).toBe(7);
  await phone(page).press('ControlOrMeta+a');
  await page.evaluate(() => navigator.clipboard.writeText('8 (999) 888-77-66'));
  await phone(page).press('ControlOrMeta+v');
  await expect(phone(page)).toHaveValue('+7 (999) 888-77-66');
});

test('a generated password can be read, hidden and copied', async ({ page }) => {
  const password = dialog(page).getByLabel('Новый пароль');
  await dialog(page).getByRole('button', { name: 'Сгенерировать пароль' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  const generated = await password.inputValue();
  expect(generated).toMatch(/^[A-Za-z0-9!@#$%^&*]{4}(-[A-Za-z0-9!@#$%^&*]{4}){2}$/);
  await dialog(page).getByRole('button', { name: 'Скопировать пароль' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Скопировано' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(generated);
  await dialog(page).getByRole('button', { name: 'Скрыть пароль' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('a stray Esc or a click outside does not lose changes', async ({ page }) => {
  await name(page).fill('Недописанное');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Закрыть без сохранения?' });
  await question.getByRole('button', { name: 'Вернуться' }).click();
  await expect(question).toBeHidden();
  await page.mouse.click(5, 450);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Вернуться' }).click();
  await expect(name(page)).toHaveValue('Недописанное');
  await dialog(page).getByRole('button', { name: 'Отмена' }).click();
  await question.getByRole('button', { name: 'Не сохранять' }).click();
  await expect(dialog(page)).toBeHidden();
});

test('the first wrong field gets the focus', async ({ page }) => {
  await name(page).fill('');
  await phone(page).fill('12');
  await save(page).click();
  await expect(dialog(page).getByText('Введите отображаемое имя')).toBeVisible();
  await expect(dialog(page).getByText('Укажите 10 цифр номера после +7')).toBeVisible();
  await expect(name(page)).toBeFocused();
});
