import type { Page } from '@playwright/test';
import { addAuthenticator } from '../support/authenticator.ts';
import { forbidIdleWork } from '../support/held.ts';
import { enter, findInLetters, makePerson } from '../support/people.ts';
import { addPasskey, codeAt, connectApp, keepCodes, STEP_MS } from '../support/second-factors.ts';
import { acknowledgeCookies } from '../support/shell.ts';
import { expect, submitSignIn, test } from '../support/test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const region = (page: Page, name: string) => page.getByRole('region', { name });
const rows = (page: Page, name: string) => region(page, name).getByRole('listitem');

test.beforeEach(async ({ context, otherPage }) => {
  for (const each of [context, otherPage.context()]) {
    await acknowledgeCookies(each);
    // What the browser names below the e-mail would sign in before anybody presses.
    await forbidIdleWork(each);
  }
});

/** Signs in by the password where it is not enough. */
async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await submitSignIn(page, email);
  await expect(title(page)).toHaveText('Подтвердите вход');
}

test('a person signs in on a second device by the code of an app, and ends the session of the first one', async ({
  page: first,
  otherPage: second,
  playwright,
}) => {
  const email = await makePerson(playwright.request, 'Тимур Дважды');
  await enter(first.request, email);
  await addAuthenticator(first);
  await first.goto('/account/security');
  await addPasskey(first, 'Ноутбук');
  await keepCodes(first);
  const secret = await test.step('the first one has a passkey, and connects an app', async () => {
    const shown = await connectApp(first);
    await expect(region(first, 'Вход в кабинет')).toContainText('приложение с кодами');
    return shown;
  });

  await test.step('the second one has no passkey: the password and the next code of the app open it', async () => {
    await enterPassword(second, email);
    await second.getByLabel('Код из приложения').fill(codeAt(secret, Date.now() + STEP_MS));
    await second.getByRole('button', { name: 'Подтвердить', exact: true }).click();
    await expect(second).toHaveURL('/');
  });

  await test.step('it sees both sessions and ends the first one, which is signed out', async () => {
    await second.goto('/account/security');
    const devices = rows(second, 'Устройства');
    await expect(devices).toHaveCount(2);
    await devices.getByRole('button', { name: /^Завершить сеанс/ }).click();
    await expect(devices).toHaveCount(1);
    await expect(devices).toContainText('Это устройство');
    await first.goto('/account');
    await expect(title(first)).toHaveText('Вход в кабинет');
  });

  await test.step('the first one comes back by its passkey', async () => {
    await first.getByRole('button', { name: 'Войти с ключом доступа' }).click();
    await expect(first).toHaveURL('/account');
  });
});

test('whoever has lost their device comes in by a recovery code, and takes the lost passkey away', async ({
  page: lost,
  otherPage: page,
  playwright,
}) => {
  const email = await makePerson(playwright.request, 'Лада Потеряева');
  const [code = ''] = await test.step('the passkey of a telephone brings recovery codes', async () => {
    await enter(lost.request, email);
    await addAuthenticator(lost);
    await lost.goto('/account/security');
    await addPasskey(lost, 'Телефон');
    return keepCodes(lost);
  });

  await test.step('elsewhere the password and a recovery code open the cabinet', async () => {
    await enterPassword(page, email);
    await page.getByRole('button', { name: 'Ввести резервный код' }).click();
    await page.getByLabel('Резервный код').fill(code);
    await page.getByRole('button', { name: 'Подтвердить', exact: true }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('a letter tells of it, and nine codes are left', async () => {
    const said = await findInLetters(lost.request, email, /Осталось: 9 кодов/);
    expect(said).not.toContain(code);
    await page.goto('/account/security');
    await expect(page.getByText('Осталось 9 из 10')).toBeVisible();
    await expect(rows(page, 'Что происходило').first()).toContainText('резервн');
  });

  await test.step('a new passkey comes, the lost one goes, and the codes stay', async () => {
    await addAuthenticator(page);
    await addPasskey(page, 'Новый телефон');
    const ways = rows(page, 'Вход в кабинет');
    await expect(ways).toHaveCount(2);
    await page.getByRole('button', { name: 'Удалить ключ: Телефон' }).click();
    const question = page.getByRole('alertdialog', { name: 'Удалить ключ доступа?' });
    await question.getByRole('button', { name: 'Удалить', exact: true }).click();
    await expect(ways).toHaveCount(1);
    await expect(ways).toContainText('Новый телефон');
    await expect(page.getByText('Осталось 9 из 10')).toBeVisible();
  });

  await test.step('a code that was used opens nothing more, and neither does the lost passkey', async () => {
    await lost.context().clearCookies();
    await enterPassword(lost, email);
    await lost.getByRole('button', { name: 'Ввести резервный код' }).click();
    await lost.getByLabel('Резервный код').fill(code);
    await lost.getByRole('button', { name: 'Подтвердить', exact: true }).click();
    await expect(lost.getByText('Неверный код')).toBeVisible();
    await lost.getByRole('button', { name: 'Войти с ключом доступа' }).click();
    await expect(lost.getByRole('alert').getByText('Ключ доступа не подошёл')).toBeVisible();
  });
});
