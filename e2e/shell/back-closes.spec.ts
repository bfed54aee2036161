import type { Page } from '@playwright/test';
import { openModal, PHONE, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const dialogs = (page: Page) => page.locator('[role=dialog],[role=alertdialog]');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Разделы кабинета' });

const WAYS_IN = [
  {
    what: 'the question before signing out',
    title: 'Выход из системы',
    open: (page: Page) => openModal(page, 'Выйти'),
  },
  {
    what: 'the profile',
    title: 'Редактировать профиль',
    open: (page: Page) => openModal(page, 'Изменить профиль'),
  },
  { what: 'the avatar', title: 'Изменить аватар', open: (page: Page) => openModal(page, 'Изменить аватар') },
  { what: 'the palette', title: 'Быстрый переход', open: (page: Page) => page.keyboard.press('Control+k') },
];

test.describe('the way back', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('user');
    await page.goto('/account');
    await settle(page);
    await menu(page).getByRole('link', { name: 'Пополнить счёт' }).click();
    await expect(page).toHaveURL('/payment');
    await settle(page);
  });

  for (const { what, title, open } of WAYS_IN) {
    test(`closes ${what} and leaves the page under it`, async ({ page }) => {
      await open(page);
      await expect(dialogs(page).filter({ hasText: title })).toBeVisible();
      await page.goBack();
      await expect(dialogs(page)).toHaveCount(0);
      await expect(page).toHaveURL('/payment');

      await test.step('the next one leads to the page before', async () => {
        await page.goBack();
        await expect(page).toHaveURL('/account');
        await expect(page.getByRole('heading', { level: 1, name: 'Мой аккаунт' })).toBeVisible();
      });
    });
  }

  test('is as long as before once a modal was closed by hand, and forward opens nothing', async ({
    page,
  }) => {
    for (let times = 0; times < 2; times += 1) {
      await openModal(page, 'Выйти');
      await expect(dialogs(page)).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialogs(page)).toHaveCount(0);
    }
    await page.goForward();
    await expect(dialogs(page)).toHaveCount(0);
    await expect(page).toHaveURL('/payment');
    await page.goBack();
    await expect(page).toHaveURL('/account');
  });

  test('closes one layer at a time, and asks before something typed is lost', async ({ page }) => {
    await openModal(page, 'Изменить профиль');
    const profile = page.getByRole('dialog', { name: 'Редактировать профиль' });
    await profile.getByLabel('Отображаемое имя').fill('Илья Несохранённый');
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Закрыть без сохранения?' });
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(profile.getByLabel('Отображаемое имя')).toHaveValue('Илья Несохранённый');
    await page.goBack();
    await question.getByRole('button', { name: 'Не сохранять' }).click();
    await expect(dialogs(page)).toHaveCount(0);
    await expect(page).toHaveURL('/payment');
    await page.goBack();
    await expect(page).toHaveURL('/account');
  });

  test('does not grow after a choice in the palette', async ({ page }) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('мои заявки');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/payment-requests');
    await expect(dialogs(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/payment');
    await page.goBack();
    await expect(page).toHaveURL('/account');
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL('/payment-requests');
  });

  test('survives a reload under an open modal', async ({ page }) => {
    await openModal(page, 'Выйти');
    await expect(dialogs(page)).toHaveCount(1);
    await page.reload();
    await settle(page);
    await expect(dialogs(page)).toHaveCount(0);
    await expect(page).toHaveURL('/payment');
    await page.goBack();
    await expect(page).toHaveURL('/account');
    await page.goForward();
    await expect(page).toHaveURL('/payment');
  });

  test('closes a modal on the first page that was opened, too', async ({ page }) => {
    const other = await page.context().newPage();
    await other.goto('/payment');
    await settle(other);
    await openModal(other, 'Выйти');
    await expect(dialogs(other)).toHaveCount(1);
    await other.goBack();
    await expect(dialogs(other)).toHaveCount(0);
    await expect(other).toHaveURL('/payment');
  });

  test('has the details of a transaction, which are in the address, as one step', async ({ page }) => {
    await menu(page).getByRole('link', { name: 'Мои транзакции' }).click();
    await expect(page).toHaveURL('/finances');
    await settle(page);
    await page.locator('tbody tr').first().click();
    await expect(dialogs(page)).toHaveCount(1);
    await expect(page).toHaveURL(/transaction=/);
    await page.goBack();
    await expect(dialogs(page)).toHaveCount(0);
    await expect(page).toHaveURL('/finances');
    await page.goForward();
    await expect(dialogs(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialogs(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/payment');
  });
});

test.describe('below 768 px', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('the way back closes the sheet «Ещё», and a line of it costs one step', async ({ page, signIn }) => {
    await signIn('admin');
    await page.goto('/account');
    await settle(page);
    const sheet = page.getByRole('dialog', { name: 'Ещё' });
    await page.getByRole('button', { name: 'Ещё' }).tap();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/account');
  });
});
