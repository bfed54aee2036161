import { expect, test } from '../support/test.ts';

const LOST = 'Не удалось загрузить';

test('a part of the shell that cannot be loaded says so, harms nothing, and comes with the next press', async ({
  page,
  signIn,
}) => {
  await signIn('user');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const chunk = /\/palette\.[0-9a-f]+\.js$/;
  await page.route(chunk, (route) => route.abort());
  await page.getByRole('button', { name: 'Поиск' }).click();
  await expect(page.getByText(LOST, { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation')).toBeVisible();

  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Поиск' }).click();
  await expect(page.getByRole('combobox')).toBeVisible();
});

test('the sign-in form stands when the reset cannot be loaded', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('user@demo.example');
  const chunk = /\/password-reset\.[0-9a-f]+\.js$/;
  await page.route(chunk, (route) => route.abort());
  await page.getByRole('button', { name: 'Забыли пароль?' }).click();
  await expect(page.getByText(LOST, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('user@demo.example');

  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Забыли пароль?' }).click();
  await expect(page.getByRole('button', { name: 'Получить код' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('user@demo.example');
});

test('a toast that could not be drawn without a network is drawn when it returns', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('finance');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What the home screen draws late must be there: this is about the toast's own code.
  await page.waitForLoadState('networkidle');
  await page.route('**/api/v1/users/me/theme', (route) => route.abort());
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Включить тёмную тему' }).click();
  await expect(page.locator('html')).toHaveClass(/light/);
  await expect(page.getByRole('navigation')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Не удалось обновить тему')).toBeVisible();
});
