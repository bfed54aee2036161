import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInThemes, THEMES } from '../support/axe.ts';
import { offeredScreens } from '../support/offered.ts';
import {
  API,
  acknowledgeCookies,
  failure,
  openUserMenu,
  PHONE,
  pretendTheme,
  settle,
  success,
} from '../support/shell.ts';
import { accounts, expect, test } from '../support/test.ts';

/** Each test looks at many states, and each look takes a second or more. */
test.describe.configure({ timeout: 150_000 });

const question = (page: Page) => page.getByRole('alertdialog');

const look = (page: Page, state: string) => test.step(state, () => expectAccessible(page));

test.describe('axe finds nothing in light and dark', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test.beforeEach(({ context }) => acknowledgeCookies(context));

  for (const { path, account } of offeredScreens) {
    test(`on ${path}, wide and on a phone`, async ({ page, signIn }) => {
      await signIn(account);
      await page.goto(path);
      await settle(page);
      await test.step('wide', () => expectAccessibleInThemes(page));
      await page.setViewportSize(PHONE);
      await settle(page);
      await test.step('on a phone', () => expectAccessibleInThemes(page));
    });
  }

  for (const account of new Set(offeredScreens.map((screen) => screen.account))) {
    test(`in «Ещё» of «${account}»`, async ({ page, signIn }) => {
      await page.setViewportSize(PHONE);
      await signIn(account);
      await page.goto('/');
      await settle(page);
      await page.getByRole('button', { name: 'Ещё' }).click();
      await expect(page.getByRole('dialog', { name: 'Ещё' })).toBeVisible();
      await expectAccessibleInThemes(page);
    });
  }
});

for (const theme of THEMES) {
  test.describe(`axe finds nothing in ${theme}`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test.beforeEach(({ page }) => pretendTheme(page, theme));

    test('on the way to a new password, and at an address that nobody offers', async ({ page }) => {
      await page.route(`${API}/auth/password-reset`, (route) => route.fulfill(success(null)));
      await page.goto('/login');
      await settle(page);
      await expect(page.locator('html')).toHaveClass(new RegExp(theme));
      await look(page, 'sign-in with the cookie notice');
      await page.getByRole('button', { name: 'Войти', exact: true }).click();
      await expect(page.getByText('Email обязателен')).toBeVisible();
      await look(page, 'sign-in with errors');
      await page.getByLabel('Email').fill(accounts.user);
      await page.getByRole('button', { name: 'Забыли пароль?' }).click();
      await expect(page.getByRole('button', { name: 'Получить код' })).toBeVisible();
      await look(page, 'reset request');
      await page.getByRole('button', { name: 'Получить код' }).click();
      await expect(page.getByText('Код восстановления отправлен на ваш email')).toBeVisible();
      await look(page, 'reset confirmation with a toast');
      await page.goto('/no/such/page');
      await settle(page);
      await look(page, 'not found');
    });

    test('in menus, the palette and notices', async ({ page, signIn }) => {
      await signIn('user');
      await page.goto('/account');
      await settle(page);
      await look(page, 'the shell with the cookie notice');
      await openUserMenu(page);
      await look(page, 'the avatar menu');
      await page.getByRole('menuitem', { name: 'Выйти' }).click();
      await expect(question(page)).toBeVisible();
      await look(page, 'the sign-out question');
      await page.keyboard.press('Escape');
      await expect(question(page)).toBeHidden();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Найти раздел или действие' })).toBeFocused();
      await look(page, 'the palette');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Свернуть меню' }).click();
      await look(page, 'the collapsed sidebar');
      await page.getByRole('button', { name: 'Развернуть меню' }).click();

      await page.route(`${API}/users/me/balance`, (route) => route.fulfill(failure(500, 'SYS.001')));
      const badge = page.getByRole('button', { name: /Баланс/ });
      await badge.click();
      await expect(badge).toContainText('Баланс не обновлён');
      await page.route(`${API}/users/me/theme`, (route) => route.fulfill(failure(429, 'RATE.001')));
      await page.getByRole('button', { name: /тему$/ }).click();
      await expect(page.getByText('Превышен лимит запросов')).toBeVisible();
      await expect(page.getByText('Не удалось обновить тему')).toBeVisible();
      await page.context().setOffline(true);
      await expect(page.getByText('Нет подключения к интернету')).toBeVisible();
      await look(page, 'a stale balance, a rate limit, a lost network and a toast');
    });
  });
}
