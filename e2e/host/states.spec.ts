import type { Page } from '@playwright/test';
import { look } from '../support/axe.ts';
import { expectNoMotion, expectNoZoom } from '../support/fits.ts';
import { FULL } from '../support/full.ts';
import { API, acknowledgeCookies, DESKTOP, failure, openUserMenu, PHONE, settle } from '../support/shell.ts';
import { expect, test } from '../support/stand-in-site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

test('axe finds nothing in menus, the palette and notices', FULL, async ({ page, context, signIn }) => {
  await acknowledgeCookies(context);
  await signIn('user');
  await page.goto('/account');
  await settle(page);
  await openUserMenu(page);
  await expectNoMotion(page);
  await look(page, 'the avatar menu', [DESKTOP]);
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look(page, 'the sign-out question');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Найти раздел или действие' })).toBeFocused();
  await expectNoMotion(page);
  await look(page, 'the palette', [DESKTOP]);
  await page.keyboard.type('ъъъъъ');
  await expect(page.getByText('По запросу «ъъъъъ» ничего не нашлось.')).toBeVisible();
  await look(page, 'the palette with nothing found', [DESKTOP, PHONE]);
  await expectNoZoom(page);
  await page.keyboard.press('Escape');

  await press(page, 'Ещё');
  await expect(page.getByRole('dialog', { name: 'Ещё' })).toBeVisible();
  await look(page, '«Ещё»', [PHONE]);
  await press(page, /^Поиск/);
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.setViewportSize(DESKTOP);
  await press(page, 'Свернуть меню');
  await look(page, 'the collapsed sidebar', [DESKTOP]);
  await press(page, 'Развернуть меню');

  await page.route(`${API}/users/me/balance`, (route) => route.fulfill(failure(500, 'SYS.001')));
  const badge = page.getByRole('button', { name: /Баланс/ });
  await badge.click();
  await expect(badge).toContainText('Баланс не обновлён');
  await page.route(`${API}/users/me/theme`, (route) => route.fulfill(failure(429, 'RATE.001')));
  await press(page, /тему$/);
  await expect(page.getByText('Превышен лимит запросов')).toBeVisible();
  const toast = page.getByText('Не удалось обновить тему');
  await expect(toast).toBeVisible();
  await expectNoMotion(page);
  await page.context().setOffline(true);
  const lost = page.getByText('Нет подключения к интернету');
  await expect(lost).toBeVisible();
  await look(page, 'a stale balance, a rate limit, a lost network and a toast', [DESKTOP]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().setOffline(false);
  await expect(lost).toBeHidden();
});
