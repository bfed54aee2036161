import { chargeMillion } from '../support/chat-service.ts';
import { forbidBalancePolls } from '../support/held.ts';
import { beginWithinMonth } from '../support/month.ts';
import { payByHand } from '../support/pay-by-hand.ts';
import { enterAs, linkFromLetter } from '../support/people.ts';
import { settle } from '../support/shell.ts';
import { callHeaders, expect, test } from '../support/test.ts';
import { askAbout, menuLines, personRow, refusalOf, title } from './pages.ts';
import { INN, REQUISITES, WRONG_INN } from './requisites.ts';

/** Somebody of the demonstration without a company, whom no other test signs in. */
const OWNER = 'person16';
const COMPANY = 'ООО «Яндекс»';
const EMPLOYEE = { email: 'novaya@sotrudnica.example', name: 'Вера Новикова', password: 'Novaya-2026-pass' };

const OWN_MENU = ['Пополнить счёт', 'Мои транзакции', 'Мои заявки'];
const EMPLOYEE_MENU = ['Моя компания', ...OWN_MENU, 'Управление компанией'];
const DIRECTOR_MENU = [...EMPLOYEE_MENU, 'Пользователи', 'Роли', 'Транзакции', 'Заявки компании'];

test('a person creates a company from pasted requisites, tops it up by invoice, and an employee works there within a role and a cap until they go', async ({
  page,
  otherPage,
  playwright,
}) => {
  const headers = callHeaders();
  await beginWithinMonth();
  await enterAs(page.request, OWNER);
  await forbidBalancePolls(otherPage);

  await test.step('the one wrong field of pasted requisites is named, corrected, and the company is there', async () => {
    await page.goto('/company/create');
    const inn = page.getByLabel('ИНН', { exact: true });
    await page.getByLabel('Текст с реквизитами').fill(REQUISITES.replace(INN, WRONG_INN));
    await page.getByRole('button', { name: 'Разобрать' }).click();
    await expect(inn).toHaveValue(WRONG_INN);
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
    await expect(page.getByText('ИНН: не сходится контрольная цифра')).toHaveCount(2);
    await page.getByRole('button', { name: 'Создать компанию' }).click();
    await expect(inn).toBeFocused();
    await expect(inn).toHaveAttribute('aria-invalid', 'true');
    await inn.fill(INN);
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(COMPANY);
    await expect(page).toHaveURL('/company');
    await expect(menuLines(page)).toHaveText(DIRECTOR_MENU);
  });

  await test.step('an invoice is asked for, two people confirm it, and the balance is there', async () => {
    const balance = page.getByRole('region', { name: 'Баланс компании' });
    const steps = page.getByRole('region', { name: 'Первые шаги' });
    await expect(steps).toContainText('Готово 0 из 3');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await steps.getByRole('link', { name: 'Пополнить счёт компании' }).click();
    await expect(title(page)).toHaveText('Пополнение счёта');
    await expect(page.getByRole('radio', { name: /Счёт компании/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: /Счёт на оплату/ })).toBeChecked();
    await page.getByRole('textbox', { name: 'Сумма' }).fill('15 000');
    await page.getByRole('button', { name: /^Получить счёт на 15/ }).click();
    await expect(page.getByRole('heading', { name: 'Счёт готов' })).toBeVisible();
    const id = String(new URL(page.url()).searchParams.get('request'));

    await menuLines(page).getByText('Моя компания').click();
    await expect(title(page)).toHaveText(COMPANY);
    await expect(page.getByRole('region', { name: 'Ждут оплаты' })).toContainText(/15\s000,00/);
    // Nobody knows the company yet, so two people confirm the money.
    await payByHand(playwright.request, id, ['finance', 'admin']);
    await page.reload();
    await expect(balance).toContainText(/15\s000,00\s₽/);
    await expect(steps).toContainText('Готово 1 из 3');
    await expect(page.getByRole('region', { name: 'Ждут оплаты' })).toHaveCount(0);
  });

  await test.step('somebody is invited with a role and a cap', async () => {
    await page.getByRole('link', { name: 'Пригласить сотрудников' }).click();
    await expect(title(page)).toHaveText('Пользователи компании');
    const form = page.getByRole('form', { name: 'Новые приглашения' });
    const emails = form.getByLabel('Кого пригласить');
    await expect(emails).toBeFocused();
    await emails.fill(EMPLOYEE.email);
    await form.getByLabel('Роль').selectOption('Сотрудник');
    await form.getByLabel('Месячный лимит каждого').fill('300');
    await form.getByRole('button', { name: 'Отправить приглашения' }).click();
    await expect(page.getByRole('list', { name: 'Открытые приглашения' })).toContainText(EMPLOYEE.email);
  });

  const userId = await test.step('the letter leads to a new account in the company', async () => {
    await otherPage.goto(await linkFromLetter(page.request, EMPLOYEE.email));
    await expect(title(otherPage)).toContainText(COMPANY);
    await expect(otherPage.locator('dl')).toContainText(/РольСотрудник.*Месячный лимит300\s₽/);
    expect(otherPage.url()).not.toContain('token');
    await otherPage.getByLabel('Как вас зовут').fill(EMPLOYEE.name);
    await otherPage.getByLabel('Пароль', { exact: true }).fill(EMPLOYEE.password);
    await otherPage.getByRole('button', { name: 'Создать и принять' }).click();
    await expect(otherPage).toHaveURL('/company');
    await expect(title(otherPage)).toHaveText(COMPANY);
    const me = await otherPage.request.get('/api/v1/users/me', { headers });
    return String((await me.json()).data.user.id);
  });
  /** A request of the employee that costs about 180 ₽. */
  const spend = () => chargeMillion(page.request, userId, 'gpt-5');

  await test.step('the employee sees what the role allows, and nothing else', async () => {
    await settle(otherPage);
    await expect(menuLines(otherPage)).toHaveText(EMPLOYEE_MENU);
    const regions = otherPage.getByRole('main').getByRole('region');
    await expect(regions.getByRole('heading', { level: 2 })).toHaveText([
      'Мой месяц',
      'Моя роль',
      'Мои расходы',
    ]);
    await expect(otherPage.getByRole('group', { name: 'Ваши расходы за месяц' })).toContainText(
      /^0\s₽ из 300\s₽/,
    );
    await expect(otherPage.getByRole('button', { name: /Баланс/ })).toHaveCount(0);
    for (const address of ['/company/users', '/company/transactions', '/company/payment-requests']) {
      await otherPage.goto(address);
      await expect(otherPage).toHaveURL('/');
    }
    const { company_id: companyId } = (
      await (await otherPage.request.get('/api/v1/users/me', { headers })).json()
    ).data.user;
    for (const call of [`company/${companyId}/users`, 'transactions/company', 'payment/requests/company'])
      expect(await refusalOf(await otherPage.request.get(`/api/v1/${call}`, { headers }))).toMatchObject({
        status: 403,
        code: 'AUTH.003',
      });
  });

  await test.step('the company pays up to the cap, and what is above it is refused', async () => {
    expect((await spend()).status()).toBe(200);
    const refused = await spend();
    expect(await refusalOf(refused)).toMatchObject({
      status: 402,
      code: 'PAY.004',
      cap: expect.stringMatching(/^300\.0+$/),
      resets_at: expect.any(String),
    });
  });

  await test.step('another role says what it adds, and acts with the next screen', async () => {
    await page.reload();
    await askAbout(personRow(page, EMPLOYEE.name), 'Сменить роль');
    const dialog = page.getByRole('dialog', { name: 'Сменить роль' });
    await dialog.getByLabel('Роль').selectOption('Директор');
    const change = dialog.getByRole('status', { name: 'Что изменится' });
    await expect(change.getByRole('heading')).toHaveText(['Появятся права']);
    await expect(change).toContainText('транзакци');
    await dialog.getByRole('button', { name: 'Сменить роль' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(personRow(page, EMPLOYEE.name)).toContainText('Директор');

    await expect(menuLines(otherPage)).toHaveText(EMPLOYEE_MENU);
    await menuLines(otherPage).getByText('Моя компания').click();
    await expect(title(otherPage)).toHaveText(COMPANY);
    await expect(menuLines(otherPage)).toHaveText(DIRECTOR_MENU);
    await expect(otherPage.getByRole('region', { name: 'Баланс компании' })).toBeVisible();
    await menuLines(otherPage).getByText('Транзакции', { exact: true }).click();
    await expect(title(otherPage)).toHaveText('Транзакции компании');
    await expect(personRow(otherPage, EMPLOYEE.name)).toHaveCount(1);
  });

  await test.step('removed, they go on with an account of their own', async () => {
    await askAbout(personRow(page, EMPLOYEE.name), 'Удалить из компании');
    const question = page.getByRole('alertdialog', { name: 'Удалить из компании?' });
    await expect(question).toContainText('История его расходов останется у компании');
    await question.getByRole('button', { name: 'Удалить' }).click();
    await expect(question).toHaveCount(0);
    await expect(personRow(page, EMPLOYEE.name)).toHaveCount(0);

    await menuLines(otherPage).getByText('Моя компания').click();
    await expect(otherPage.getByText('Вы не состоите в компании')).toBeVisible();
    await expect(menuLines(otherPage)).toHaveText(['Мой аккаунт', ...OWN_MENU]);
    await expect(otherPage.getByRole('button', { name: /Баланс/ })).toContainText(/\b0,00\s₽/);
    expect(await refusalOf(await spend())).toMatchObject({ status: 402, code: 'PAY.002' });
  });

  await test.step('what they spent stays with the company', async () => {
    await menuLines(page).getByText('Моя компания').click();
    await expect(title(page)).toHaveText(COMPANY);
    const people = page.getByRole('table', { name: 'По людям' });
    const line = people.getByRole('row', { name: EMPLOYEE.name });
    await expect(line).toContainText('больше не в компании');
    await expect(line.getByRole('cell', { name: '1', exact: true })).toBeVisible();
    await line.getByRole('link', { name: EMPLOYEE.name }).click();
    await expect(title(page)).toHaveText('Транзакции компании');
    await expect(page).toHaveURL(new RegExp(`user_id=${userId}`));
    await expect(personRow(page, EMPLOYEE.name)).toHaveCount(1);
  });
});
