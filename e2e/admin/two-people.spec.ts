import type { Page } from '@playwright/test';
import { askAbout } from '../company/pages.ts';
import { caller } from '../roles/caller.ts';
import { type OwnTime, startOwnTime } from '../support/own-time.ts';
import { letterTo, linkFromLetter, setPassword } from '../support/people.ts';
import { acknowledgeCookies } from '../support/shell.ts';
import { accounts, expect, submitSignIn } from '../support/test.ts';
import { test as base, unique } from './admin-test.ts';
import { administrationLines, region, rowOf, title } from './pages.ts';

const ADMINISTRATOR = 'Администратор';
const DAY_HOURS = 24;
/** A busy machine makes and starts a product for as long. */
const START_MS = 180_000;

const test = base.extend<{ ownTime: OwnTime }>({
  ownTime: [
    async ({}, use) => {
      const ownTime = await startOwnTime();
      await use(ownTime);
      await ownTime.stop();
    },
    { timeout: START_MS },
  ],
});

test.beforeEach(async ({ context, otherPage }) => {
  await acknowledgeCookies(context);
  await acknowledgeCookies(otherPage.context());
});

/** Signs in as a person does, where somebody else may have been before. */
async function enterByForm(page: Page, email: string, origin = ''): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${origin}/login`);
  await submitSignIn(page, email);
  await expect(page.getByRole('button', { name: /Меню пользователя/ })).toBeVisible();
}

/** Gives somebody the role on their page, and returns the number of what comes of it. */
async function proposeAdministrator(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Сменить роль' }).click();
  const question = page.getByRole('dialog', { name: 'Назначить роль' });
  await question.getByRole('radio', { name: ADMINISTRATOR, exact: true }).check();
  await expect(question).toContainText('Нужен второй человек');
  await expect(question).toContainText('до этого роль останется прежней');
  await question.getByRole('button', { name: 'Предложить' }).click();
  const answer = page.getByRole('dialog', { name: /^Предложение П-\d+ записано$/ });
  await expect(answer).toContainText(
    'Роль останется прежней, пока предложение не подтвердит другой человек.',
  );
  const [number = ''] = /П-\d+/.exec((await answer.textContent()) ?? '') ?? [];
  return number;
}

const answerOf = (page: Page) => page.getByRole('dialog', { name: /записано$/ });

test('a right of staff takes two people in two browsers, and whoever the first one made is not the second', async ({
  page: first,
  otherPage: second,
  arranged,
  newcomers,
  playwright,
}) => {
  const { call } = arranged;
  const domain = `two-${crypto.randomUUID().slice(0, 8)}.example`;
  const roles = await call<readonly { role_id: string; role_name: string }[]>('get', 'roles/global');
  const role_id = roles.find(({ role_name }) => role_name === ADMINISTRATOR)?.role_id;
  const author = { email: `first@${domain}`, display_name: unique('Антон Первый') };
  await call('post', 'admin/users', { ...author, role_id });
  const person = await newcomers.make({ email: `person@${domain}`, name: unique('Ксения Новая') });
  const creature = { email: `creature@${domain}`, display_name: 'Семён Свой' };
  const browserless = await playwright.request.newContext();
  for (const { email } of [author, person]) await setPassword(browserless, email);
  const roleOf = async (id: string) =>
    (await call<{ role: { role_name: string } }>('get', `admin/users/${id}`)).role.role_name;

  await test.step('an administrator gives somebody the role of one: it is only proposed', async () => {
    await enterByForm(first, author.email);
    await first.goto(`/admin/users/${person.id}`);
    await expect(title(first)).toHaveText(person.name);
    await proposeAdministrator(first);
    await expect(answerOf(first)).toContainText('Подтвердить может: Анна Воронцова.');
    expect(await roleOf(person.id)).toBe('Пользователь');
  });

  await test.step('the screen of proposals has it, and its author cannot confirm it', async () => {
    await answerOf(first).getByRole('link', { name: 'Открыть предложения' }).click();
    await expect(title(first)).toHaveText('Предложения');
    const row = rowOf(first, person.name);
    await expect(row).toContainText(`Пользователь → ${ADMINISTRATOR}`);
    await expect(row).toContainText('Это ваше предложение: решает другой человек.');
    await row.getByRole('button', { name: /^Действия/ }).click();
    await expect(first.getByRole('menuitem')).toHaveText(['Отозвать']);
    await first.keyboard.press('Escape');
  });

  await test.step('nor can somebody whose account the author has made, who has the right by now, and reads why', async () => {
    const asAuthor = caller(first.request);
    const { id } = await asAuthor<{ id: string }>('post', 'admin/users', creature);
    await call('post', `roles/${role_id}/assign`, { userId: id });
    expect(await roleOf(id)).toBe(ADMINISTRATOR);
    await setPassword(browserless, creature.email);
    await enterByForm(second, creature.email);
    await second.goto('/admin/proposals');
    const row = rowOf(second, person.name);
    await expect(row).toContainText(`Автор (${author.display_name}) за последние 30 дней`);
    await expect(row).toContainText('вдвоём вы считаетесь одним человеком');
    await row.getByRole('button', { name: /^Действия/ }).click();
    await expect(second.getByRole('menuitem', { name: 'Подтвердить' })).toHaveCount(0);
    expect(await roleOf(person.id)).toBe('Пользователь');
  });

  await test.step('a second administrator confirms it in the other browser', async () => {
    await enterByForm(second, accounts.admin);
    await second.goto('/admin/proposals');
    const row = rowOf(second, person.name);
    await askAbout(row, 'Подтвердить');
    const question = second.getByRole('alertdialog');
    await expect(question).toContainText(person.name);
    await expect(question).toContainText(author.display_name);
    await question.getByRole('button', { name: 'Подтвердить и сменить роль' }).click();
    await expect(second.getByText(/подтверждено: роль изменена$/)).toBeVisible();
    await expect(row).toHaveCount(0);
    expect(await roleOf(person.id)).toBe(ADMINISTRATOR);
  });

  await test.step('the person signs in and has what the role gives', async () => {
    await enterByForm(second, person.email);
    await expect(administrationLines(second).getByText('Предложения')).toBeVisible();
    await second.goto('/admin');
    await expect(title(second)).toHaveText('Пользователи');
  });
  await browserless.dispose();
});

test('where nobody can be the second person a right takes effect after a day, and the link of a letter stops it', async ({
  page: first,
  otherPage: second,
  ownTime: { url, goOn, lettersLeft },
}) => {
  const stopped = { email: 'stopped@late.example', display_name: 'Остап Остановленный' };
  const untouched = { email: 'untouched@late.example', display_name: 'Нина Незамеченная' };
  const call = caller(first.request, url);
  const roleOf = async (id: string) =>
    (await call<{ role: { role_name: string } }>('get', `admin/users/${id}`)).role.role_name;
  const make = async (person: typeof stopped) =>
    (await call<{ id: string }>('post', 'admin/users', person)).id;

  const propose = async (id: string) => {
    await first.goto(`${url}/admin/users/${id}`);
    const number = await proposeAdministrator(first);
    await expect(answerOf(first)).toContainText('Подтвердить некому.');
    await expect(answerOf(first)).toContainText(/Вступит в силу .+, если никто не остановит/);
    await answerOf(first).getByRole('button', { name: 'Готово' }).click();
    return number;
  };

  await enterByForm(first, accounts.admin, url);
  await test.step('an administrator switches the only other one off, and proposes somebody of their own', async () => {
    const { items } = await call<{ items: { id: string }[] }>('get', `admin/users?q=${accounts.secondAdmin}`);
    await call('post', `admin/users/${items[0]?.id}/deactivate`, {});
  });
  const stoppedId = await make(stopped);
  const number = await propose(stoppedId);
  expect(await roleOf(stoppedId)).toBe('Пользователь');

  await test.step('the one who was switched off has a letter, and stops it by its link without signing in', async () => {
    await second.goto(await linkFromLetter(second.request, accounts.secondAdmin, url));
    await expect(title(second)).toHaveText('Изменение доступа');
    await expect(second.getByText(`${number}: другая роль — ${stopped.display_name}`)).toBeVisible();
    await expect(second.getByText(`Роль: Пользователь → ${ADMINISTRATOR}`)).toBeVisible();
    await second.getByRole('button', { name: 'Остановить' }).click();
    await expect(second.getByText(/^Остановлено/)).toBeVisible();
  });

  await test.step('what nobody stops waits for its hour', async () => {
    const id = await make(untouched);
    await propose(id);
    await setPassword(second.request, untouched.email, url);
    await lettersLeft();
    goOn(DAY_HOURS - 1);
    await enterByForm(second, untouched.email, url);
    await expect(administrationLines(second)).toHaveCount(0);
    await enterByForm(first, accounts.admin, url);
    expect(await roleOf(id)).toBe('Пользователь');
  });

  await test.step('and takes effect then, which a letter tells', async () => {
    goOn(2);
    const subject = async () =>
      (await letterTo(second.request, accounts.secondAdmin, url)).text.includes('оно вступило в силу');
    await expect.poll(subject).toBe(true);
    await second.goto(`${url}/admin`);
    await expect(title(second)).toHaveText('Пользователи');
    await second.goto(`${url}/admin/users/${stoppedId}`);
    await expect(region(second, 'О пользователе')).toContainText('Пользователь');
  });
});
