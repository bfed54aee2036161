import { look, lookClosely } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/fits.ts';
import { FULL } from '../support/full.ts';
import { acknowledgeCookies, PHONE, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { menuLines, title } from './pages.ts';
import { INN, REQUISITES, WRONG_INN } from './requisites.ts';

/** The demonstration fits its caps to the month in which it is made; should that end, nothing is spent of them. */
const NEAR_CAP = /почти исчерпан|(^|\D)0\s₽ из/;
const NEAR_CAPS = /исчерпан|Никто не потратил больше 80/;

test.beforeEach(async ({ context }) => acknowledgeCookies(context));

test(
  'pasted requisites fill the form of a phone, and the keyboard walks to what is wrong',
  FULL,
  async ({ page, signIn }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize(PHONE);
    await signIn('user');
    await page.goto('/company/create');
    const text = page.getByLabel('Текст с реквизитами');
    const inn = page.getByLabel('ИНН', { exact: true });

    await test.step('what was found stands with its source, what was not is listed', async () => {
      await text.focus();
      await page.evaluate(
        (copied) => navigator.clipboard.writeText(copied),
        REQUISITES.replace(INN, WRONG_INN),
      );
      await page.keyboard.press('ControlOrMeta+V');
      const found = page.getByRole('list', { name: 'Найденные реквизиты' });
      await expect(found.getByRole('listitem').filter({ hasText: /^КПП/ })).toContainText('770401001');
      await expect(found).toContainText('«р/с 4070 2810 1023 0000 0001»');
      await expect(page.getByRole('list', { name: 'Не разобранные фрагменты' })).toContainText(
        'ОКПО 55187675',
      );
      await expect(page.getByLabel('Расчётный счёт')).toHaveValue('40702810102300000001');
      await expect(page.getByLabel('Банк', { exact: true })).toHaveValue('АО «АЛЬФА-БАНК»');
      await expectNoSidewaysScroll(page);
    });

    await test.step('the draft is there after a reload; Enter leads to the wrong field', async () => {
      await page.reload();
      await expect(inn).toHaveValue(WRONG_INN);
      await page.getByLabel('Название', { exact: true }).press('Enter');
      await expect(inn).toBeFocused();
      await expect(inn).toBeInViewport();
      await expect(inn).toHaveAccessibleDescription(/не сходится контрольная цифра/);
      await page.getByLabel('БИК').fill('044525225');
      await page.keyboard.press('Tab');
      await expect(page.locator('[aria-invalid=true]')).not.toHaveCount(1);
      await look(page, 'a form with errors');
    });
  },
);

test(
  'axe finds nothing in what a member without permissions sees of the company',
  FULL,
  async ({ page, signIn }) => {
    await signIn('employee');
    await page.goto('/company');
    await settle(page);
    await expect(page.getByRole('region', { name: 'Мой месяц' })).toContainText(NEAR_CAP);
    await expect(page.getByRole('region', { name: 'Моя роль' })).toContainText('director@demo.example');
    await lookClosely(page);
    await menuLines(page).getByText('Управление компанией').click();
    await expect(title(page)).toHaveText('Управление компанией');
    await expect(page.getByRole('form')).toHaveCount(0);
    await settle(page);
    await look(page, 'requisites of somebody who may not change them');
  },
);

test(
  'axe finds nothing in the dashboard of a director and the requisites they keep',
  FULL,
  async ({ page, signIn }) => {
    await signIn('director');
    await page.goto('/company');
    await settle(page);
    await expect(page.getByRole('region', { name: 'Лимиты на исходе' })).toContainText(NEAR_CAPS);
    await look(page, 'the dashboard of a director');
    await menuLines(page).getByText('Управление компанией').click();
    await expect(title(page)).toHaveText('Управление компанией');
    await expect(page.getByRole('list', { name: 'История изменений' })).toBeVisible();
    await settle(page);
    await lookClosely(page);
    await page.getByLabel('ИНН', { exact: true }).fill('7812345676');
    await page.keyboard.press('Tab');
    await expect(page.getByText('ИНН: не сходится контрольная цифра')).toBeVisible();
    await look(page, 'requisites with an error');
  },
);
