import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { digitsThatAddUp } from '@cabinet/kernel/core/amount';
import { addDays, moscowDay } from '@cabinet/kernel/core/calendar';
import { formatMoney, fromWire } from '@cabinet/kernel/core/money';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { cellReader, readCsv, readXlsx, shownTime, spentIn, type Table } from './read-table.ts';
import { chooseExport, exportAs } from './save-file.ts';

/** What the table shows, by the heads of its columns; a dash is nothing. */
function shownRows(page: Page): Promise<Record<string, string>[]> {
  return page.getByRole('table').evaluate((table) => {
    const text = (cell: Element) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim();
    const heads = [...table.querySelectorAll('thead th')].map(text);
    return [...table.querySelectorAll('tbody tr')].map((row) =>
      Object.fromEntries(
        [...row.querySelectorAll('th, td')].map((cell, index) => [
          heads[index] ?? '',
          text(cell) === '—' ? '' : text(cell),
        ]),
      ),
    );
  });
}

/** Both files of a list. The notice of the first stays over the button for as long as the pointer happens to rest on it. */
async function exportBoth(page: Page) {
  const csv = await exportAs(page, 'CSV');
  await page.getByRole('button', { name: 'Закрыть уведомление' }).click();
  return { csv, xlsx: await exportAs(page, 'Excel (XLSX)') };
}

/** A sum of a file as the screen writes it. */
function shownSum(cell: string, digits?: number): string {
  return formatMoney(fromWire(wireOf(cell)), digits === undefined ? {} : { digits }).replace(/\s+/g, ' ');
}

const wireOf = (cell: string) => cell.replace(',', '.');

const shownCount = (cell: string) =>
  cell === '' ? '' : Number(cell).toLocaleString('ru-RU').replace(/\s+/g, ' ');

/** Only the columns that the screen shows: one in which nothing stands is hidden. */
function columnsOf(shown: readonly Record<string, string>[], rows: readonly Record<string, string>[]) {
  const titles = Object.keys(shown[0] ?? {});
  return rows.map((row) => Object.fromEntries(titles.map((title) => [title, row[title]])));
}

function transactionsOf(table: Table): Record<string, string>[] {
  const cell = cellReader(table);
  return table.rows.map((row) => {
    const [was, moved, is] = [
      cell(row, 'Баланс до, ₽'),
      cell(row, 'Сумма, ₽'),
      cell(row, 'Баланс после, ₽'),
    ] as const;
    const digits = digitsThatAddUp([wireOf(was), wireOf(moved)], wireOf(is));
    const amount = shownSum(moved, digits);
    const document = cell(row, 'Документ');
    return {
      Дата: shownTime(cell(row, 'Дата (МСК)')),
      Тип: cell(row, 'Тип'),
      Сумма: amount.startsWith('−') ? amount : `+${amount}`,
      Баланс: `${shownSum(was, digits)} → , стало ${shownSum(is, digits)}`,
      Модель: cell(row, 'Модель'),
      Вход: shownCount(cell(row, 'Токены на входе')),
      Выход: shownCount(cell(row, 'Токены на выходе')),
      Документ: document,
    };
  });
}

function requestsOf(table: Table): Record<string, string>[] {
  const cell = cellReader(table);
  return table.rows.map((row) => ({
    Заявка: cell(row, 'Номер'),
    Создана: shownTime(cell(row, 'Создана (МСК)')),
    Способ: cell(row, 'Способ'),
    Статус: cell(row, 'Статус'),
    Сумма: shownSum(cell(row, 'Сумма, ₽')),
    Оплачена: shownTime(cell(row, 'Оплачена (МСК)')),
  }));
}

/** The screen names the kind of a document, the file only its number. */
const withoutKind = (row: Record<string, string>) => ({
  ...row,
  ...(row.Документ === undefined
    ? {}
    : { Документ: row.Документ.replace(/^(Заявка|Транзакция|Резерв|Запрос|Промокод|Документ) /, '') }),
});

test('the file of the transactions holds what the screen shows, all of the filter, cell by cell', async ({
  page,
  signIn,
}) => {
  await signIn('user');
  const aMonthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/finances?direction=out&from=${aMonthAgo}`);
  await expect(page.locator('tbody tr')).toHaveCount(25);
  const { csv, xlsx } = await exportBoth(page);
  await expect(page.getByText('Файл сохранён').first()).toBeVisible();

  const more = page.getByRole('button', { name: 'Показать ещё' });
  for (let rows = 25; (await more.count()) > 0; rows = await page.locator('tbody tr').count()) {
    await more.click();
    await expect.poll(() => page.locator('tbody tr').count()).toBeGreaterThan(rows);
  }
  const shown = (await shownRows(page)).map(withoutKind);
  expect(shown.length).toBeGreaterThan(25);

  expect(csv.name).toMatch(/^transactions-from-\d{4}-\d\d-\d\d\.csv$/);
  expect(xlsx.name).toMatch(/^transactions-from-\d{4}-\d\d-\d\d\.xlsx$/);
  expect(shown[0]).toMatchObject({ Вход: expect.stringMatching(/\d/), Выход: expect.any(String) });
  expect(columnsOf(shown, transactionsOf(readCsv(csv.file)))).toEqual(shown);
  expect(columnsOf(shown, transactionsOf(readXlsx(xlsx.file)))).toEqual(shown);
  await expect(page.getByLabel('Итого по всем найденным транзакциям')).toContainText(
    spentIn(readCsv(csv.file)),
  );
});

test('the file of the requests holds what the screen shows, in both formats', async ({ page, signIn }) => {
  await signIn('user');
  // Up to yesterday: another test may pay as the same person between the list and its files.
  const yesterday = addDays(moscowDay(new Date()), -1);
  await page.goto(`/payment-requests?status=paid&to=${yesterday}&sort=-number&limit=200`);
  await expect(page.locator('tbody tr').first()).toContainText('Оплачена');
  const shown = await shownRows(page);
  expect(shown.length).toBeGreaterThan(3);
  const { csv, xlsx } = await exportBoth(page);
  expect(requestsOf(readCsv(csv.file))).toEqual(shown);
  expect(requestsOf(readXlsx(xlsx.file))).toEqual(shown);
});

test('an export tells how much of it is here, and can be stopped', async ({ page, signIn }) => {
  // A server that sends as much as the test wants to see.
  const answers: ServerResponse[] = [];
  const rows = (count: number) => 'Т-000001;строка\r\n'.repeat(count);
  const server = createServer((_request, response) => {
    answers.push(response);
    response.writeHead(200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="long.csv"',
    });
    response.write(rows(1_201));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    await signIn('user');
    await page.route('**/transactions/user/export?*', (route) =>
      route.continue({ url: `http://127.0.0.1:${port}/long.csv` }),
    );
    await page.goto('/finances');
    await expect(page.locator('tbody tr').first()).toBeVisible();

    await chooseExport(page, 'CSV');
    const progress = page.getByRole('progressbar', { name: 'Экспорт' });
    await expect(progress).toHaveAttribute('aria-valuetext', 'Получено 28 КБ');
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect(progress).toHaveCount(0);
    await expect(page.getByText('Файл сохранён')).toHaveCount(0);

    await chooseExport(page, 'CSV');
    await expect(progress).toBeVisible();
    await expect.poll(() => answers.length).toBe(2);
    const downloading = page.waitForEvent('download');
    answers.at(-1)?.end(rows(4_200));
    const file = await readFile(await (await downloading).path());
    expect(file.toString()).toBe(rows(5_401));
    await expect(progress).toHaveCount(0);
    await expect(page.getByText('long.csv')).toBeVisible();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
