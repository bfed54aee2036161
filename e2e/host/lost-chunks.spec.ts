import { settle } from '../support/shell.ts';
import { expect, test } from '../support/stand-in-site.ts';

test('a part of the shell that cannot be loaded says so, harms nothing, and comes with the next press or the network', async ({
  page,
  context,
  signIn,
}) => {
  const lost = page.getByText('Не удалось загрузить', { exact: true });
  await signIn('user');
  await page.goto('/');
  await settle(page);
  await test.step('a toast, without a network', async () => {
    await page.route('**/api/v1/users/me/theme', (route) => route.abort());
    // Both before the network is back: the theme that could not be saved, and the part of the page that would say so.
    const isRefused = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/users/me/theme'),
    );
    const isLost = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Включить тёмную тему' }).click();
    await Promise.all([isRefused, isLost]);
    await expect(page.locator('html')).toHaveClass(/light/);
    await expect(page.getByRole('navigation')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Не удалось обновить тему')).toBeVisible();
  });

  await test.step('the palette', async () => {
    const chunk = /\/palette\.[0-9a-f]+\.js$/;
    await page.route(chunk, (route) => route.abort());
    await page.getByRole('button', { name: 'Поиск' }).click();
    await expect(lost).toBeVisible();
    await expect(page.getByRole('navigation')).toBeVisible();

    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Поиск' }).click();
    await expect(page.getByRole('combobox')).toBeVisible();
  });

  await context.clearCookies();
  await test.step('the reset of a password', async () => {
    const forgotten = page.getByRole('button', { name: 'Забыли пароль?' });
    const email = page.getByLabel('Email');
    await page.goto('/login');
    await email.fill('user@demo.example');
    const chunk = /\/password-reset\.[0-9a-f]+\.js$/;
    await page.route(chunk, (route) => route.abort());
    await forgotten.click();
    await expect(lost).toBeVisible();
    await expect(email).toHaveValue('user@demo.example');

    await page.unroute(chunk);
    await forgotten.click();
    await expect(page.getByRole('button', { name: 'Получить код' })).toBeVisible();
    await expect(email).toHaveValue('user@demo.example');
  });
});

test('without the file of the shell a page says so at once, and the way on is there', async ({
  page,
  signIn,
}) => {
  await signIn('user');
  await page.route(/\/shell\.[0-9a-f]+\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong!');
});
