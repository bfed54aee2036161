import type { Page } from '@playwright/test';
import { forbidBalancePolls } from '../support/held.ts';
import { API, failure, openModal, signOut } from '../support/shell.ts';
import { accounts, expect, test } from '../support/test.ts';

const NAME = 'Отображаемое имя';

const login = (page: Page) => page.getByRole('dialog', { name: 'Сессия истекла, войдите снова' });
const profile = (page: Page) => page.getByRole('dialog', { name: 'Редактировать профиль' });
const amount = (page: Page) => page.getByLabel('Сумма');
const pay = (page: Page) => page.getByRole('button', { name: /^Оплатить/ });

/** The session is over by the time the amount that is typed is sent, unless the page asks for something else just before. */
async function loseSessionWhilePaying(page: Page): Promise<void> {
  await expect(page.getByText('Баланс после')).toBeVisible();
  await page.context().clearCookies();
  await expect(async () => {
    if (!(await login(page).isVisible())) await pay(page).click({ timeout: 2_000 });
    await expect(login(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test('a session that ends while an amount is typed is taken up again over the form, which goes on', async ({
  page,
  signIn,
  signInByForm,
  signInInAnotherTab,
}) => {
  await signIn('user');
  await page.clock.install();
  await page.goto('/payment');
  await amount(page).fill('1234');
  await loseSessionWhilePaying(page);
  await expect(page).toHaveURL('/payment');
  await expect(login(page).getByLabel('Email')).toHaveValue(accounts.user);
  await expect(login(page).getByLabel('Пароль', { exact: true })).toBeFocused();

  await test.step('the server is asked nothing meanwhile', async () => {
    const asked: string[] = [];
    const note = (request: { url(): string }) => {
      // What a page tells of how its parts loaded names nobody, and no answer is read.
      if (/\/api\/(?!v1\/remote-loads)/.test(request.url())) asked.push(request.url());
    };
    page.on('request', note);
    await page.clock.runFor(5 * 60_000);
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      for (const event of ['focus', 'online']) window.dispatchEvent(new Event(event));
    });
    await page.clock.runFor(60_000);
    page.off('request', note);
    expect(asked).toEqual([]);
    await page.clock.resume();
  });

  await test.step('neither Esc nor a press beside it throws away what was typed', async () => {
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(login(page)).toBeVisible();
  });

  await test.step('it goes on when the same person signs in in another tab', async () => {
    await signInInAnotherTab('user');
    await expect(login(page)).toBeHidden();
    await expect(amount(page)).toHaveValue(/1\s?234/);
  });

  await test.step('and when they sign in here', async () => {
    await loseSessionWhilePaying(page);
    await signInByForm('user', login(page));
    await expect(login(page)).toBeHidden();
    await expect(page).toHaveURL('/payment');
    await expect(amount(page)).toHaveValue(/1\s?234/);
    await pay(page).click();
    await expect(page).toHaveURL(/\/payment\?request=/);
  });
});

test('a session that ends while something is typed can be left for the sign-in page, and by choice without a question', async ({
  page,
  signIn,
  signInByForm,
}) => {
  await signIn('user');
  await page.goto('/payment');
  await amount(page).fill('1234');
  await loseSessionWhilePaying(page);
  await login(page).getByRole('button', { name: 'Выйти без сохранения' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await signInByForm('user');
  await expect(page).toHaveURL('/payment');
  await amount(page).fill('1234');
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a session that ends over a typed name and amount shows nothing of them to another person who signs in there', async ({
  page,
  signIn,
  signInByForm,
}) => {
  await signIn('user');
  await forbidBalancePolls(page);
  await page.goto('/payment');
  await amount(page).fill('1234');
  // Up to a payment that is being opened: its amount is kept beside the form.
  await page.route(`${API}/payment/pay`, (route) => route.fulfill(failure(503, 'SYS.002')));
  await pay(page).click();
  await expect(page.getByText('Не удалось начать оплату')).toBeVisible();

  await openModal(page, 'Изменить профиль');
  await profile(page).getByLabel(NAME).fill('Илья Несохранённый');
  const loseSessionWhileSaving = async () => {
    await page.context().clearCookies();
    // Unless the page asks for something else just before.
    await expect(async () => {
      if (!(await login(page).isVisible()))
        await profile(page).getByRole('button', { name: 'Сохранить' }).click({ timeout: 2_000 });
      await expect(login(page)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(page.getByText('Не удалось изменить данные пользователя.')).toHaveCount(0);
  };
  await loseSessionWhileSaving();

  await test.step('the same person finds what they typed', async () => {
    await signInByForm('user', login(page));
    await expect(login(page)).toBeHidden();
    await expect(profile(page).getByLabel(NAME)).toHaveValue('Илья Несохранённый');
    await expect(profile(page).getByRole('button', { name: 'Сохранить' })).toBeEnabled();
  });

  await loseSessionWhileSaving();
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
