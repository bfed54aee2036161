import { cellReader, readCsv, spentIn } from '../money/read-table.ts';
import { exportAs } from '../money/save-file.ts';
import { filterChip } from '../support/filters.ts';
import { fullUnless } from '../support/full.ts';
import { expect, test } from '../support/test.ts';

for (const { account, path, person } of [
  { account: 'director', path: '/company/transactions', person: 'Ольга Тихонова' },
  { account: 'groupOwner', path: '/group/transactions', person: 'Пётр Лисицын' },
] as const)
  test(
    `the file of ${path} holds the rows of the chosen person, as many as the total says`,
    fullUnless(account === 'director'),
    async ({ page, signIn }) => {
      await signIn(account);
      await page.goto(path);
      const found = page.getByRole('status').filter({ hasText: 'Показано' });
      const countFound = async () =>
        Number(/из (.*)$/.exec((await found.textContent()) ?? '')?.[1]?.replace(/\s/g, ''));
      await expect(found).toHaveText(/из/);
      const all = await countFound();
      await filterChip(page, 'Участник').click();
      await page.getByRole('menuitemradio', { name: person, exact: true }).click();
      await expect(page).toHaveURL(/[?&]user_id=[0-9a-f-]{36}/);
      await expect.poll(countFound).toBeLessThan(all);

      const table = readCsv((await exportAs(page, 'CSV')).file);
      const cell = cellReader(table);
      expect(new Set(table.rows.map((row) => cell(row, 'Пользователь')))).toEqual(new Set([person]));
      expect(table.rows.length).toBe(await countFound());
      const charges = { ...table, rows: table.rows.filter((row) => cell(row, 'Сумма, ₽').startsWith('-')) };
      await expect(page.getByLabel('Итого по всем найденным транзакциям')).toContainText(spentIn(charges));
    },
  );
