import type { Page } from '@playwright/test';
import { API, failure, openModal, signOut } from '../support/shell.ts';
import { accounts, expect, test } from '../support/test.ts';

const NAME = 'Отображаемое имя';

const login = (page: Page) => page.getByRole('dialog', { name: 'Сессия истекла, войдите снова' });
const profile = (page: Page) => page.getByRole('dialog', { name: 'Редактировать профиль' });
const amount = (page: Page) => page.getByLabel('Сумма');

/** An amount is typed, and the session is over by the time it is sent. */
async function loseSessionWhilePaying(page: Page): Promise<void> {
  await page.goto('/payment');
  await amount(page).fill('1234');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Перейти к оплате' }).click();
  await expect(login(page)).toBeVisible();
}

test.describe('a session that ends while something is typed', () => {
  test.beforeEach(({ signIn }) => signIn('user'));

  test('is taken up again over the form of a payment, which goes on with what was typed', async ({
    page,
    signInByForm,
  }) => {
    await loseSessionWhilePaying(page);
    await expect(page).toHaveURL('/payment');
    await expect(login(page).getByLabel('Email')).toHaveValue(accounts.user);
    await expect(login(page).getByLabel('Пароль', { exact: true })).toBeFocused();

    await test.step('neither Esc nor the way back throws away what was typed', async () => {
      await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      await expect(login(page)).toBeVisible();
    });
    await signInByForm('user', login(page));
    await expect(login(page)).toBeHidden();
    await expect(page).toHaveURL('/payment');
    await expect(amount(page)).toHaveValue(/1\s?234/);
    await page.getByRole('button', { name: 'Перейти к оплате' }).click();
    await expect(page).toHaveURL(/\/payment\?request=/);
  });

  test('is taken up again over the profile, whose fields keep what was typed', async ({
    page,
    signInByForm,
  }) => {
    await page.goto('/');
    await openModal(page, 'Изменить профиль');
    await profile(page).getByLabel(NAME).fill('Илья Несохранённый');
    await page.route(`${API}/users/*`, (route) => route.fulfill(failure(401, 'AUTH.002')), { times: 1 });
    await profile(page).getByRole('button', { name: 'Сохранить' }).click();
    await expect(login(page)).toBeVisible();
    await expect(page.getByText('Не удалось изменить данные пользователя.')).toHaveCount(0);
    await signInByForm('user', login(page));
    await expect(login(page)).toBeHidden();
    await expect(profile(page).getByLabel(NAME)).toHaveValue('Илья Несохранённый');
    await expect(profile(page).getByRole('button', { name: 'Сохранить' })).toBeEnabled();
  });

  test('is reported by the question alone, also when a button outside a form notices it', async ({
    page,
    browser,
    signIn,
    signInByForm,
  }) => {
    const elsewhere = await browser.newContext();
    await signIn('user', await elsewhere.newPage());
    // Nothing is ended: the sessions are those of other tests.
    await page.route(`${API}/users/me/sessions/*`, (route) => route.fulfill(failure(401, 'AUTH.002')));
    await page.goto('/account');
    await page.evaluate(function rememberToasts() {
      const look = () => {
        if (document.body.textContent?.includes('Ошибка 401')) document.body.dataset.toldTwice = '';
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByLabel('Письмо, когда баланс станет ниже').fill('500');
    await page
      .getByRole('button', { name: /^Завершить сеанс/ })
      .first()
      .click();
    await expect(login(page)).toBeVisible();
    await signInByForm('user', login(page));
    await expect(login(page)).toBeHidden();
    await expect(page.locator('body')).not.toHaveAttribute('data-told-twice');
    await elsewhere.close();
  });

  test('asks the server nothing until somebody signs in', async ({ page }) => {
    await page.clock.install();
    await loseSessionWhilePaying(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url());
    });
    await page.clock.runFor(5 * 60_000);
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      for (const event of ['focus', 'online']) window.dispatchEvent(new Event(event));
    });
    await page.clock.runFor(60_000);
    expect(asked).toEqual([]);
    await expect(login(page)).toBeVisible();
  });

  test('shows nothing of it to another person who signs in there', async ({ page, signInByForm }) => {
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Пополнить счёт' }).click();
    await amount(page).fill('1234');
    // Up to a payment that is being opened: its amount is kept beside the form.
    await page.route(`${API}/payment/pay`, (route) => route.fulfill(failure(503, 'SYS.002')));
    await page.getByRole('button', { name: 'Перейти к оплате' }).click();
    await expect(page.getByText('Не удалось начать оплату')).toBeVisible();
    await openModal(page, 'Изменить профиль');
    await profile(page).getByLabel(NAME).fill('Илья Несохранённый');
    await page.context().clearCookies();
    await profile(page).getByRole('button', { name: 'Сохранить' }).click();
    await expect(login(page)).toBeVisible();

    await signInByForm('director', login(page));
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText('Илья');
    await expect(page.getByRole('button', { name: /Меню пользователя/ })).not.toContainText('Илья');
    await page.getByRole('navigation').getByRole('link', { name: 'Пополнить счёт' }).click();
    await expect(amount(page)).toHaveValue('');
    await openModal(page, 'Изменить профиль');
    await expect(profile(page).getByLabel(NAME)).not.toHaveValue(/Несохранённый/);
  });

  test('can be left for the sign-in page', async ({ page, signInByForm }) => {
    await loseSessionWhilePaying(page);
    await login(page).getByRole('button', { name: 'Выйти без сохранения' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await signInByForm('user');
    await expect(page).toHaveURL('/payment');
  });

  test('goes on when the same person signs in in another tab', async ({ page, signInInAnotherTab }) => {
    await loseSessionWhilePaying(page);
    await signInInAnotherTab('user');
    await expect(login(page)).toBeHidden();
    await expect(amount(page)).toHaveValue(/1\s?234/);
  });
});

test('signing out by choice asks nothing, whatever is typed', async ({ page, signIn }) => {
  await signIn('user');
  await page.goto('/payment');
  await amount(page).fill('1234');
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
