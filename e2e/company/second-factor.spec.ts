import type { Page, Route } from '@playwright/test';
import { addAuthenticator } from '../support/authenticator.ts';
import { forbidIdleWork } from '../support/held.ts';
import { enter, findInLetters, makePerson } from '../support/people.ts';
import { addPasskey, connectApp, keepCodes, switchAppOn } from '../support/second-factors.ts';
import { API, acknowledgeCookies, DESKTOP, failure, PHONE, settle, signOut } from '../support/shell.ts';
import { callHeaders, expect, submitSignIn, test } from '../support/test.ts';
import { addPerson, createCompany } from './arranged-company.ts';
import { menuLines, title } from './pages.ts';

/** Published requisites of organisations. */
const ASKING = { name: 'ПАО «Газпром»', inn: '7736050003', kpp: '997250001', ogrn: '1027700070518' };
const CLOSING = { name: 'ПАО «Ростелеком»', inn: '7707049388', kpp: '784201001', ogrn: '1027700198767' };
const EMPLOYEE = { email: 'dvazhdy@sposob.example', name: 'Яна Двоева' };
const LATECOMER = { email: 'potom@sposob.example', name: 'Лев Потомов' };

const SECURITY = '/account/security';
const OUTSIDE = 'data:text/plain,outside';

const banner = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: 'второ' });
const section = (page: Page) => page.getByRole('region', { name: 'Второй способ входа' });
const without = (page: Page) => page.getByRole('list', { name: 'Без второго способа' }).getByRole('listitem');
const ways = (page: Page) => page.getByRole('region', { name: 'Вход в кабинет' });

/** The day and the time in a text. */
const dayIn = async (said: Promise<string | null>) =>
  /\d+ [а-я]+ \d{4} г\. в \d\d:\d\d/.exec(String(await said))?.[0];

test.beforeEach(async ({ context, otherPage }) => {
  for (const each of [context, otherPage.context()]) {
    await acknowledgeCookies(each);
    // What the browser names below the e-mail would sign in before anybody presses.
    await forbidIdleWork(each);
  }
});

test('an owner makes a second factor a must, an employee adds one by the banner, and the owner asks no more', async ({
  page: owner,
  otherPage: employee,
  playwright,
}) => {
  await enter(owner.request, await makePerson(playwright.request, 'Глеб Владельцев'));
  const companyId = await createCompany(owner.request, ASKING);
  await addPerson(playwright.request, owner.request, companyId, EMPLOYEE);
  await enter(employee.request, EMPLOYEE.email);
  await addAuthenticator(owner);

  await test.step('the owner is led to their own factor first', async () => {
    await owner.goto(`/company/${companyId}`);
    await expect(section(owner)).toContainText('Без второго способа: 2 из 2.');
    await expect(section(owner).getByRole('button')).toHaveCount(0);
    await section(owner).getByRole('link', { name: 'Добавить себе' }).click();
    await expect(title(owner)).toHaveText('Безопасность');
    await addPasskey(owner, 'Ноутбук');
    await keepCodes(owner);
    await expect(banner(owner)).toHaveCount(0);
  });

  const day = await test.step('they make it a must, and are told who has none, and until when', async () => {
    await menuLines(owner).getByText('Управление компанией').click();
    await expect(section(owner)).toContainText('Без второго способа: 1 из 2.');
    await section(owner).getByRole('button', { name: 'Сделать обязательным' }).click();
    const question = owner.getByRole('alertdialog', { name: 'Сделать второй способ обязательным?' });
    await expect(question).toContainText('Без второго способа сейчас 1 из 2: ему придёт письмо.');
    await question.getByRole('button', { name: 'Сделать обязательным' }).click();
    await expect(question).toHaveCount(0);
    await expect(without(owner)).toHaveText([/^Яна Двоева\s*до /]);
    return dayIn(without(owner).textContent());
  });

  await test.step('a letter tells the employee', async () => {
    const said = await findInLetters(
      owner.request,
      EMPLOYEE.email,
      /Компания .*Газпром[\s\S]*Добавить до[^\n]*/,
    );
    expect(await dayIn(Promise.resolve(said))).toBe(day);
  });

  await test.step('the banner leads them to the page, and goes away once an app shows codes', async () => {
    await employee.goto('/');
    await expect(banner(employee)).toContainText(`до ${day}`);
    await banner(employee).getByRole('link', { name: 'Добавить' }).click();
    await expect(employee).toHaveURL(`${SECURITY}#factors`);
    await expect(banner(employee).getByRole('link')).toHaveCount(0);
    await connectApp(employee);
    await keepCodes(employee);
    await expect(banner(employee)).toHaveCount(0);
  });

  await test.step('the last one cannot be taken away, and the page says why', async () => {
    await expect(ways(employee)).toContainText(
      'Ваша компания требует второй способ: последний удалить нельзя',
    );
    await expect(ways(employee).getByRole('button', { name: 'Отключить приложение' })).toHaveCount(0);
  });

  await test.step('the owner misses nobody any more, and asks no more', async () => {
    await owner.reload();
    await expect(section(owner)).toContainText('Второй способ есть у всех: 2 человека.');
    await expect(without(owner)).toHaveCount(0);
    await section(owner).getByRole('button', { name: 'Больше не требовать' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Не требовать' }).click();
    await expect(section(owner).getByRole('button', { name: 'Сделать обязательным' })).toBeVisible();
  });

  await test.step('the employee may do without again', async () => {
    await employee.reload();
    await ways(employee).getByRole('button', { name: 'Отключить приложение' }).click();
    await employee.getByRole('alertdialog').getByRole('button', { name: 'Отключить', exact: true }).click();
    await expect(ways(employee)).toContainText('Вход защищён только паролем');
    await expect(banner(employee)).toHaveCount(0);
  });
});

/** Lets the seven days be over for whoever is asked for a factor: the clock of the database stands still for a test. */
async function endDays(page: Page): Promise<void> {
  let isClosed = true;
  await page.route(`${API}/**`, async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    if (!pathname.endsWith('/users/me')) {
      const isOpen = !isClosed || /\/(auth|users\/me)\/(?!balance)/.test(pathname);
      return isOpen
        ? route.fallback()
        : route.fulfill(failure(403, 'AUTH.013', 'Сначала добавьте второй способ входа'));
    }
    const response = await route.fetch();
    const body = await response.json();
    isClosed = Boolean(body.data?.user?.second_factor);
    if (isClosed) body.data.user.second_factor.is_closed = true;
    await route.fulfill({ response, json: body });
  });
}

test('past the seven days nothing opens but the page that adds a factor, and with one all of it at once', async ({
  page,
  otherPage: owner,
  playwright,
}) => {
  await enter(owner.request, await makePerson(playwright.request, 'Нина Строгова'));
  const companyId = await createCompany(owner.request, CLOSING);
  await addPerson(playwright.request, owner.request, companyId, LATECOMER);
  await switchAppOn(owner.request);
  const path = `${process.env.E2E_URL}/api/v1/company/${companyId}/second-factor`;
  const asked = await owner.request.put(path, { headers: callHeaders(), data: { is_required: true } });
  expect(asked.ok(), await asked.text()).toBe(true);
  await enter(page.request, LATECOMER.email);

  await test.step('a person at work is led to it, and the way back does not lead in a circle', async () => {
    await page.goto(OUTSIDE);
    await page.goto('/');
    await expect(banner(page)).toContainText('Добавьте второй способ входа до');
    await menuLines(page).getByText('Мои транзакции').click();
    await expect(title(page)).toHaveText('Мои транзакции');
    await endDays(page);
    await menuLines(page).getByText('Пополнить счёт').click();
    await expect(page).toHaveURL(SECURITY);
    await expect(title(page)).toHaveText('Безопасность');
    await expect(banner(page)).toContainText('Кабинет закрыт, пока нет второго способа входа');
    for (const behind of [SECURITY, SECURITY, OUTSIDE]) {
      await page.goBack();
      await expect(page).toHaveURL(behind);
    }
  });

  await test.step('so does every address', async () => {
    for (const address of ['/', '/account', '/company', `/company/${companyId}`, '/payment']) {
      await page.goto(address);
      await expect(page).toHaveURL(SECURITY);
    }
    await settle(page);
    await expect(ways(page)).toContainText('Вход защищён только паролем');
  });

  await test.step('neither the menu nor the palette lists anything else', async () => {
    await expect(menuLines(page)).toHaveText(['Безопасность']);
    await expect(page.getByRole('main').getByRole('link', { name: 'Мой аккаунт' })).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await expect(page.getByRole('option')).toHaveText([
      /^Безопасность/,
      /^Сменить тему/,
      /^Вернуться к чатам/,
      /^Выйти/,
    ]);
    await page.keyboard.press('Escape');
  });

  await test.step('nor do the bar of a phone and «Ещё»', async () => {
    await page.setViewportSize(PHONE);
    await expect(menuLines(page)).toHaveText(['Безопасность']);
    await page.getByRole('button', { name: 'Ещё' }).click();
    const sheet = page.getByRole('dialog', { name: 'Ещё' });
    await expect(sheet.getByRole('button', { name: 'Поиск по кабинету' })).toBeVisible();
    await expect(
      sheet.getByRole('list').getByRole('link', { name: /Мо[йия]|Главная|Пополнить/ }),
    ).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await page.setViewportSize(DESKTOP);
  });

  await test.step('signing out works, and signing in leads there', async () => {
    await signOut(page);
    await expect(title(page)).toHaveText('Вход в кабинет');
    await submitSignIn(page, LATECOMER.email);
    await expect(page).toHaveURL(SECURITY);
  });

  await test.step('with a passkey the banner goes, the menu comes, and everything opens', async () => {
    await addAuthenticator(page);
    await addPasskey(page, 'Телефон');
    await keepCodes(page);
    await expect(banner(page)).toHaveCount(0);
    await menuLines(page).getByText('Моя компания').click();
    await expect(title(page)).toHaveText(CLOSING.name);
  });
});
