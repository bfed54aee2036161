import { API, failure } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test('a 401 in the middle of a session ends it and remembers the place', async ({
  page,
  signIn,
  signInByForm,
}) => {
  await signIn('user');
  await page.goto('/payment');
  await expect(page.getByRole('textbox', { name: 'Сумма' })).toBeVisible();
  await page.context().clearCookies();
  await page.route(`${API}/users/me/sessions`, (route) => route.fulfill(failure(401, 'AUTH.002')));
  await page.getByRole('link', { name: 'Мой аккаунт' }).first().click();
  await expect(page).toHaveURL('/login');
  await page.unroute(`${API}/users/me/sessions`);
  await signInByForm('user');
  await expect(page).toHaveURL('/account');
});

test('a user who cannot be loaded at the start is not signed out', async ({ page, signIn }) => {
  const panel = page.getByRole('main').getByRole('alert');
  const again = page.getByRole('button', { name: 'Попробовать снова' });
  const toast = page.getByText('Не удалось получить информацию о пользователе.');
  const title = page.getByRole('heading', { level: 1, name: 'Мой аккаунт' });
  await signIn('user');
  let asked = 0;
  await test.step('a server fault has a panel, one toast, and a way to try again', async () => {
    await page.route(`${API}/users/me`, (route) => {
      asked += 1;
      return route.fulfill(failure(503, 'SYS.002'));
    });
    await page.goto('/account?from=letter#devices');
    await expect(panel).toContainText('Не удалось загрузить');
    await expect(toast).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Кабинет, на главную' })).toBeVisible();
    const askedBefore = asked;
    await again.click();
    await expect.poll(() => asked).toBeGreaterThan(askedBefore);
    await expect(again).toBeEnabled();
    await expect(panel).toContainText('Не удалось загрузить');
    await expect(toast).toHaveCount(1);

    await page.unroute(`${API}/users/me`);
    await again.click();
    await expect(title).toBeVisible();
    await expect(page).toHaveURL('/account?from=letter#devices');
  });

  await test.step('a lost connection is tried again by itself', async () => {
    asked = 0;
    await page.route(`${API}/users/me`, (route) => {
      asked += 1;
      return asked <= 3 ? route.abort() : route.fallback();
    });
    await page.reload();
    await expect(panel).toContainText('Не удалось загрузить');
    await expect(toast).toHaveCount(1);
    await expect(title).toBeVisible();
    expect(asked).toBeGreaterThan(3);
    await page.unroute(`${API}/users/me`);
  });

  await test.step('too many requests have the banner and the shell at once, and the user when they are over', async () => {
    await page.clock.install();
    await page.route(`${API}/users/me`, (route) => route.fulfill(failure(429, 'RATE.001')));
    await page.reload();
    const banner = page.getByRole('alert').filter({ hasText: 'Превышен лимит запросов' });
    await expect(banner).toContainText(
      /Слишком много запросов к серверу\. Попробуйте снова через (1 мин )?\d+ сек/,
    );
    expect((await banner.boundingBox())?.y).toBeLessThan(100);
    await expect(page.getByRole('link', { name: 'Кабинет, на главную' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Загрузка…')).toBeAttached();
    await page.clock.runFor(35_000);
    await expect(banner).toContainText(/через \d+ сек/);
    await page.unroute(`${API}/users/me`);
    await page.clock.runFor(31_000);
    await expect(banner).toBeHidden();
    await expect(title).toBeVisible();
  });
});
