import type { Page } from '@playwright/test';
import { expectAccessible, THEMES } from '../support/axe.ts';
import { pageForEverybody, useExtraRemote } from '../support/extra-site.ts';
import { API, acknowledgeCookies, expectNoSidewaysScroll, failure, PHONE, settle } from '../support/shell.ts';
import { accounts, expect, PASSWORD, test } from '../support/test.ts';

const PAGE = '/offer?from=letter';

/** A page for everybody with an action for those who are signed in. */
const OFFER = `
  import { useModal } from '@cabinet/kernel/modals';
  import { useCurrentUser } from '@cabinet/kernel/session';
  import { Button, Heading, Stack, Text } from '@cabinet/kernel/ui';
  import { useState } from 'react';
  export function Screen() {
    const user = useCurrentUser();
    const { open } = useModal('login');
    const [isTaken, setTaken] = useState(false);
    const [note, setNote] = useState('');
    return (
      <Stack gap="4" align="start">
        <Heading as="h1">Предложение для всех</Heading>
        <Text>{user === null ? 'Вы не вошли' : 'Вы вошли как ' + user.displayName}</Text>
        <label>Пожелание <input value={note} onChange={(event) => setNote(event.target.value)} /></label>
        <Button onClick={() => (user === null ? open() : setTaken(true))}>Взять предложение</Button>
        {isTaken && <Text role="status">Предложение ваше</Text>}
      </Stack>
    );
  }`;

useExtraRemote(pageForEverybody('offer', 'Предложение', OFFER));

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
  await expect(modal(page)).toBeVisible();
  await expect(email(page)).toBeFocused();
}

async function fillIn(page: Page, secret: string): Promise<void> {
  await email(page).fill(accounts.user);
  await password(page).fill(secret);
}

test('an action of a signed-out visitor asks them to sign in, and then goes on where they were', async ({
  page,
}) => {
  await openLogin(page);
  await page.keyboard.press('Escape');
  await page.getByLabel('Пожелание').fill('побыстрее');
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await action(page).click();

  await test.step('a wrong password says so and keeps what was typed', async () => {
    await fillIn(page, 'wrong-password');
    await enter(page).click();
    await expect(refusal(page)).toBeVisible();
    await expect(modal(page)).toBeVisible();
    await expect(email(page)).toHaveValue(accounts.user);
    await expect(password(page)).toHaveValue('wrong-password');
    await expect(password(page)).toBeFocused();
  });

  await test.step('the toast can be closed without closing the modal', async () => {
    const toast = page.getByRole('status').filter({ hasText: 'Неверные учетные данные' });
    await toast.getByRole('button', { name: 'Закрыть' }).click();
    await expect(toast).toBeHidden();
    await expect(refusal(page)).toBeVisible();
    await expect(password(page)).toHaveValue('wrong-password');
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

test('the modal closes by Esc, the cross and a click outside, and gives the focus back', async ({ page }) => {
  await openLogin(page);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => modal(page).getByRole('button', { name: 'Закрыть' }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    if (await modal(page).isHidden()) await action(page).click();
    await expect(email(page)).toBeFocused();
    await close();
    await expect(modal(page)).toBeHidden();
    await expect(action(page)).toBeFocused();
  }
});

test('the focus stays inside the modal, and empty fields are named', async ({ page }) => {
  await openLogin(page);
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await modal(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await enter(page).click();
  await expect(modal(page).getByText('Email обязателен')).toBeVisible();
  await expect(email(page)).toBeFocused();
});

test('a server that fails keeps the modal open, and the sign-in is asked for once', async ({ page }) => {
  await openLogin(page);
  let asked = 0;
  await page.route(`${API}/auth/sign-in`, async (route) => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.fulfill(failure(500, 'SYS.001'));
  });
  await fillIn(page, PASSWORD);
  await enter(page).dblclick();
  await expect(modal(page).getByRole('alert')).toHaveText('Ошибка сервера. Попробуйте позже');
  await expect(password(page)).toHaveValue(PASSWORD);
  expect(asked).toBe(1);
});

test('a forgotten password leads to its reset with the typed e-mail, and signing in then leads back to the page', async ({
  page,
  signInByForm,
}) => {
  await openLogin(page);
  await email(page).fill(accounts.user);
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

test('signing in in another tab closes the modal', async ({ page, signInInAnotherTab }) => {
  await openLogin(page);
  await signInInAnotherTab('user');
  await expect(page.getByText('Вы вошли как Илья Белов')).toBeVisible();
  await expect(modal(page)).toBeHidden();
});

for (const theme of THEMES) {
  test(`axe finds nothing on a public page and in the modal in ${theme}, wide and on a phone`, async ({
    page,
    context,
  }) => {
    await acknowledgeCookies(context);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((value) => localStorage.setItem('cabinet.theme', value), theme);
    for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
      await page.setViewportSize(viewport);
      await page.goto(PAGE);
      await settle(page);
      await expect(page.locator('html')).toHaveClass(new RegExp(theme));
      await expectAccessible(page);
      await action(page).click();
      await expect(email(page)).toBeFocused();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await fillIn(page, 'wrong-password');
      await enter(page).click();
      await expect(refusal(page)).toBeVisible();
      await expectAccessible(page);
      for (const control of [email(page), password(page), enter(page)])
        await expect(control).toBeInViewport({ ratio: 1 });
    }
  });
}
