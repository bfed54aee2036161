import { FULL } from '../support/full.ts';
import { API, failure } from '../support/shell.ts';
import { expect, test } from '../support/stand-in-site.ts';

test('a user who cannot be loaded at the start is not signed out', FULL, async ({ page, signIn }) => {
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
    await page.clock.install();
    await page.reload();
    await expect(panel).toContainText('Не удалось загрузить');
    await expect(toast).toHaveCount(1);
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return asked;
      })
      .toBeGreaterThan(3);
    await expect(title).toBeVisible();
    await page.unroute(`${API}/users/me`);
  });

  await test.step('too many requests have the banner and the shell at once, and the user when they are over', async () => {
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
