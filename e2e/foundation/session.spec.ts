import { forbidBalancePolls } from '../support/held.ts';
import { API, failure } from '../support/shell.ts';
import { expect, startSession, test } from '../support/test.ts';

test('a 401 in the middle of a session ends it and remembers the place', async ({
  page,
  signIn,
  signInByForm,
}) => {
  await signIn('user');
  await forbidBalancePolls(page);
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
    await page.bringToFront();
    await page.getByRole('link', { name: 'Мои транзакции' }).click();
    await expect(page).toHaveURL('/finances');
    await expect(page.getByRole('heading', { level: 1, name: 'Мои транзакции' })).toBeVisible();
    await expect(other).toHaveURL('/');
    await expect(other.getByRole('main')).toContainText('Илья');
  });
});
