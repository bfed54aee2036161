import type { APIRequestContext } from '@playwright/test';
import { bankFile } from '../support/bank-file.mjs';
import { chargeMillion } from '../support/chat-service.ts';
import { beginWithinMonth } from '../support/month.ts';
import { acknowledgeCookies } from '../support/shell.ts';
import { expect } from '../support/test.ts';
import { test, unique } from './admin-test.ts';
import {
  ADMINISTRATION,
  askAboutAllFound,
  fillFunds,
  goTo,
  lineOf,
  menuLines,
  PATIENT,
  region,
  rowOf,
  search,
  title,
  uploadStatement,
} from './pages.ts';

const RING_SIZE = 300;
const FUNDS = { amount: '150 000', reason: 'Возмещение за простой', document: 'Служебная записка 14' };

/** A day of next month for a field of date and time. */
function nextMonth(): string {
  const day = new Date(Date.now() + 31 * 86_400_000);
  return day.toISOString().slice(0, 10);
}

/** How many proposals wait for whoever asks. */
async function proposalsWaiting(request: APIRequestContext): Promise<number> {
  const { data } = await (await request.get('/api/v1/users/me/attention')).json();
  return data.items.find(({ kind }: { kind: string }) => kind === 'proposals')?.count ?? 0;
}

// `lab/admin/day.mjs` walks this day over a large cabinet and tells what each step of it takes.
test('a day of an administrator: somebody without money, an abuse ring, the transfers of the bank, a correction that is planned, and the proof that nobody touched the record', async ({
  page,
  otherPage: colleague,
  signIn,
  arranged,
  newcomers,
}) => {
  // Three hundred accounts are made and switched off, one by one.
  test.slow();
  await beginWithinMonth();
  const ring = `ring-${crypto.randomUUID().slice(0, 8)}.example`;
  await acknowledgeCookies(page.context());
  await acknowledgeCookies(colleague.context());
  const company = await newcomers.makeShortCompany();
  const { employee } = company;
  await newcomers.makeMany(RING_SIZE, (index) => ({
    email: `bonus${index}@${ring}`,
    name: `Бонус ${index}`,
  }));
  // With an account among those of the ring, by which they were caught: it is the one that the job cannot switch off.
  const self = { email: `decoy@${ring}`, name: unique('Ирина Дежурная'), permissions: ADMINISTRATION };
  await newcomers.make(self, page.request);
  await signIn('admin', colleague);
  await page.goto('/admin');
  await expect(title(page)).toHaveText('Пользователи');

  await test.step('a person is found by a piece of their e-mail', async () => {
    await page.getByRole('searchbox').fill(employee.email.split('.')[0] ?? '');
    await expect(rowOf(page, employee.email)).toBeVisible();
  });

  await test.step('their page says why they are short of money: who pays, what is left, and the cap', async () => {
    await rowOf(page, employee.email).getByRole('link', { name: employee.name }).click();
    await expect(title(page)).toHaveText(employee.name);
    const money = region(page, 'Деньги');
    await expect(money).toContainText(/Свободно \d{1,2},\d\d\s₽|Свободно 1\d\d,\d\d\s₽/);
    await expect(money).toContainText(company.name);
    await expect(money).toContainText(/До лимита на месяц осталось 9\s\d{3},\d\d\s₽/);
    await expect(money.getByRole('list', { name: 'Счета' }).getByRole('listitem')).toHaveText([
      /платит сейчас/,
      /Личный счёт/,
    ]);
    await money.getByRole('link', { name: company.name }).click();
    await expect(title(page)).toHaveText(company.name);
  });

  const proposed = page.getByRole('heading', { name: /^П-\d+ ждёт подтверждения$/ });
  await test.step('what is above the limit of one person is proposed, and nobody confirms their own', async () => {
    const dialog = await fillFunds(page, FUNDS);
    await expect(dialog.getByRole('status').first()).toContainText(/Баланс: .+ → 150\s\d{3},\d\d\s₽/);
    await expect(dialog).toContainText('нужен второй человек');
    await expect(dialog).toContainText('Анна Воронцова');
    await dialog.getByRole('button', { name: 'Отправить на подтверждение' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(proposed).toBeVisible();
    const waiting = region(page, 'ждёт подтверждения');
    await expect(waiting).toContainText('Это ваше предложение: решает другой человек.');
    await expect(waiting.getByRole('button')).toHaveText(['Отозвать']);
    expect((await chargeMillion(page.request, employee.id, 'gpt-5')).status()).toBe(402);
  });

  await test.step('a second administrator confirms it in another browser, and the models answer again', async () => {
    await colleague.goto('/');
    const line = menuLines(colleague).filter({ hasText: 'Предложения' });
    await expect(line).toHaveAccessibleName(/^Предложения, ждут: \d+$/);
    const waiting = region(colleague, 'Требует внимания').getByRole('link', { name: /вашего решения/ });
    await waiting.click();
    await expect(title(colleague)).toHaveText('Предложения');
    const row = rowOf(colleague, company.name);
    await expect(row).toContainText(FUNDS.document);
    await row.getByRole('button', { name: /^Действия/ }).click();
    await colleague.getByRole('menuitem', { name: 'Подтвердить' }).click();
    const dialog = colleague.getByRole('alertdialog');
    await expect(dialog).toContainText(FUNDS.reason);
    await dialog.getByRole('button', { name: 'Подтвердить и начислить' }).click();
    await expect(colleague.getByText(/подтверждено: деньги начислены$/)).toBeVisible();
    await expect(row).toHaveCount(0);
    expect((await chargeMillion(page.request, employee.id, 'gpt-5')).status()).toBe(200);
    // Others propose as well meanwhile, so the number is compared with what the server says at that moment.
    await expect(async () => {
      const count = await proposalsWaiting(colleague.request);
      const name = count === 0 ? 'Предложения' : `Предложения, ждут: ${count}`;
      await expect(line).toHaveAccessibleName(name, { timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
  });

  await test.step('the ring is found, and the question says how many it is about', async () => {
    await goTo(page, 'Пользователи');
    await search(page, ring);
    await expect(page.getByText(`из ${RING_SIZE + 1}`)).toBeVisible();
    const question = await askAboutAllFound(page, 'Отключить');
    await expect(question).toContainText(`Отключить ${RING_SIZE + 1} человека?`);
    await expect(question).toContainText('открытые сеансы закончатся сразу');
    await question.getByLabel('Причина').fill('Бонусы по одному и тому же приглашению');
  });

  const job = page.getByRole('dialog', { name: 'Отключение пользователей' });
  await test.step('one job switches them off, and says whom it could not and why', async () => {
    await page.getByRole('button', { name: `Отключить ${RING_SIZE + 1} человека` }).click();
    await expect(job.getByRole('progressbar')).toBeVisible();
    await expect(job.getByRole('status')).toHaveText(
      `Готово: ${RING_SIZE} из ${RING_SIZE + 1}, не получилось у 1 человека`,
      PATIENT,
    );
    const failures = job.getByRole('group', { name: 'Список неудач' }).getByRole('listitem');
    await expect(failures).toHaveCount(1);
    await expect(failures).toContainText(self.name);
    await job.getByRole('button', { name: 'Готово' }).click();
    await expect(rowOf(page, 'Отключён').first()).toBeVisible();
    await expect(region(page, 'Последнее задание')).toContainText(`Готово: ${RING_SIZE} из ${RING_SIZE + 1}`);
  });

  const readBalance = async () => {
    const payer = await arranged.call<{ balance: string }>('get', `admin/payers/${company.payerId}`);
    return Number(payer.balance);
  };
  const before = await readBalance();
  const invoices = [await company.askForInvoice('1200'), await company.askForInvoice('3400')];
  const file = bankFile(`kl_to_1c-${ring}.txt`, [
    ...invoices.map(({ number }, index) => ({
      number: `${ring}-${index}`,
      amount: index === 0 ? '1200.00' : '3400.00',
      payerName: company.name,
      payerInn: company.inn,
      purpose: `Оплата по счёту ${number}, НДС не облагается`,
    })),
    {
      number: `${ring}-x`,
      amount: '77.00',
      payerName: 'Неизвестный плательщик',
      payerInn: '7736207543',
      purpose: 'За услуги',
    },
  ]);

  await test.step('the file of the bank is read, and each transfer has its request and why', async () => {
    await goTo(page, 'Банковские выписки');
    await uploadStatement(page, file);
    for (const [index, { number }] of invoices.entries()) {
      await expect(lineOf(page, index + 1)).toContainText(number);
      await expect(lineOf(page, index + 1)).toContainText('Точно');
    }
    await expect(lineOf(page, 3)).toContainText('Заявка не найдена');
  });

  await test.step('what is sure is confirmed in one go', async () => {
    await page.getByRole('button', { name: /^Подтвердить 2 на сумму 4\s600/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Оплатить 2 заявки?' });
    await question.getByRole('button', { name: /^Подтвердить на 4\s600/ }).click();
    await expect(page.getByText('Готово: 2 строки')).toBeVisible();
    await expect(lineOf(page, 1)).toContainText('Подтверждена');
    await expect(lineOf(page, 2)).toContainText('Подтверждена');
  });

  await test.step('uploaded twice, it does no harm', async () => {
    await goTo(page, 'Банковские выписки');
    await uploadStatement(page, file);
    for (const n of [1, 2]) {
      await expect(lineOf(page, n)).toContainText('Повтор');
      await expect(lineOf(page, n).getByRole('checkbox')).toHaveCount(0);
    }
    await expect(page.getByRole('button', { name: 'Подтвердить', exact: true })).toBeDisabled();
    expect((await readBalance()) - before).toBeCloseTo(4600, 5);
  });

  await test.step('a correction is planned, and what it would have cost last month is known before', async () => {
    await goTo(page, 'Корректировки ставок');
    await page.getByRole('link', { name: 'Новая корректировка' }).click();
    await expect(title(page)).toHaveText('Новая корректировка');
    const form = page.getByRole('form', { name: 'Новая корректировка' });
    // One for everybody takes two people.
    await form.getByRole('radio', { name: 'Для уровня' }).check();
    await form.getByLabel('Уровень', { exact: true }).selectOption('plus');
    await form.getByLabel('Изменение цены, %').fill('-10');
    await expect(form.getByLabel('Множитель')).toHaveValue('0,9');
    const impact = region(page, 'Если бы она действовала последние 30 дней');
    await expect(impact).toContainText('Разница', PATIENT);
    await expect(impact).toContainText(/−\d[\d\s]*(,\d\d)?\s₽/);
    await expect(region(page, 'Пересечения')).toContainText(/Пересекается с \d+ корректировк/, PATIENT);
    await form.getByRole('radio', { name: 'С выбранного времени' }).check();
    await form.getByLabel('Начало').fill(nextMonth());
    await form.getByLabel('Причина').fill(self.name);
    await form.getByRole('button', { name: 'Создать корректировку' }).click();
    const ask = page.getByRole('alertdialog', { name: 'Назначить корректировку?' });
    await expect(ask).toContainText('×0,9 (−10 %): Все модели, уровень «Плюс», с выбранного времени.');
    await expect(ask).toContainText(/стоили бы/, PATIENT);
    await ask.getByRole('button', { name: 'Назначить корректировку' }).click();
    await expect(title(page)).toHaveText(/^Корректировка №\s\d+$/);
    await expect(page.getByRole('main')).toContainText('Запланирована');
  });

  await test.step('it is taken back: the prices of the cabinet are everybody’s', async () => {
    await page.getByRole('button', { name: 'Отключить' }).click();
    const question = page.getByRole('alertdialog', { name: /^Отключить корректировку/ });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Отключить' }).click();
    await expect(page.getByRole('main')).toContainText('Отключена');
  });

  await test.step('the audit log tells the day, and its chain is whole', async () => {
    await goTo(page, 'Журнал действий');
    const chain = region(page, 'Проверка цепочки');
    await chain.getByRole('button', { name: 'Проверить' }).click();
    await expect(page.getByText('Проверка цепочки началась')).toBeVisible();
    await expect(chain).toContainText(/Цепочка цела: проверено [\d\s]+ запис/, PATIENT);
    await expect(chain).toContainText(/Хеш записи № [\d\s]+/);
    await search(page, self.name);
    for (const deed of [
      'Загружена банковская выписка',
      'Подтверждены строки выписки',
      'Корректировка создана',
    ])
      await expect(rowOf(page, deed).filter({ hasText: self.name }).first()).toBeVisible();
  });

  await test.step('the ledger is checked, and nothing is wrong with it', async () => {
    await goTo(page, 'Проверка книги');
    const check = region(page, 'Последняя проверка');
    await check.getByRole('button', { name: 'Проверить сейчас' }).click();
    await expect(check).toContainText('Расхождений нет', PATIENT);
    await expect(check.getByRole('progressbar')).toHaveCount(0, PATIENT);
    await expect(page.getByRole('table', { name: 'Прошлые проверки' })).toContainText('Расхождений нет');
  });
});
