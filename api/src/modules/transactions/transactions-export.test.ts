import { moscowDay } from '@cabinet/kernel/core/calendar';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { addFunds, charge, topUp } from '#lib/ledger/index.ts';
import { encodeCursor } from '#lists/cursor.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import type { Answer } from '#test/test-client.ts';
import { createCompany } from '#test/test-companies.ts';
import { payerOf } from '#test/test-payers.ts';
import { createGroup } from '#test/test-users.ts';

interface Page {
  readonly items: readonly { readonly id: string; readonly user: { readonly id: string } | null }[];
  readonly total: number;
  readonly next_cursor: string | null;
}

/** That is more than two pages of an export. */
const MANY = 2300;

const cursorOf = (at: string) => encodeCursor({ at, id: '0190a000-0000-7000-8000-000000000000' });

describe.each(anyDatabase)('exports and hostile queries of transactions on $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;
  let director: SignedIn;
  let owner: SignedIn;
  let companyPayer: string;
  let groupPayer: string;

  beforeAll(async () => {
    const companyId = await createCompany(api);
    [admin, director, owner] = [
      await api.signedIn({ role: 'admin' }),
      await api.signedIn({ companyId, permissions: ['company:transactions'] }),
      await api.signedIn({ displayName: '@SUM(A1)' }),
    ];
    companyPayer = await payerOf(api, 'company_id', companyId);
    groupPayer = await payerOf(api, 'group_id', await createGroup(api.db, owner.userId));
    for (const payerId of [companyPayer, groupPayer])
      await topUp(api.db, { payerId, amount: '9000', by: 'bank' });
    await charge(api.db, { payerId: groupPayer, amount: '1.5', userId: owner.userId, description: '=1+1' });
    await addFunds(api.db, { payerId: groupPayer, amount: '2', kind: 'bonus', reason: '+7 (999) подарок' });
  });

  const csvLines = ({ raw }: Answer) => raw.toString('utf8').trimEnd().split('\r\n');

  function sheetRows({ raw }: Answer): number {
    const sheet = Buffer.from(unzipSync(raw)['xl/worksheets/sheet1.xml'] ?? []).toString();
    return sheet.match(/<row /g)?.length ?? 0;
  }

  it('hold every row, for every list and both formats', async () => {
    const lists: [SignedIn, string, number][] = [
      [admin, '', 4],
      [director, '/company', 1],
      [owner, '/group', 3],
      [owner, '/user', 1],
    ];
    for (const [client, list, count] of lists) {
      const csv = await client.get(`/transactions${list}/export?format=csv`);
      expect({ list, lines: csvLines(csv).length }).toEqual({ list, lines: count + 1 });
      const xlsx = await client.get(`/transactions${list}/export?format=xlsx`);
      expect(sheetRows(xlsx)).toBe(count + 1);
    }
  });

  it('are named after their period', async () => {
    const named = async (query: string) => {
      const answer = await owner.get(`/transactions/user/export?format=csv&${query}`);
      return /filename="transactions-(.*)\.csv"/.exec(String(answer.headers['content-disposition']))?.[1];
    };
    expect(await named('from=2026-11-01&to=2026-11-30')).toBe('2026-11-01_2026-11-30');
    expect(await named('from=2026-11-01&to=2026-11-01')).toBe('2026-11-01');
    expect(await named('from=2026-11-01T22:00:00Z')).toBe('from-2026-11-02');
    expect(await named('to=2026-11-30')).toBe('until-2026-11-30');
    expect(await named('type=topup')).toBe(moscowDay(new Date()));
  });

  it('are a header alone where there is nothing', async () => {
    const nobody = await api.signedIn();
    const csv = await nobody.get('/transactions/user/export?format=csv');
    expect(csvLines(csv)).toHaveLength(1);
    const xlsx = await nobody.get('/transactions/user/export?format=xlsx');
    expect(sheetRows(xlsx)).toBe(1);
  });

  it('defuse what a spreadsheet would run, and leave numbers numbers', async () => {
    const lines = csvLines(await owner.get('/transactions/group/export?format=csv'));
    const cells = lines.map((line) => line.split(';'));
    const charged = cells.find((row) => row[2] === 'Списание') ?? [];
    expect([charged[3], charged[7], charged[9]]).toEqual(['-1,5', "'@SUM(A1)", "'=1+1"]);
    const given = cells.find((row) => row[2] === 'Бонус') ?? [];
    expect(given[10]).toBe("'+7 (999) подарок");
  });

  it.each([
    'q=%00',
    'q=a%00b',
    'model_id=%00',
    'from=0000-01-01',
    'to=9999-12-31',
    'from=2026-02-30T00:00:00Z',
    `cursor=${cursorOf('2026-02-31T00:00:00.000000Z')}`,
    `cursor=${cursorOf('0000-01-01T00:00:00.000000Z')}`,
    `cursor=${cursorOf('2026-01-01T25:00:00.000000Z')}`,
    'q=a&q=b',
    'limit=1e2',
    'type=charge,',
  ])('answer VAL.003 to ?%s, never a fault', async (query) => {
    expect(await admin.get(`/transactions?${query}`)).toMatchObject({ status: 400, code: 'VAL.003' });
    if (query.startsWith('cursor') || query.startsWith('limit')) return;
    expect(await admin.get(`/transactions/export?format=csv&${query}`)).toMatchObject({
      status: 400,
      code: 'VAL.003',
    });
  });

  it('show nothing of another list by its cursor, or by one that was made up', async () => {
    const { next_cursor } = (await admin.get('/transactions?limit=1')).read<Page>();
    for (const cursor of [next_cursor, cursorOf('2999-01-01T00:00:00.000000Z')]) {
      const { items } = (await owner.get(`/transactions/user?cursor=${cursor}`)).read<Page>();
      expect(items.every(({ user }) => user?.id === owner.userId)).toBe(true);
    }
    expect(
      (await owner.get(`/transactions/user?cursor=${cursorOf('2999-01-01T00:00:00.000000Z')}`)).read<Page>()
        .items,
    ).toHaveLength(1);
  });

  it('hold every row that was there once, while rows come', async () => {
    await sql`select count(ledger_charge(${companyPayer}::uuid, 0.01, jsonb_build_object('description', 'Строка ' || n)))
      from generate_series(1, ${MANY}) n`.execute(api.db);
    const reading = director.get('/transactions/company/export?format=csv');
    for (let time = 0; time < 30; time += 1)
      await charge(api.db, { payerId: companyPayer, amount: '0.01', description: 'Позже' });
    const lines = csvLines(await reading);
    const numbers = lines.slice(1).map((line) => line.split(';')[0]);
    expect(new Set(numbers).size).toBe(numbers.length);
    const old = lines.filter((line) => line.includes(';Строка '));
    expect(old).toHaveLength(MANY);
  });
});
