import type { Page } from '@playwright/test';
import { leaveLayers, openModal, PHONE, rest, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const dialogs = (page: Page) => page.locator('[role=dialog],[role=alertdialog]');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Разделы кабинета' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A person sees what opens before they go back: its entry in the history is there by then. */
async function seeLayer(page: Page): Promise<void> {
  await page.waitForFunction(() => history.state?.isLayer === true);
  await rest(page);
}

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
    await expect(title(page, 'Пополнение счёта')).toBeVisible();
    await settle(page);
  });

  /** Whether the next step back leads to the page before, and forward to this one with nothing open. */
  async function expectOneStepTo(page: Page): Promise<void> {
    await page.goBack();
    await expect(page).toHaveURL('/account');
    await expect(title(page, 'Мой аккаунт')).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL('/payment');
    await expect(title(page, 'Пополнение счёта')).toBeVisible();
    await expect(dialogs(page)).toHaveCount(0);
  }

  test('closes what is open and leaves the page under it', async ({ page }) => {
    for (const { what, title: name, open } of WAYS_IN) {
      await test.step(what, async () => {
        await open(page);
        await expect(dialogs(page).filter({ hasText: name })).toBeVisible();
        await seeLayer(page);
        await page.goBack();
        await expect(dialogs(page)).toHaveCount(0);
        await expect(page).toHaveURL('/payment');
        await expectOneStepTo(page);
      });
    }

    await test.step('is as long as before once a modal was closed by hand, and forward opens nothing', async () => {
      for (let times = 0; times < 2; times += 1) {
        await openModal(page, 'Выйти');
        await expect(dialogs(page)).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(dialogs(page)).toHaveCount(0);
        await leaveLayers(page);
      }
      await page.goForward();
      await expect(dialogs(page)).toHaveCount(0);
      await leaveLayers(page);
      await expect(page).toHaveURL('/payment');
      await expectOneStepTo(page);
    });

    await test.step('closes one layer at a time, and asks before something typed is lost', async () => {
      await openModal(page, 'Изменить профиль');
      const profile = page.getByRole('dialog', { name: 'Редактировать профиль' });
      await profile.getByLabel('Отображаемое имя').fill('Илья Несохранённый');
      await seeLayer(page);
      await page.goBack();
      const question = page.getByRole('alertdialog', { name: 'Закрыть без сохранения?' });
      await expect(question).toBeVisible();
      await seeLayer(page);
      await page.goBack();
      await expect(question).toBeHidden();
      await expect(profile.getByLabel('Отображаемое имя')).toHaveValue('Илья Несохранённый');
      await seeLayer(page);
      await page.goBack();
      await question.getByRole('button', { name: 'Не сохранять' }).click();
      await expect(dialogs(page)).toHaveCount(0);
      await leaveLayers(page);
      await expect(page).toHaveURL('/payment');
      await expectOneStepTo(page);
    });
  });

  test('survives a reload under an open modal, closes one on the first page, and is not longer after the palette', async ({
    page,
  }) => {
    await openModal(page, 'Выйти');
    await expect(dialogs(page)).toHaveCount(1);
    await seeLayer(page);
    await page.reload();
    await settle(page);
    await expect(dialogs(page)).toHaveCount(0);
    await expect(page).toHaveURL('/payment');
    await expectOneStepTo(page);

    await test.step('out of the palette', async () => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('мои заявки');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/payment-requests');
      await expect(dialogs(page)).toHaveCount(0);
      await expect(title(page, 'Мои заявки')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/payment');
      await expectOneStepTo(page);
      await page.goForward();
      await expect(page).toHaveURL('/payment-requests');
    });

    await test.step('has the details of a transaction, which are in the address, as one step', async () => {
      await menu(page).getByRole('link', { name: 'Мои транзакции' }).click();
      await expect(title(page, 'Мои транзакции')).toBeVisible();
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
      await expect(page).toHaveURL('/payment-requests');
    });

    await test.step('closes a modal on the first page that was opened, too', async () => {
      const other = await page.context().newPage();
      await other.goto('/payment');
      await settle(other);
      await openModal(other, 'Выйти');
      await expect(dialogs(other)).toHaveCount(1);
      await seeLayer(other);
      await other.goBack();
      await expect(dialogs(other)).toHaveCount(0);
      await expect(other).toHaveURL('/payment');
    });
  });
});

test.describe('below 768 px', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('the way back closes the sheet «Ещё»', async ({ page, signIn }) => {
    await signIn('user');
    await page.goto('/account');
    await settle(page);
    const sheet = page.getByRole('dialog', { name: 'Ещё' });
    await page.getByRole('button', { name: 'Ещё' }).tap();
    await expect(sheet).toBeVisible();
    await seeLayer(page);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/account');
  });
});
