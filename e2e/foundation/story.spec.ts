import type { Page } from '@playwright/test';
import { accounts, expect, PASSWORD, test } from '../support/test.ts';

/** Whether the style reset stands in one sheet, that of the page's HTML, and works. */
async function expectOneReset(page: Page): Promise<void> {
  const [owners, margin] = await page.evaluate(() => {
    const hasReset = (sheet: CSSStyleSheet) =>
      [...sheet.cssRules].some((rule) => rule instanceof CSSLayerBlockRule && rule.name === 'reset');
    const found = [...document.styleSheets]
      .filter(hasReset)
      .map(({ ownerNode }) => (ownerNode instanceof HTMLElement ? Object.keys(ownerNode.dataset) : []));
    return [found, getComputedStyle(document.body).marginTop] as const;
  });
  expect(owners).toEqual([['globalStyles']]);
  expect(margin).toBe('0px');
}

test('a person signs in, sees their name and balance, opens the account and signs out', async ({
  page,
  baseURL,
}) => {
  await test.step('the sign-in form is the first thing a visitor sees', async () => {
    await page.goto('/');
    await expect(page).toHaveURL('/login');
    await expect(page).toHaveTitle('Вход — Кабинет');
    await expectOneReset(page);
  });

  await test.step('signing in leads to the home screen of a remote', async () => {
    const entry = page.waitForResponse(/\/mfe\/account\/[^/]+\/remoteEntry\.js$/);
    await page.getByLabel('Email').fill(accounts.user);
    await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    expect((await entry).ok()).toBe(true);
  });

  await test.step('the screen shows the name and the balance that the database holds', async () => {
    const me = await page.request.get(`${baseURL}/api/v1/users/me`, {
      headers: { 'x-security-check': 'e2e'.padEnd(64, '0') },
    });
    const { user, balance } = (await me.json()).data;
    const roubles = new Intl.NumberFormat('ru-RU', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }).format(balance);
    await expect(page.getByRole('main')).toContainText(user.display_name.split(' ')[0]);
    await expect(page.getByRole('main')).toContainText(roubles);
    await expectOneReset(page);
  });

  await test.step('the account screen opens', async () => {
    await page.getByRole('link', { name: 'Мой аккаунт' }).first().click();
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('main')).toContainText(accounts.user);
  });

  await test.step('signing out asks once and leads to the sign-in form', async () => {
    await page.getByRole('button', { name: /Меню пользователя/ }).click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
    const dialog = page
      .getByRole('alertdialog', { name: 'Выход из системы' })
      .or(page.getByRole('dialog', { name: 'Выход из системы' }));
    await expect(dialog).toContainText('Вы действительно хотите выйти из системы?');
    await dialog.getByRole('button', { name: 'Выйти' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/account');
    await expect(page).toHaveURL('/login');
  });
});
