import { BALANCE_REFRESH_MS } from '@cabinet/kernel/core/contract';
import { addPerson, createCompany } from '../company/arranged-company.ts';
import { askAbout, menuLines, personRow, refusalOf, title } from '../company/pages.ts';
import { chargeMillion } from '../support/chat-service.ts';
import { enterAs } from '../support/people.ts';
import { acknowledgeCookies, DESKTOP } from '../support/shell.ts';
import { callHeaders, expect, PASSWORD } from '../support/test.ts';
import { caller } from './caller.ts';
import { addRule, lookAt, nameField, openRules, rowOf, ruleList, searchFor } from './pages.ts';
import { test, unique } from './roles-test.ts';

/** Published requisites of an organisation. */
const COMPANY = { name: 'ПАО «Северсталь»', inn: '3528000597', kpp: '352801001', ogrn: '1023501236901' };
/** Somebody of the demonstration without a company, whom no other test signs in. */
const OWNER = 'person22';

test('a director makes a role of the company, gives it to an employee, and it acts in the page that is open there', async ({
  page,
  otherPage,
  playwright,
}) => {
  await acknowledgeCookies(page.context());
  await acknowledgeCookies(otherPage.context());
  const employee = {
    email: `${unique('e2e').replace(' ', '-')}@severstal.example`,
    name: unique('Раиса Счетова'),
  };
  const roleName = unique('Отдел счетов');
  await enterAs(page.request, OWNER);
  const call = caller(page.request);
  const { user } = await call<{ user: { company_id: string | null } }>('get', 'users/me');
  const companyId = user.company_id ?? (await createCompany(page.request, COMPANY));
  await addPerson(playwright.request, page.request, companyId, employee);
  await otherPage.request.post('/api/v1/auth/sign-in', {
    headers: callHeaders(),
    data: { email: employee.email, password: PASSWORD },
  });
  const me = await caller(otherPage.request)<{ user: { id: string } }>('get', 'users/me');

  await test.step('the employee is at work, and sees nothing of the company', async () => {
    await otherPage.clock.install();
    await otherPage.goto('/account');
    await expect(menuLines(otherPage).getByText('Пополнить счёт')).toBeVisible();
    await expect(menuLines(otherPage).getByText('Транзакции', { exact: true })).toHaveCount(0);
  });

  await test.step('the role is made of what concerns the company, and of rules for models', async () => {
    await page.goto('/company');
    await menuLines(page).getByText('Роли', { exact: true }).click();
    await expect(title(page)).toHaveText('Роли компании');
    await page.getByRole('link', { name: 'Создать роль' }).first().click();
    await expect(title(page)).toHaveText('Создать новую роль');
    await expect(page.getByRole('checkbox', { name: /^Вся категория/ })).toHaveCount(1);
    await expect(page.getByRole('checkbox', { name: 'Вся категория «Компания»' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Управление пользователями user:manage/ })).toHaveCount(
      0,
    );
    await nameField(page).fill(roleName);
    await page.getByRole('checkbox', { name: /^Просмотр транзакций компании/ }).check();
    await openRules(page);
    await addRule(page, { action: 'Запретить', type: 'Вендор', value: 'OpenAI' });
    await lookAt(page, 'a role of a company', [DESKTOP]);
    await page.getByRole('button', { name: 'Создать роль' }).click();
    await expect(page.getByText('Роль успешно создана')).toBeVisible();
    await expect(page).toHaveURL('/company/roles');
    await expect(rowOf(page, roleName)).toContainText('1 разрешение');
  });

  await test.step('the employee gets it', async () => {
    await menuLines(page).getByText('Пользователи', { exact: true }).click();
    await expect(title(page)).toHaveText('Пользователи компании');
    await searchFor(page, employee.name);
    await askAbout(personRow(page, employee.name), 'Сменить роль');
    const dialog = page.getByRole('dialog', { name: 'Сменить роль' });
    await dialog.getByLabel('Роль').selectOption(roleName);
    await expect(dialog.getByRole('status', { name: 'Что изменится' })).toContainText('Появятся права');
    await dialog.getByRole('button', { name: 'Сменить роль' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(personRow(page, employee.name)).toContainText(roleName);
  });

  await test.step('it acts there without a reload, as soon as the balance is read again', async () => {
    const loads: string[] = [];
    otherPage.on('framenavigated', (frame) => loads.push(frame.url()));
    await otherPage.clock.runFor(BALANCE_REFRESH_MS + 1_000);
    await expect(menuLines(otherPage).getByText('Транзакции', { exact: true })).toBeVisible();
    expect(loads).toEqual([]);
    await menuLines(otherPage).getByText('Транзакции', { exact: true }).click();
    await expect(title(otherPage)).toHaveText('Транзакции компании');
    const refused = await chargeMillion(page.request, me.user.id, 'gpt-5');
    expect(await refusalOf(refused)).toMatchObject({
      status: 403,
      code: 'AUTH.003',
      permission: 'vendor:disable:OpenAI',
    });
  });

  await test.step('taken back, it opens nothing any more', async () => {
    await menuLines(page).getByText('Роли', { exact: true }).click();
    await expect(rowOf(page, roleName)).toContainText('1');
    await page.getByRole('link', { name: roleName, exact: true }).click();
    await expect(nameField(page)).toHaveValue(roleName);
    await page.getByRole('checkbox', { name: /^Просмотр транзакций компании/ }).uncheck();
    await openRules(page);
    await expect(ruleList(page).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Сохранить изменения' }).click();
    await expect(page).toHaveURL('/company/roles');
    await expect(title(page)).toHaveText('Роли компании');
    await otherPage.clock.runFor(BALANCE_REFRESH_MS + 1_000);
    await expect(menuLines(otherPage).getByText('Транзакции', { exact: true })).toHaveCount(0);
  });
});
