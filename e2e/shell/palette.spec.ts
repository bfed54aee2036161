import type { Page } from '@playwright/test';
import { PHONE, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Быстрый переход' });
const query = (page: Page) => palette(page).getByRole('combobox', { name: 'Найти раздел или действие' });
const found = (page: Page) => palette(page).getByRole('option');

async function openPalette(page: Page): Promise<void> {
  await settle(page);
  await page.keyboard.press('Control+k');
  await expect(query(page)).toBeFocused();
}

test.describe('the command palette', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('user');
    await page.goto('/');
  });

  test('opens by Ctrl+K and closes by Esc, Ctrl+K and a click outside', async ({ page }) => {
    await openPalette(page);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await openPalette(page);
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeHidden();
    await openPalette(page);
    await page.mouse.click(5, 5);
    await expect(palette(page)).toBeHidden();
  });

  test('opens in the Russian keyboard layout too, and from the sidebar', async ({ page }) => {
    await settle(page);
    await page.evaluate(() =>
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'л', ctrlKey: true, cancelable: true })),
    );
    await expect(query(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Поиск' }).click();
    await expect(query(page)).toBeFocused();
  });

  test('lists the screens that the person may open and every action', async ({ page }) => {
    await openPalette(page);
    const labels = found(page).evaluateAll((options) =>
      options.map((option) => option.querySelector('span')?.textContent),
    );
    expect(await labels).toEqual([
      'Главная',
      'Мой аккаунт',
      'Пополнить счёт',
      'Мои транзакции',
      'Мои заявки',
      'Изменить профиль',
      'Изменить аватар',
      'Обновить баланс',
      'Сменить тему',
      'Вернуться к чатам',
      'Выйти',
    ]);
  });

  test('finds by letters, with slips, and in the wrong keyboard layout', async ({ page }) => {
    await openPalette(page);
    for (const [typed, label] of [
      ['аккаунт', 'Мой аккаунт'],
      ['мй аккаунт', 'Мой аккаунт'],
      ['попонить', 'Пополнить счёт'],
      ['счет', 'Пополнить счёт'],
      ['трнз', 'Мои транзакции'],
      ['vjq frr', 'Мой аккаунт'],
      ['gjgjkybnm', 'Пополнить счёт'],
      ['выход', 'Выйти'],
      ['тёмная', 'Сменить тему'],
    ] as const) {
      await test.step(`«${typed}» → «${label}»`, async () => {
        await query(page).fill(typed);
        await expect(found(page).first()).toContainText(label);
      });
    }
  });

  test('says when nothing is found', async ({ page }) => {
    await openPalette(page);
    await query(page).fill('ъъъъъъ');
    await expect(found(page)).toHaveCount(0);
    await expect(palette(page).getByRole('status')).toHaveText('Ничего не нашлось. Попробуйте другое слово.');
  });

  test('goes to a screen by keyboard alone', async ({ page }) => {
    await openPalette(page);
    await page.keyboard.type('мои');
    await expect(found(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    const chosen = found(page).nth(1);
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(query(page)).toHaveAttribute(
      'aria-activedescendant',
      (await chosen.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(palette(page)).toBeHidden();
    await expect(page).not.toHaveURL('/');
  });

  test('runs an action', async ({ page }) => {
    await openPalette(page);
    await page.keyboard.type('изменить профиль');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Редактировать профиль' })).toBeVisible();
  });
});

test('the palette offers each person only what they may reach', async ({ page, signIn }) => {
  await signIn('employee');
  await page.goto('/account');
  await openPalette(page);
  await expect(found(page).filter({ hasText: 'Обновить баланс' })).toHaveCount(0);
});

test('on a phone the palette is behind «Ещё»', async ({ page, signIn }) => {
  await page.setViewportSize(PHONE);
  await signIn('user');
  await page.goto('/');
  await page.getByRole('button', { name: 'Ещё' }).click();
  await page.getByRole('button', { name: 'Поиск по кабинету' }).click();
  await expect(query(page)).toBeFocused();
});

test('the palette’s code is not part of the first load', async ({ page, signIn }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await signIn('user');
  await page.goto('/');
  await settle(page);
  expect(scripts.filter((url) => url.includes('palette'))).toEqual([]);
  await openPalette(page);
  expect(scripts.filter((url) => url.includes('palette'))).not.toEqual([]);
});
