import type { Page } from '@playwright/test';
import { hold } from '../support/held.ts';
import { API, failure, openModal, pretendTheme } from '../support/shell.ts';
import { expect, startSession, test } from '../support/test.ts';

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

test('a late 401 of the former session ends nothing in a tab that another one has signed in again', async ({
  page,
  context,
  signInByForm,
}) => {
  let answerLate = () => {};
  const isLate = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  await startSession(page.request, 'user');
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
    for (const tab of [page, other]) await expect(tab).toHaveURL('/login');
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
