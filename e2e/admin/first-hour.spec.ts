import type { Page } from '@playwright/test';
import { FULL } from '../support/full.ts';
import { acknowledgeCookies, PHONE, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { goTo, region, rowOf, search, title } from './pages.ts';

const EMPLOYEE = 'Ольга Тихонова';

const main = (page: Page) => page.getByRole('main');

/** Comes by a press to a screen of this name. */
async function press(page: Page, name: string | RegExp, heading: string | RegExp): Promise<void> {
  await main(page).getByRole('link', { name }).first().click();
  await expect(title(page)).toHaveText(heading);
  await settle(page);
}

test(
  'an administrator’s first hour: from the sign-in to every answer by presses alone, with no address and no palette',
  FULL,
  async ({ page, signInByForm }) => {
    await acknowledgeCookies(page.context());
    await page.goto('/login');
    await signInByForm('admin');
    await expect(title(page)).toContainText('Анна');

    await test.step('what waits is said at home, and a press opens just that', async () => {
      await region(page, 'Требует внимания')
        .getByRole('link', { name: /заяв.+ в обработке/ })
        .click();
      await expect(page).toHaveURL('/admin/payment-requests?status=processing');
      await expect(rowOf(page, 'В обработке').first()).toBeVisible();
      await expect(page.locator('tbody tr').filter({ hasNotText: 'В обработке' })).toHaveCount(0);
      await page.goBack();
      await expect(region(page, 'Требует внимания')).toBeVisible();
    });

    await test.step('«почему мне не отвечает модель»: the person, the model, the reason; and back to the search', async () => {
      await goTo(page, 'Пользователи');
      await search(page, 'employee@demo.example');
      await rowOf(page, EMPLOYEE).getByRole('link').click();
      await expect(title(page)).toHaveText(EMPLOYEE);
      const models = region(page, 'Доступ к моделям');
      await models.getByRole('button', { name: 'Почему: YandexART 2' }).click();
      const why = page.getByRole('dialog');
      await expect(why).toContainText('YandexART 2');
      await page.keyboard.press('Escape');
      await expect(why).toBeHidden();
      await main(page).getByRole('link', { name: 'Пользователи', exact: true }).click();
      await expect(page).toHaveURL('/admin?q=employee%40demo.example');
      await expect(rowOf(page, EMPLOYEE)).toBeVisible();
    });

    await test.step('«куда ушли деньги»: the account that pays, its people and its movements', async () => {
      await rowOf(page, EMPLOYEE).getByRole('link').click();
      await expect(region(page, 'Деньги')).toContainText('до лимита на месяц');
      await press(page, 'Все транзакции пользователя', 'Все транзакции');
      await expect(rowOf(page, 'Списание').first()).toBeVisible();
      await page.goBack();
      await expect(title(page)).toHaveText(EMPLOYEE);
      await region(page, 'Деньги')
        .getByRole('link', { name: /Вектор/ })
        .click();
      await expect(title(page)).toContainText('Вектор');
    });

    await test.step('«сколько стоит», «кто это сделал», «сходится ли», «что выпущено»: the tools, by their names', async () => {
      await goTo(page, 'Модели и цены');
      await search(page, 'GPT-5');
      await goTo(page, 'Журнал действий');
      await expect(page.locator('tbody tr').first()).toBeVisible();
      await goTo(page, 'Проверка книги');
      await expect(region(page, 'Последняя проверка')).toContainText('проверено');
      await goTo(page, 'Релизы');
      await expect(main(page)).toContainText('Открыта всем');
      await goTo(page, 'Банковские выписки');
      await goTo(page, 'Промо-мониторинг');
      await goTo(page, 'Пользователи и роли');
    });

    await test.step('on a phone theirs come first behind «Ещё», in groups', async () => {
      await page.setViewportSize(PHONE);
      await page.getByRole('button', { name: /^Ещё/ }).click();
      const sheet = page.getByRole('dialog');
      const groups = sheet.getByRole('list');
      await expect(groups.first()).toContainText('Пользователи');
      await sheet.getByRole('link', { name: 'Журнал действий' }).click();
      await expect(title(page)).toHaveText('Журнал действий');
      await expect(sheet).toBeHidden();
    });
  },
);
