import { expect, test } from '../support/test.ts';

const REMEMBERED = '/account?from=letter#devices';

test.describe('a visitor without a session', () => {
  for (const path of ['/', '/account']) {
    test(`is sent from ${path} to sign in`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('arrives after signing in at the location that they asked for', async ({ page, signInByForm }) => {
    await page.goto(REMEMBERED);
    await expect(page).toHaveURL('/login');
    await signInByForm('user');
    await expect(page).toHaveURL(REMEMBERED);
  });
});

test('a visitor sees the not-found page alone', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Страница не найдена');
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('a guest is treated as a visitor', async ({ page, signIn }) => {
  await signIn('guest');
  await page.goto('/account');
  await expect(page).toHaveURL('/login');
});

test.describe('a signed-in person', () => {
  test.beforeEach(({ signIn }) => signIn('user'));

  for (const path of ['/login', '/auth']) {
    test(`is sent away from ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/');
    });
  }

  test('sees the not-found page at an address that nobody offers', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Страница не найдена');
    await expect(page.getByRole('main')).toContainText('/no/such/page');
    await test.step('with the menu, which leads on', async () => {
      await expect(page.getByRole('button', { name: /Меню пользователя/ })).toBeVisible();
      await expect(page.getByRole('main')).toHaveCount(1);
      const menu = page.getByRole('navigation', { name: 'Разделы кабинета' });
      await menu.getByRole('link', { name: 'Мои заявки' }).click();
      await expect(page).toHaveURL('/payment-requests');
    });
  });
});
