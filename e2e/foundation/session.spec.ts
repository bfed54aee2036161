import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const API = '**/api/v1';

const failure = (status: number, code: string, message = 'нет') => ({
  status,
  json: { status: 'error', message, details: { code, category: 'test' } },
});

test('AUTH.001 stops further requests for the user', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/users/me')) asked += 1;
  });
  await page.clock.install();
  await page.goto('/account');
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Забыли пароль?' }).click();
  await page.clock.runFor(10 * 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.clock.runFor(10 * 60_000);
  expect(asked).toBe(1);
});

test('a 401 in the middle of a session ends it and remembers the place', async ({
  page,
  signIn,
  signInByForm,
}) => {
  await signIn('user');
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  // A call of the home screen that is still to come would end the session before the click does.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.route(`${API}/users/me/sessions`, (route) => route.fulfill(failure(401, 'AUTH.002')));
  await page.getByRole('link', { name: 'Мой аккаунт' }).first().click();
  await expect(page).toHaveURL('/login');
  await page.unroute(`${API}/users/me/sessions`);
  await signInByForm('user');
  await expect(page).toHaveURL('/account');
});

test('a late 401 of the former session ends nothing in a tab where somebody has signed in again', async ({
  page,
  context,
  signIn,
  signInByForm,
}) => {
  let answerLate = () => {};
  const isLate = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  await signIn('user');
  await page.route(
    `${API}/users/me/sessions`,
    async (route) => {
      await isLate;
      await route.fulfill(failure(401, 'AUTH.002'));
    },
    { times: 1 },
  );
  const asked = page.waitForRequest(`${API}/users/me/sessions`);
  await page.goto('/account');
  await asked;

  const other = await context.newPage();
  await test.step('another tab signs out and in again, and takes this one along', async () => {
    await other.goto('/logout');
    await expect(other).toHaveURL('/login');
    await expect(page).toHaveURL('/login');
    await signInByForm('user', other);
    await expect(other).toHaveURL('/');
    await expect(page).toHaveURL('/account');
  });

  await test.step('the answer comes, and both tabs stay signed in', async () => {
    const refused = page.waitForResponse((response) => response.status() === 401);
    answerLate();
    expect((await refused).url()).toContain('/users/me/sessions');
    await page.getByRole('link', { name: 'Мои транзакции' }).click();
    await expect(page).toHaveURL('/finances');
    await expect(page.getByRole('heading', { level: 1, name: 'Мои транзакции' })).toBeVisible();
    await expect(other).toHaveURL('/');
    await expect(other.getByRole('main')).toContainText('Илья');
  });
});

test.describe('a user who cannot be loaded at the start is not signed out', () => {
  const panel = (page: Page) => page.getByRole('main').getByRole('alert');
  const again = (page: Page) => page.getByRole('button', { name: 'Попробовать снова' });
  const toast = (page: Page) => page.getByText('Не удалось получить информацию о пользователе.');

  test.beforeEach(({ signIn }) => signIn('user'));

  test('a server fault has a panel, one toast, and a way to try again', async ({ page }) => {
    let asked = 0;
    await page.route(`${API}/users/me`, (route) => {
      asked += 1;
      return route.fulfill(failure(503, 'SYS.002'));
    });
    await page.goto('/account?from=letter#devices');
    await expect(panel(page)).toContainText('Не удалось загрузить');
    await expect(toast(page)).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Кабинет, на главную' })).toBeVisible();
    const askedBefore = asked;
    await again(page).click();
    await expect.poll(() => asked).toBeGreaterThan(askedBefore);
    await expect(again(page)).toBeEnabled();
    await expect(panel(page)).toContainText('Не удалось загрузить');
    await expect(toast(page)).toHaveCount(1);
    await expect(page).toHaveURL('/account?from=letter#devices');

    await page.unroute(`${API}/users/me`);
    await again(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Мой аккаунт' })).toBeVisible();
    await expect(page).toHaveURL('/account?from=letter#devices');
  });

  test('a lost connection is tried again by itself', async ({ page }) => {
    let asked = 0;
    await page.route(`${API}/users/me`, (route) => {
      asked += 1;
      return asked <= 3 ? route.abort() : route.fallback();
    });
    await page.goto('/account');
    await expect(panel(page)).toContainText('Не удалось загрузить');
    await expect(toast(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1, name: 'Мой аккаунт' })).toBeVisible();
    expect(asked).toBeGreaterThan(3);
  });

  test('too many requests have the banner and the shell at once', async ({ page }) => {
    // A page that would appear only after a wait never appears.
    await page.addInitScript(() => {
      const start = window.setTimeout;
      Reflect.set(window, 'setTimeout', (run: () => void, ms = 0) => (ms < 3000 ? start(run, ms) : 0));
    });
    await page.route(`${API}/users/me`, (route) => route.fulfill(failure(429, 'RATE.001')));
    await page.goto('/account');
    await expect(page.getByRole('alert').filter({ hasText: 'Превышен лимит запросов' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Кабинет, на главную' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Загрузка…')).toBeAttached();
    await expect(page).toHaveURL('/account');
  });
});

test('429 shows a countdown, and at zero the user is loaded again', async ({ page, signIn }) => {
  await signIn('user');
  await page.clock.install();
  await page.route(`${API}/users/me`, (route) => route.fulfill(failure(429, 'RATE.001')));
  await page.goto('/');
  const banner = page.getByRole('alert').filter({ hasText: 'Превышен лимит запросов' });
  await page.clock.runFor(5000);
  await expect(banner).toContainText(
    /Слишком много запросов к серверу\. Попробуйте снова через (1 мин )?\d+ сек/,
  );
  await page.clock.runFor(30_000);
  await expect(banner).toContainText(/через \d+ сек/);
  await page.unroute(`${API}/users/me`);
  await page.clock.runFor(31_000);
  await expect(banner).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Илья');
});

test('sign-out ends the session even when the server fails', async ({ page, signIn }) => {
  await signIn('user');
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await page.route(`${API}/auth/sign-out`, (route) => route.fulfill(failure(500, 'SYS.001')));
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await expect(
    page.getByText('Произошла ошибка при выходе из системы, но сессия была завершена.'),
  ).toBeVisible();
});

test('sign-out on the server ends the session of the cookie', async ({ page, signIn }) => {
  await signIn('user');
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await page.goto('/account');
  await expect(page).toHaveURL('/login');
});
