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
  });
});
