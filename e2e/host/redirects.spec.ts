import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtSite } from '../../scripts/lib/stack.mjs';
import { expect, test } from '../support/stand-in-site.ts';

const REMEMBERED = '/account?from=letter#devices';

test('a visitor and a guest are sent to sign in, and a person arrives where they wanted to go', async ({
  page,
  signIn,
  signInByForm,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  await test.step('an address that nobody offers says so to a visitor, without a menu', async () => {
    await page.goto('/no/such/page');
    await expect(title).toContainText('Страница не найдена');
    await expect(page).toHaveTitle('Страница не найдена — Кабинет');
    // Of the ways, those to support and to the documents alone.
    await expect(page.getByRole('navigation')).toHaveAccessibleName('О сервисе');
  });

  await test.step('a guest is treated as a visitor', async () => {
    await signIn('guest');
    await page.goto('/account');
    await expect(page).toHaveURL('/login');
    await expect(title).toBeVisible();
    await page.context().clearCookies();
  });

  await page.goto(REMEMBERED);
  await expect(page).toHaveURL('/login');
  await signInByForm('user');
  await expect(page).toHaveURL(REMEMBERED);

  await test.step('who is signed in is sent away from the sign-in', async () => {
    for (const address of ['/login', '/auth']) {
      await page.goto(address);
      await expect(page).toHaveURL('/');
    }
  });

  await test.step('the page of the interface kit is not part of the build: nobody offers its address', async () => {
    await page.goto('/kit');
    await expect(title).toHaveText('Страница не найдена');
    await expect(page.getByRole('main')).toContainText('/kit');
    const files = readdirSync(path.join(builtSite, 'host'), { recursive: true, encoding: 'utf8' });
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(10);
    const holders = scripts.filter((file) =>
      readFileSync(path.join(builtSite, 'host', file), 'utf8').includes('Набор интерфейса'),
    );
    expect(holders).toEqual([]);
  });

  await test.step('the menu leads on from there', async () => {
    await expect(page.getByRole('button', { name: /Меню пользователя/ })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    const menu = page.getByRole('navigation', { name: 'Разделы кабинета' });
    await menu.getByRole('link', { name: 'Мои заявки' }).click();
    await expect(page).toHaveURL('/payment-requests');
  });
});
