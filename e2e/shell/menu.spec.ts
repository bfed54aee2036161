import type { Page } from '@playwright/test';
import { API, openUserMenu, PHONE, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Разделы кабинета' });

/** Controls of the screen that stand under the cookie notice or the bottom bar when they get the focus. */
const coveredControls = (page: Page) =>
  page
    .getByRole('main')
    .locator('button:enabled, a[href], input:enabled')
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        if (!(control instanceof HTMLElement)) return [];
        control.focus();
        const { x, y, width, height } = control.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        const isCovered = top?.closest(
          'section[aria-label="Файлы cookie"], nav[aria-label="Разделы кабинета"]',
        );
        return isCovered
          ? [`${control.outerHTML.slice(0, 120)} is under ${top?.outerHTML.slice(0, 120)}`]
          : [];
      }),
    );

test('a member of a company without the right to see its balance sees no sum, and none is asked for', async ({
  page,
  signIn,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/users/me/balance')) asked.push(request.url());
  });
  await signIn('employee');
  await page.goto('/');
  await settle(page);
  await expect(page.getByRole('button', { name: /Меню пользователя/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Баланс/ })).toHaveCount(0);
  for (const name of ['Баланс', 'Уровень']) await expect(page.getByRole('region', { name })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Счёт компании' })).toContainText(
    'с разрешением «Просмотр баланса компании»',
  );
  await expect(page.getByRole('region', { name: 'Расходы' })).toContainText('Ваши траты со счёта компании');
  await expect(page.getByText('На сколько хватит')).toHaveCount(0);
  await page.getByRole('link', { name: 'Мои транзакции' }).first().click();
  await expect(page.getByRole('columnheader', { name: 'Сумма' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Баланс' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Пополнить счёт' }).first().click();
  await page.getByRole('textbox', { name: 'Сумма' }).fill('130');
  await expect(page.getByRole('region', { name: 'Итог' })).toContainText('КудаЛичный счёт');
  await expect(page.getByRole('radio', { name: /Счёт компании/ })).toHaveCount(0);
  expect(asked).toEqual([]);

  await test.step('one who may see it does', async () => {
    await signIn('director');
    await page.goto('/');
    await expect(page.getByRole('button', { name: /Баланс/ }).filter({ hasText: '₽' })).toBeVisible();
  });
});

test('somebody of a company comes to their own account by the avatar menu, and from there to the company', async ({
  page,
  signIn,
}) => {
  await signIn('employee');
  await page.goto('/company');
  await settle(page);
  await expect(sidebar(page).getByRole('link', { name: 'Мой аккаунт' })).toHaveCount(0);
  const menu = await openUserMenu(page);
  await menu.getByRole('menuitem', { name: 'Мой аккаунт' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Мой аккаунт');
  const beside = page.getByRole('navigation', { name: 'См. также' });
  await beside.getByRole('link', { name: 'Моя компания' }).click();
  await expect(page).toHaveURL('/company');
  await beside.getByRole('link', { name: 'Мой аккаунт' }).click();
  await expect(page).toHaveURL('/account');
});

test.describe('below 768 px', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a tab of the bar opens its screen; nothing is hidden by the bar, the cookie notice or a message', async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: PHONE.width, height: 600 });
    await page.route(`${API}/users/me`, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      body.data.user.settings.low_balance_threshold = '999999999.00';
      await route.fulfill({ response, json: body });
    });
    await signIn('user');
    await page.goto('/');
    await settle(page);
    await test.step('a message with a button leaves its text room', async () => {
      const notice = page.getByRole('alert').filter({ hasText: 'Деньги на счёте заканчиваются' });
      const text = await notice.getByText(/^Баланс ниже порога/).boundingBox();
      const whole = await notice.boundingBox();
      expect(text?.width).toBeGreaterThan((whole?.width ?? 0) / 2);
      await expect(notice.getByRole('link', { name: 'Пополнить' })).toBeVisible();
    });
    for (const [name, path] of [
      ['Пополнить счёт', '/payment'],
      ['Мой аккаунт', '/account'],
    ] as const) {
      await sidebar(page).getByRole('link', { name }).tap();
      await expect(page).toHaveURL(path);
      await expect(sidebar(page).locator('[aria-current=page]')).toHaveAccessibleName(name);
      await settle(page);
      await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeVisible();
      expect(await coveredControls(page)).toEqual([]);
    }
  });
});
