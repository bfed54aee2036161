import type { Page } from '@playwright/test';
import { enterAs } from '../support/people.ts';
import { API, failure, leaveLayers } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Somebody of the demonstration whom no other test signs in, nor names. */
const PERSON = 'person37';

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

test('a person changes their profile: masks, clipboard and focus work, nothing is lost by a slip, the name is new everywhere', async ({
  page,
}) => {
  await enterAs(page.request, PERSON);
  await page.goto('/account');
  await openProfile(page);
  const before = await name(page).inputValue();
  await expect(save(page)).toBeDisabled();

  await test.step('a field that can only be read does not answer to the pointer', async () => {
    const email = dialog(page).getByLabel('Email');
    const edge = () => email.evaluate((field) => getComputedStyle(field).borderColor);
    const resting = await edge();
    await email.hover();
    await email.evaluate((field) => Promise.all(field.getAnimations().map(({ finished }) => finished)));
    expect(await edge()).toBe(resting);
  });

  await test.step('what goes on below the buttons of a low window fades until it is scrolled to its end', async () => {
    const fade = () =>
      dialog(page).evaluate((sheet) => {
        const footer = sheet.querySelector('.chakra-dialog__footer');
        return footer && Number(getComputedStyle(footer, '::before').opacity);
      });
    const size = page.viewportSize();
    await page.setViewportSize({ width: 800, height: 1400 });
    await expect.poll(fade).toBe(0);
    await page.setViewportSize({ width: 800, height: 420 });
    await expect.poll(fade).toBe(1);
    await dialog(page)
      .locator('.chakra-dialog__body')
      .evaluate((body) => body.scrollTo(0, body.scrollHeight));
    await expect.poll(fade).toBe(0);
    if (size !== null) await page.setViewportSize(size);
  });

  await test.step('the phone keeps its mask and the caret, also in the middle', async () => {
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

  await test.step('a generated password is copied', async () => {
    await dialog(page).getByRole('button', { name: 'Сгенерировать пароль' }).click();
    const generated = await dialog(page).getByLabel('Новый пароль').inputValue();
    await dialog(page).getByRole('button', { name: 'Скопировать пароль' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Скопировано' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(generated);
    await dialog(page).getByLabel('Новый пароль').fill('');
  });

  await test.step('the first wrong field gets the focus', async () => {
    await name(page).fill('');
    await phone(page).fill('12');
    await save(page).click();
    await expect(dialog(page).getByText('Введите отображаемое имя')).toBeVisible();
    await expect(dialog(page).getByText('Укажите 10 цифр номера после +7')).toBeVisible();
    await expect(name(page)).toBeFocused();
  });

  await test.step('a stray Esc or a click outside does not lose changes', async () => {
    const question = page.getByRole('alertdialog', { name: 'Закрыть без сохранения?' });
    await name(page).fill('Недописанное');
    for (const slip of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 450)]) {
      await slip();
      await question.getByRole('button', { name: 'Вернуться' }).click();
      await expect(question).toBeHidden();
      await expect(name(page)).toHaveValue('Недописанное');
    }
    await dialog(page).getByRole('button', { name: 'Отмена' }).click();
    await question.getByRole('button', { name: 'Не сохранять' }).click();
    await expect(dialog(page)).toBeHidden();
  });

  await openProfile(page);
  await name(page).fill('Ольга Иная');
  await test.step('while the server is busy it cannot be closed; what it refuses stays, and the toast can be closed alone', async () => {
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
    await save(page).click();
    await expect(save(page)).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeVisible();
    answer();
    await expect(page.getByText('Не удалось изменить данные пользователя.')).toBeVisible();
    const toast = page.getByRole('region', { name: 'Уведомления' }).getByRole('status');
    await toast.getByRole('button', { name: 'Закрыть уведомление' }).click();
    await expect(toast).toBeHidden();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(name(page)).toHaveValue('Ольга Иная');
    expect(asked).toBe(1);
    await page.unroute(`${API}/users/0`);
  });
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Меню пользователя Ольга Иная' })).toBeVisible();
  await leaveLayers(page);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Личные данные' })).toContainText('Ольга Иная');
  await openProfile(page);
  await name(page).fill(before);
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
});
