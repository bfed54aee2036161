import type { Page } from '@playwright/test';
import { look } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/fits.ts';
import { FULL } from '../support/full.ts';
import { hold } from '../support/held.ts';
import { API, acknowledgeCookies, PHONE, rest, settle } from '../support/shell.ts';
import { accounts, expect, PASSWORD, test } from '../support/stand-in-site.ts';

// Both need the site of the other.
test.describe.configure({ mode: 'default' });

/** A page for everybody with an action for those who are signed in. */
const PAGE = '/offer?from=letter';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Вход в кабинет' });
const email = (page: Page) => modal(page).getByLabel('Email');
const password = (page: Page) => modal(page).getByLabel('Пароль', { exact: true });
const enter = (page: Page) => modal(page).getByRole('button', { name: 'Войти', exact: true });
const action = (page: Page) => page.getByRole('button', { name: 'Взять предложение' });
const refusal = (page: Page) => modal(page).getByRole('alert').getByText('Неверные учетные данные');

async function openLogin(page: Page): Promise<void> {
  await page.goto(PAGE);
  await settle(page);
  await expect(page.getByText('Вы не вошли')).toBeVisible();
  await action(page).click();
  await expect(email(page)).toBeFocused();
}

test('an action of a signed-out visitor asks them to sign in, and then goes on where they were', async ({
  page,
}) => {
  await openLogin(page);
  await test.step('the modal closes by Esc, the cross and a click outside, and gives the focus back', async () => {
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => modal(page).getByRole('button', { name: 'Закрыть' }).click(),
      () => page.mouse.click(5, 5),
    ]) {
      if (await modal(page).isHidden()) await action(page).click();
      await expect(email(page)).toBeFocused();
      await rest(page);
      await close();
      await expect(modal(page)).toBeHidden();
      await expect(action(page)).toBeFocused();
    }
  });

  await page.getByLabel('Пожелание').fill('побыстрее');
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await action(page).click();
  await expect(email(page)).toBeFocused();
  await test.step('the focus stays inside', async () => {
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await modal(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
  });

  await test.step('a wrong password says so, asked for once, and keeps what was typed', async () => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/sign-in')) asked += 1;
    });
    const answer = await hold(page, `${API}/auth/sign-in`);
    await email(page).fill(accounts.user);
    await password(page).fill('wrong-password');
    await enter(page).dblclick();
    answer();
    await expect(refusal(page)).toBeVisible();
    await expect(page.getByText('Неверные учетные данные')).toHaveCount(1);
    await expect(email(page)).toHaveValue(accounts.user);
    await expect(password(page)).toHaveValue('wrong-password');
    await expect(password(page)).toBeFocused();
    expect(asked).toBe(1);
  });

  await test.step('the right one closes the modal and leaves the person on the page', async () => {
    await password(page).fill(PASSWORD);
    await password(page).press('Enter');
    await expect(modal(page)).toBeHidden();
    await expect(page.getByText('Вы вошли как Илья Белов')).toBeVisible();
    await expect(page).toHaveURL(PAGE);
    await expect(page.getByLabel('Пожелание')).toHaveValue('побыстрее');
    await expect(action(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Предложение ваше')).toBeVisible();
    await expect(page.getByRole('link', { name: 'В кабинет' })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  });
});

test(
  'the modal is accessible and fits a phone, leads to a forgotten password, and closes when another tab signs in',
  FULL,
  async ({ page, context, signInByForm, signInInAnotherTab }) => {
    await acknowledgeCookies(context);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(PAGE);
    await settle(page);
    await look(page, 'a public page');
    await openLogin(page);
    await look(page, 'the modal');
    await enter(page).click();
    await expect(modal(page).getByText('Email обязателен')).toBeVisible();
    await expect(email(page)).toBeFocused();
    await email(page).fill(accounts.user);
    await password(page).fill('wrong-password');
    await enter(page).click();
    await expect(refusal(page)).toBeVisible();
    await look(page, 'a refusal');
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    for (const control of [email(page), password(page), enter(page)])
      await expect(control).toBeInViewport({ ratio: 1 });

    await test.step('a forgotten password is reset for the typed e-mail, and signing in leads back to the page', async () => {
      await modal(page).getByRole('button', { name: 'Забыли пароль?' }).click();
      await expect(page).toHaveURL('/login?reset=email');
      await expect(modal(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: 'Восстановление пароля' })).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(accounts.user);
      await expect(page.getByLabel('Email')).toBeFocused();
      await page.getByRole('button', { name: 'Назад' }).click();
      await signInByForm('user');
      await expect(page).toHaveURL(PAGE);
      await expect(page.getByText('Вы вошли как Илья Белов')).toBeVisible();
    });

    await context.clearCookies();
    await openLogin(page);
    await signInInAnotherTab('user');
    await expect(page.getByText('Вы вошли как Илья Белов')).toBeVisible();
    await expect(modal(page)).toBeHidden();
  },
);
