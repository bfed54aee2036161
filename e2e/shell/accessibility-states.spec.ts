import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInThemes, THEMES } from '../support/axe.ts';
import { paintPhoto } from '../support/photos.ts';
import { API, acknowledgeCookies, failure, openModal, PHONE, settle, success } from '../support/shell.ts';
import { accounts, expect, test } from '../support/test.ts';

/** Each test looks at many states, and each look takes a second or more. */
test.describe.configure({ timeout: 150_000 });

const EMPTY = success({
  items: [],
  total: 0,
  page: 1,
  limit: 20,
  next_cursor: null,
  totals: { in: '0', out: '0', net: '0' },
});

const look = (page: Page, state: string) => test.step(state, () => expectAccessibleInThemes(page));

/** For things that disappear before a second look, such as a toast. */
const lookOnce = (page: Page, state: string) => test.step(state, () => expectAccessible(page));

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

const DESKTOP = { width: 1440, height: 900 };

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`axe finds nothing in light and dark at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test.beforeEach(({ context }) => acknowledgeCookies(context));

    for (const path of ['/finances', '/payment-requests']) {
      test(`in the menus of the table of ${path}`, async ({ page, signIn }) => {
        await signIn('user');
        await page.goto(path);
        await settle(page);
        if (viewport === PHONE) {
          await press(page, 'Фильтры');
          await look(page, `${path}: open filters`);
        } else {
          await press(page, 'Столбцы');
          await expect(page.getByRole('menu')).toBeVisible();
          await look(page, `${path}: choice of columns`);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('menu')).toBeHidden();
        }
        await press(page, 'Экспорт');
        await expect(page.getByRole('menu')).toBeVisible();
        await look(page, `${path}: export`);
        await page.keyboard.press('Escape');
        await page.goto(`${path}?q=такого-не-бывает`);
        await expect(page.getByText('Ничего не найдено')).toBeVisible();
        await look(page, `${path}: nothing found`);
      });
    }

    test('in what is empty or broken', async ({ page, signIn }) => {
      await signIn('user');
      await page.route(/\/api\/v1\/(transactions\/user|payment\/requests\/my)\?/, (route) =>
        route.fulfill(EMPTY),
      );
      for (const [path, text] of [
        ['/finances', 'Транзакций пока нет'],
        ['/payment-requests', 'Заявок пока нет'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByText(text)).toBeVisible();
        await look(page, `${path}: nothing yet`);
      }
      await page.route(/\/api\/v1\/(transactions|payment\/requests|users\/me\/sessions)/, (route) =>
        route.fulfill(failure(403, 'AUTH.003')),
      );
      for (const path of ['/', '/finances', '/payment-requests', '/account']) {
        await page.goto(path);
        await expect(page.getByRole('button', { name: 'Попробовать снова' }).first()).toBeVisible();
        await look(page, `${path}: what cannot be loaded`);
      }
    });

    test('while everything is still on its way', async ({ page, signIn }) => {
      await signIn('user');
      for (const path of ['/', '/finances', '/payment-requests', '/account', '/payment']) {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.route(/\/api\/v1\/(?!users\/me$)/, () => undefined);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await look(page, path);
      }
    });

    test('in the profile form, its errors and its question', async ({ page, signIn }) => {
      await signIn('user');
      await page.goto('/account');
      await settle(page);
      const profile = page.getByRole('dialog', { name: 'Редактировать профиль' });
      await openModal(page, 'Изменить профиль');
      await press(page, 'Сгенерировать пароль');
      await profile.getByLabel('Отображаемое имя').fill('');
      await profile.getByLabel('Телефон').fill('12');
      await profile.getByRole('button', { name: 'Сохранить', exact: true }).click();
      await expect(profile.getByText('Укажите 10 цифр номера после +7')).toBeVisible();
      await look(page, 'the profile with a generated password and errors');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await look(page, 'the question about changes');
    });

    test('in the avatar editor, the sign-out question and the palette', async ({ page, signIn }) => {
      await signIn('user');
      await page.goto('/account');
      await settle(page);
      await openModal(page, 'Изменить аватар');
      await page
        .getByLabel('Файл фото')
        .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
      await expect(page.getByText(/File type must be/)).toBeVisible();
      await look(page, 'a file that is refused');
      await page.getByLabel('Файл фото').setInputFiles(await paintPhoto(page));
      await expect(page.getByRole('slider', { name: 'Масштаб' })).toBeVisible();
      await look(page, 'the crop');
      await page.keyboard.press('Escape');
      await press(page, 'Не сохранять');

      await openModal(page, 'Выйти');
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await look(page, 'the sign-out question');
      await page.keyboard.press('Escape');
      if (viewport === PHONE) await press(page, 'Ещё');
      await press(page, /^Поиск/);
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.type('ъъъъъ');
      await expect(page.getByText('Ничего не нашлось. Попробуйте другое слово.')).toBeVisible();
      await look(page, 'the palette with nothing found');
    });

    for (const theme of THEMES) {
      test(`on the way in that fails, ${theme}`, async ({ page }) => {
        await page.addInitScript((value) => {
          if (window.origin !== 'null') localStorage.setItem('cabinet.theme', value);
        }, theme);
        await page.goto('/login');
        await settle(page);
        await page.getByLabel('Email').fill(accounts.user);
        await page.getByLabel('Пароль', { exact: true }).fill('wrong-password');
        await press(page, 'Войти');
        await expect(page.getByRole('alert').getByText('Неверные учетные данные')).toBeVisible();
        await lookOnce(page, 'a refused password');
        await page.route(`${API}/auth/password-reset`, (route) => route.fulfill(success(null)));
        await press(page, 'Забыли пароль?');
        await press(page, 'Получить код');
        await page.getByLabel('Новый пароль').fill('123');
        await press(page, 'Сменить пароль');
        await expect(page.getByText('Пароль должен содержать минимум 8 символов')).toBeVisible();
        await lookOnce(page, 'a new password with errors');
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
        await lookOnce(page, 'a rate limit that is over');
      });
    }

    test('when a section, or the page itself, cannot be drawn', async ({ page, signIn }) => {
      await signIn('user');
      const code = /\/mfe\/account\/[^/]+\/[^/]+\.js$/;
      await page.route(code, (route) => route.abort());
      await page.goto('/account');
      await expect(page.getByText('Не удалось загрузить раздел')).toBeVisible();
      await look(page, 'a dead remote');
      await page.route(/\/not-found\.[0-9a-f]+\.js$/, (route) => route.abort());
      await page.goto('/no/such/page');
      await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible();
      await expect(page.getByText('Please try reloading the application.')).toBeVisible();
      await look(page, 'the crash screen');
      await page.unroute(/\/not-found\.[0-9a-f]+\.js$/);
      await press(page, 'Reload Application');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Страница не найдена');
    });
  });
}
