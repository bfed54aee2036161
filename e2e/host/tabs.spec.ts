import type { Page } from '@playwright/test';
import { hold } from '../support/held.ts';
import { API, openModal, pretendTheme } from '../support/shell.ts';
import { expect, test } from '../support/stand-in-site.ts';

const toDark = (page: Page) => page.getByRole('button', { name: 'Включить тёмную тему' });

test('two tabs are one cabinet: who signs in, signs out or switches the theme in one does it in both', async ({
  page,
  context,
  signInByForm,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await pretendTheme(tab, 'light');
  await test.step('signing in takes the other tab in as well', async () => {
    await other.goto('/login');
    await page.goto('/login');
    // A person presses in the tab that they see; the browser draws one behind it once a second.
    await page.bringToFront();
    await signInByForm('user');
    for (const tab of [page, other]) await expect(tab).toHaveURL('/');
  });

  await test.step('another theme is the other tab’s as well', async () => {
    await expect(toDark(other)).toBeVisible();
    await toDark(page).click();
    for (const tab of [page, other]) await expect(tab.locator('html')).toHaveClass(/(^|\s)dark(\s|$)/);
    await expect(other.getByRole('button', { name: 'Включить светлую тему' })).toBeVisible();
  });

  await test.step('signing out takes the other tab along, and asks the server once, however often it is pressed', async () => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/sign-out')) asked += 1;
    });
    const answer = await hold(page, `${API}/auth/sign-out`);
    await openModal(page, 'Выйти');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Выйти', exact: true }).dblclick();
    answer();
    for (const tab of [page, other]) await expect(tab).toHaveURL('/login');
    expect(asked).toBe(1);
  });
});
