import type { WireData } from '@cabinet/kernel/http';
import type { Page } from '@playwright/test';
import { look } from '../support/axe.ts';
import { expectFits, expectNoMotion, expectNoZoom } from '../support/fits.ts';
import { FULL } from '../support/full.ts';
import { API, DESKTOP, failure, PHONE, settle, success } from '../support/shell.ts';
import { accounts, expect, test } from '../support/stand-in-site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** As long as a letter's link leads to them: what would change, for whom, and why. */
const OPEN_PROPOSAL: WireData<'GET proposals/stop/{token}'> = {
  what: 'П-000007: другая роль — Иван Петров',
  changes: ['Роль: Пользователь → Администратор', 'Разрешение добавляют: «Управление пользователями»'],
  reason: 'Замена на время отпуска',
  proposed_by: 'Анна Админ',
  created_at: '2026-11-27T10:00:00.000Z',
  takes_effect_at: '2026-11-28T10:00:00.000Z',
  state: 'open',
  decided_by: null,
  decided_at: null,
  others: [],
  is_undoable: true,
};

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

test(
  'axe finds nothing on the way in, on the way to a new password, and at an address that nobody offers',
  FULL,
  async ({ page }) => {
    await page.goto('/login');
    await settle(page);
    await expectNoMotion(page);
    await look(page, 'sign-in with the cookie notice', [DESKTOP, PHONE]);
    await expectNoZoom(page);
    await page.getByRole('button', { name: 'Понятно' }).click();
    await press(page, 'Войти');
    await expect(page.getByText('Email обязателен')).toBeVisible();
    await look(page, 'sign-in with errors');
    await page.getByLabel('Email').fill(accounts.user);
    await page.getByLabel('Пароль', { exact: true }).fill('wrong-password');
    await press(page, 'Войти');
    await expect(page.getByRole('alert').getByText('Неверные учетные данные')).toBeVisible();
    await look(page, 'a refused password');

    await page.route(`${API}/auth/password-reset`, (route) => route.fulfill(success(null)));
    await press(page, 'Забыли пароль?');
    await expect(page.getByRole('button', { name: 'Получить код' })).toBeVisible();
    await look(page, 'reset request');
    await press(page, 'Получить код');
    await expect(page.getByText('Код восстановления отправлен на ваш email')).toBeVisible();
    await look(page, 'reset confirmation with a toast', [DESKTOP]);
    await page.getByLabel('Новый пароль').fill('123');
    await press(page, 'Сменить пароль');
    await expect(page.getByText('Пароль должен содержать минимум 8 символов')).toBeVisible();
    await look(page, 'a new password with errors');

    await page.clock.install();
    await page.route(`${API}/auth/password-reset/confirm`, (route) =>
      route.fulfill(failure(429, 'RATE.001')),
    );
    await page.getByLabel('Код из письма').fill('123456');
    await page.getByLabel('Новый пароль').fill('12345678');
    await press(page, 'Сменить пароль');
    await expect(page.getByText('Требуется авторизация.', { exact: false })).toBeVisible();
    await page.clock.runFor(61_000);
    await expect(page.getByRole('button', { name: 'Попробовать снова' })).toBeVisible();
    await page.clock.resume();
    await look(page, 'a rate limit that is over');

    await page.goto('/no/such/page');
    await settle(page);
    await expectNoMotion(page);
    await look(page, 'not found');
  },
);

test(
  'sign-in, both steps of a reset and not-found fit every width and a zoom of 200 %',
  FULL,
  async ({ page }) => {
    await page.route(`${API}/auth/password-reset`, (route) => route.fulfill(success(null)));
    for (const path of ['/no/such/page', '/login']) {
      await page.goto(path);
      await expectFits(page);
    }
    await page.getByLabel('Email').fill(accounts.user);
    await page.getByRole('button', { name: 'Забыли пароль?' }).click();
    await expect(page.getByRole('button', { name: 'Получить код' })).toBeVisible();
    await expectFits(page);
    await page.getByRole('button', { name: 'Получить код' }).click();
    await expect(page.getByLabel('Новый пароль')).toBeVisible();
    await expectFits(page);
  },
);

test('the button that stops a proposal scrolls out from under the cookie notice in every window', async ({
  page,
}) => {
  await page.route(`${API}/proposals/stop/*`, (route) => route.fulfill(success(OPEN_PROPOSAL)));
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await page.goto('/login/stop-proposal?token=secret');
    await settle(page);
    const stop = page.getByRole('button', { name: 'Остановить' });
    const notice = page.getByRole('region', { name: 'Файлы cookie' });
    await expect(stop).toBeVisible();
    const overlap = async () => {
      await page.mouse.wheel(0, 5_000);
      const [button, cover] = [await stop.boundingBox(), await notice.boundingBox()];
      return button && cover ? button.y + button.height - cover.y : Number.POSITIVE_INFINITY;
    };
    await expect.poll(overlap, { message: `at a width of ${size.width}` }).toBeLessThanOrEqual(0);
  }
});
