import type { Locator, Page } from '@playwright/test';
import { bankFile } from '../support/bank-file.mjs';
import { chooseFilter } from '../support/filters.ts';
import { FULL } from '../support/full.ts';
import { forbidBalancePolls } from '../support/held.ts';
import { acknowledgeCookies } from '../support/shell.ts';
import { callHeaders, expect } from '../support/test.ts';
import { test, unique } from './admin-test.ts';
import {
  ADMINISTRATION,
  administrationLines,
  askAboutAllFound,
  fillFunds,
  goTo,
  lineOf,
  region,
  rowOf,
  search,
  title,
  uploadStatement,
} from './pages.ts';

const someDomain = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}.example`;

test.beforeEach(async ({ context, otherPage }) => {
  await acknowledgeCookies(context);
  await acknowledgeCookies(otherPage.context());
});

test(
  'two administrators decide about one proposal: the money moves once, and the second one is told',
  FULL,
  async ({ page: first, otherPage: second, playwright, newcomers, arranged, signIn }) => {
    const { payerId, name } = await newcomers.makeShortCompany();
    await signIn('admin', first);
    await signIn('secondAdmin', second);
    // Who proposes decides nothing, nor does whoever has made them.
    const [maker, author] = [await playwright.request.newContext(), await playwright.request.newContext()];
    const permissions = ADMINISTRATION;
    await newcomers.make({ email: `maker@${someDomain('two')}`, name: 'Кадры', permissions }, maker);
    const email = `author@${someDomain('two')}`;
    await newcomers.make({ email, name: 'Автор Предложения', permissions, by: maker }, author);
    const added = await author.post(`${process.env.E2E_URL}/api/v1/admin/payers/add-funds`, {
      headers: { ...callHeaders(), 'idempotency-key': crypto.randomUUID() },
      data: { payer_id: payerId, amount: '200000', reason: 'Возмещение' },
    });
    expect(added.status(), await added.text()).toBe(200);
    await Promise.all([author.dispose(), maker.dispose()]);

    const question = (page: Page) => page.getByRole('alertdialog');
    const confirm = (page: Page) => question(page).getByRole('button', { name: 'Подтвердить и начислить' });
    await test.step('both have the question open', async () => {
      for (const page of [first, second]) {
        await page.goto(`/admin/payers/${payerId}`);
        await expect(title(page)).toHaveText(name);
        await page.getByRole('button', { name: 'Подтвердить', exact: true }).click();
        await expect(question(page)).toContainText('Автор Предложения');
      }
    });

    await test.step('the first one confirms', async () => {
      await confirm(first).click();
      await expect(first.getByText(/подтверждено: деньги начислены$/)).toBeVisible();
      await expect(question(first)).toHaveCount(0);
    });

    await test.step('the second one is told that it is decided, and the page shows what is now', async () => {
      await confirm(second).click();
      await expect(question(second)).toContainText(/уже подтвержден/i);
      await question(second).getByRole('button', { name: 'Отмена' }).click();
      await expect(second.getByRole('heading', { name: /ждёт подтверждения$/ })).toHaveCount(0);
      await expect(region(second, 'Деньги')).toContainText(/200\s\d{3},\d\d\s₽/);
      const { balance } = await arranged.call<{ balance: string }>('get', `admin/payers/${payerId}`);
      expect(Number(balance)).toBeGreaterThan(200_000);
      expect(Number(balance)).toBeLessThan(201_000);
    });
  },
);

test(
  'two administrators edit one person: the second one sees what has changed, and keeps what they typed',
  FULL,
  async ({ page: first, otherPage: second, newcomers, arranged, signIn }) => {
    const domain = someDomain('edited');
    const person = await newcomers.make({ email: `nina@${domain}`, name: 'Нина Прежняя' });
    await newcomers.make(
      { email: `second@${domain}`, name: 'Второй Администратор', permissions: ADMINISTRATION },
      second.request,
    );
    await signIn('admin', first);
    const dialog = (page: Page) => page.getByRole('dialog', { name: 'Изменить пользователя' });
    for (const page of [first, second]) {
      await page.goto(`/admin/users/${person.id}`);
      await expect(title(page)).toHaveText('Нина Прежняя');
      await page.getByRole('button', { name: 'Изменить', exact: true }).click();
      await expect(dialog(page).getByLabel('Имя')).toHaveValue('Нина Прежняя');
    }

    await test.step('the first one gives another name', async () => {
      await dialog(first).getByLabel('Имя').fill('Нина Новая');
      await dialog(first).getByRole('button', { name: 'Сохранить' }).click();
      await expect(title(first)).toHaveText('Нина Новая');
    });

    await test.step('the second one, with a telephone, is shown it, and nothing that was typed is lost', async () => {
      await dialog(second).getByLabel('Телефон').fill('9161234567');
      await dialog(second).getByRole('button', { name: 'Сохранить' }).click();
      await expect(dialog(second)).toContainText('Пока вы правили, данные изменил кто-то другой');
      await expect(dialog(second)).toContainText('было Нина Прежняя, теперь Нина Новая');
      await expect(dialog(second).getByLabel('Телефон')).toHaveValue('+7 (916) 123-45-67');
    });

    await test.step('saved over it with the other name, both are there', async () => {
      await dialog(second).getByLabel('Имя').fill('Нина Новая');
      await dialog(second).getByRole('button', { name: 'Сохранить моё' }).click();
      await expect(dialog(second)).toHaveCount(0);
      await expect(title(second)).toHaveText('Нина Новая');
      expect(await arranged.call('get', `admin/users/${person.id}`)).toMatchObject({
        display_name: 'Нина Новая',
        phone: expect.stringContaining('9161234567'),
      });
    });

    await test.step('one press on their page opens the payment requests of this person alone', async () => {
      await second.goto(`/admin/users/${person.id}`);
      await second.getByRole('list', { name: 'Заявки на оплату' }).getByRole('link').first().click();
      await expect(second).toHaveURL(`/admin/payment-requests?user_id=${person.id}`);
      await expect(second.getByRole('button', { name: /^Автор: Нина Новая/ })).toBeVisible();
    });
  },
);

test(
  'two who manage requests confirm one line of a statement: the money comes once',
  FULL,
  async ({ page: first, otherPage: second, newcomers, arranged, signIn }) => {
    const company = await newcomers.makeShortCompany();
    const before = await arranged.call<{ balance: string }>('get', `admin/payers/${company.payerId}`);
    const { number } = await company.askForInvoice('2500');
    await newcomers.make(
      {
        email: `second@${someDomain('line')}`,
        name: 'Вторая Бухгалтерия',
        permissions: ['payment_request:manage'],
      },
      second.request,
    );
    await signIn('finance', first);
    await first.goto('/admin/bank-statements');
    const transfer = { payerName: company.name, payerInn: company.inn, amount: '2500.00' };
    await uploadStatement(
      first,
      bankFile('once.txt', [{ ...transfer, number: number, purpose: `Счёт ${number}` }]),
    );
    await second.goto(new URL(first.url()).pathname);
    const press = (page: Page) => page.getByRole('button', { name: /^Подтвердить 1 на сумму/ });
    const sure = (page: Page) =>
      page.getByRole('alertdialog').getByRole('button', { name: /^Подтвердить на 2\s500/ });
    for (const page of [first, second]) {
      await expect(lineOf(page, 1)).toContainText(number);
      await press(page).click();
      await expect(sure(page)).toBeVisible();
    }
    await sure(first).click();
    await expect(lineOf(first, 1)).toContainText('Подтверждена');
    await sure(second).click();
    await expect(second.getByText('Не подтверждено: 1 строка')).toBeVisible();
    await expect(lineOf(second, 1)).toContainText('Подтверждена');
    await expect(lineOf(second, 1)).toContainText('Дмитрий Касаткин');
    const after = await arranged.call<{ balance: string }>('get', `admin/payers/${company.payerId}`);
    expect(Number(after.balance) - Number(before.balance)).toBeCloseTo(2500, 5);
  },
);

test('a right that is taken away in mid-work is told, and nothing is done without it or lost', async ({
  page,
  newcomers,
  arranged,
}) => {
  const { payerId, name } = await newcomers.makeShortCompany();
  const { roleId } = await newcomers.make(
    { email: `lost@${someDomain('lost')}`, name: 'Без Права', permissions: ADMINISTRATION },
    page.request,
  );
  const read = () => arranged.call<{ balance: string }>('get', `admin/payers/${payerId}`);
  const { balance } = await read();
  const grant = async (permissions: readonly string[]) => {
    const { role_name, description, version } = await arranged.readRole(String(roleId));
    await arranged.call('put', `roles/${roleId}`, { name: role_name, description, permissions, version });
  };
  const funds = { amount: '500', reason: 'Возмещение', document: 'Письмо 3' };
  const add = (dialog: Locator) => dialog.getByRole('button', { name: 'Начислить', exact: true }).click();
  await forbidBalancePolls(page);
  // Each answer tells of another role, also of what waits: the press must be the first to hear.
  const counted = page.waitForResponse('**/api/v1/users/me/attention');
  await page.goto(`/admin/payers/${payerId}`);
  await expect(title(page)).toHaveText(name);
  await counted;
  const dialog = await fillFunds(page, funds);

  await test.step('another administrator takes it away, the next press says so, and what was typed stays until it is given up', async () => {
    await grant(['payment_request:manage']);
    await add(dialog);
    await expect(page.getByText('Часть прав у вас забрали')).toBeVisible();
    await expect(dialog.getByLabel('Причина')).toHaveValue(funds.reason);
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Раздел «Платёжный аккаунт» закрыт')).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the menu keeps what is still allowed, and leads there', async () => {
    await expect(administrationLines(page)).toHaveText(['Все заявки', 'Предложения']);
    await goTo(page, 'Все заявки');
    expect((await read()).balance).toBe(balance);
  });

  await test.step('given back, it acts with the next look', async () => {
    await grant(ADMINISTRATION);
    await page.goto(`/admin/payers/${payerId}`);
    await add(await fillFunds(page, funds));
    await expect(page.getByText(/теперь на счёте 6\d\d,\d\d\s₽/)).toBeVisible();
  });
});

test(
  'a job over many is stopped in the middle: what is done stays, the rest is left alone',
  FULL,
  async ({ page, newcomers, arranged, signIn }) => {
    const domain = someDomain('stopped');
    const count = 200;
    await newcomers.makeMany(count, (index) => ({
      email: `many${index}@${domain}`,
      name: `Многие ${index}`,
    }));
    const { call } = arranged;
    await signIn('admin', page);
    await page.goto('/admin');
    await search(page, domain);
    const question = await askAboutAllFound(page, 'Отключить');
    await expect(question).toContainText(`Отключить ${count} человек?`);

    // Jobs take turns: those ahead are there until the question whether to stop this one is open.
    const ahead: string[] = [];
    for (let each = 1; each <= 8; each += 1) {
      const role = await arranged.makeRole({ name: unique(`Роль ${each}`), permissions: [] });
      const many = { filter: { q: domain }, expected_count: count };
      const { job_id } = await call<{ job_id: string }>('post', 'admin/users/bulk', {
        action: 'set_role',
        role_id: role.role_id,
        ...many,
      });
      ahead.push(job_id);
    }

    const job = page.getByRole('dialog', { name: 'Отключение пользователей' });
    const stop = page.getByRole('alertdialog', { name: 'Остановить задание?' });
    await question.getByRole('button', { name: `Отключить ${count} человек` }).click();
    await expect(job.getByRole('status')).toHaveText('Ждёт очереди');
    await job.getByRole('button', { name: 'Остановить' }).click();
    await expect(stop).toBeVisible();
    const id = new URL(page.url()).searchParams.get('job');

    await test.step('it has begun, and is stopped', async () => {
      // The first of them may be done by now.
      for (const each of ahead) await call('post', `admin/jobs/${each}/cancel`).catch(() => undefined);
      // Looked for often: the rest is done soon.
      await expect
        .poll(() => stop.textContent(), { intervals: [50] })
        .toMatch(new RegExp(`Сделано [1-9]\\d* из ${count}`));
      await stop.getByRole('button', { name: 'Остановить' }).click();
      await expect(stop).toHaveCount(0);
      await expect(job.getByRole('status')).toHaveText(new RegExp(`^Остановлено: сделано \\d+ из ${count}$`));
    });

    await test.step('as many as it says are switched off', async () => {
      const { done } = await call<{ done: number }>('get', `admin/jobs/${id}`);
      expect(done).toBeGreaterThan(0);
      expect(done).toBeLessThan(count);
      await job.getByRole('button', { name: 'Готово' }).click();
      await chooseFilter(page, 'Состояние', 'Отключён');
      const off = await call<{ total: number }>('get', `admin/users?q=${domain}&is_active=false`);
      expect(off.total).toBe(done);
      await expect(rowOf(page, domain)).toHaveCount(Math.min(done, 20));
    });
  },
);
