import type { Page } from '@playwright/test';
import { addAuthenticator, RP_ID } from '../support/authenticator.ts';
import { look } from '../support/axe.ts';
import { FULL } from '../support/full.ts';
import { forbidIdleWork, holdScripts } from '../support/held.ts';
import { expectStill, watchShifts } from '../support/layout-shift.ts';
import { API, acknowledgeCookies, failure, success } from '../support/shell.ts';
import { accounts, expect, PASSWORD, test } from '../support/stand-in-site.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const code = (page: Page) => page.getByLabel('Код из приложения');
const password = (page: Page) => page.getByLabel('Пароль', { exact: true });
const passkey = (page: Page) => page.getByRole('button', { name: 'Войти с ключом доступа' });

/** The API asks for a second factor and then refuses every code. */
async function askForSecondStep(page: Page): Promise<void> {
  const { json, ...rest } = failure(403, 'AUTH.012');
  const details = { ...json.details, methods: ['passkey', 'totp', 'recovery_code'] };
  await page.route(`${API}/auth/sign-in`, (route) => route.fulfill({ ...rest, json: { ...json, details } }));
  await page.route(`${API}/auth/sign-in/totp`, (route) => route.fulfill(failure(400, 'AUTH.006')));
}

async function enterPassword(page: Page): Promise<void> {
  await password(page).fill(PASSWORD);
  await password(page).press('Enter');
  await expect(title(page)).toHaveText('Подтвердите вход');
}

test('the second step of a sign-in is an entry of the history, survives a reload, and is accessible', async ({
  page,
  context,
}) => {
  await acknowledgeCookies(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await askForSecondStep(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(accounts.user);
  await enterPassword(page);
  await expect(code(page)).toBeFocused();
  expect(decodeURIComponent(page.url())).not.toContain(accounts.user);

  await page.reload();
  await expect(code(page)).toBeFocused();
  await page.goBack();
  await expect(title(page)).toHaveText('Вход в кабинет');
  await expect(page.getByLabel('Email')).toHaveValue(accounts.user);
  await page.goForward();
  await expect(code(page)).toBeFocused();

  await code(page).pressSequentially('123456');
  await code(page).press('Enter');
  await expect(page.getByText('Неверный код')).toBeVisible();
  await expect(code(page)).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('123456');
  await look(page, 'a wrong code');
  await page.getByRole('button', { name: 'Ввести резервный код' }).click();
  await expect(page.getByLabel('Резервный код')).toBeFocused();
  await look(page, 'a recovery code');
  await page.getByRole('button', { name: 'Назад' }).click();
  await expect(password(page)).toBeFocused();
});

const KEY = { id: 'key-1', userHandle: 'person-1' };

/** A browser that holds a passkey of the site and shows it at once wherever it is asked for. */
const holdPasskey = async (page: Page) => (await addAuthenticator(page)).hold(KEY);

/** The API challenges, and refuses what was signed; what it got is in the list. */
async function takeAnswers(page: Page): Promise<readonly unknown[]> {
  const answers: unknown[] = [];
  await page.route(`${API}/auth/passkeys/challenge`, (route) =>
    route.fulfill(success({ challenge: 'AQIDBAUGBwgJCgsMDQ4PEA', rp_id: RP_ID, timeout_ms: 60_000 })),
  );
  await page.route(`${API}/auth/passkeys/sign-in`, (route) => {
    answers.push(route.request().postDataJSON());
    return route.fulfill(failure(400, 'AUTH.006'));
  });
  return answers;
}

const refusal = (page: Page) => page.getByRole('alert').getByText('Ключ доступа не подошёл');
const SIGNED = {
  id: Buffer.from(KEY.id).toString('base64url'),
  user_handle: Buffer.from(KEY.userHandle).toString('base64url'),
};

test('a passkey signs in by the button, also where it was pressed before React is there', async ({
  page,
}) => {
  const answers = await takeAnswers(page);
  await holdPasskey(page);
  // What the browser names below the e-mail would answer as well.
  await forbidIdleWork(page);
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await passkey(page).click();
  release();
  await expect(refusal(page)).toBeVisible();
  expect(answers).toEqual([expect.objectContaining(SIGNED)]);
});

test('a passkey signs in where the browser names it below the e-mail, once', FULL, async ({ page }) => {
  const answers = await takeAnswers(page);
  await holdPasskey(page);
  await page.goto('/login');
  await expect(refusal(page)).toBeVisible();
  expect(answers).toEqual([expect.objectContaining(SIGNED)]);
});

test('a passkey whose code does not come is a matter of the network, and the next press has it', async ({
  page,
}) => {
  const answers = await takeAnswers(page);
  await holdPasskey(page);
  await forbidIdleWork(page);
  await page.route('**/passkeys.*.js', (route) => route.abort(), { times: 1 });
  await page.goto('/login');
  await passkey(page).click();
  await expect(page.getByRole('alert')).toContainText('Нет связи с сервером.');
  await passkey(page).click();
  await expect(refusal(page)).toBeVisible();
  expect(answers).toEqual([expect.objectContaining(SIGNED)]);
});

test('a browser without passkeys shows no button from its first paint on, and nothing jumps', async ({
  page,
}) => {
  await watchShifts(page);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Забыли пароль?' })).toBeVisible();
  await expect(passkey(page)).toBeHidden();
  const alive = page.waitForRequest('**/api/v1/users/me');
  release();
  await alive;
  await expect(passkey(page)).toHaveCount(0);
  await expectStill(page);
});
