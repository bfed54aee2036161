import { fromWire, ZERO_MONEY } from '@cabinet/kernel/core/money';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { charge, topUp } from '#lib/ledger/index.ts';
import { databases } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { payerOf } from '#test/test-payers.ts';
import { forecast } from './spending.ts';

const HOUR_MS = 3_600_000;

describe.each(databases)('spending on $name', (database) => {
  const api = useTestApi(database);

  it('returns the spending by day and how long the balance lasts', async () => {
    const client = await api.signedIn();
    const payerId = await payerOf(api, 'user_id', client.userId);
    await topUp(api.db, { payerId, amount: '1000', by: 'bank', userId: client.userId });
    const spent = (hours: number, amount: string) =>
      charge(api.db, { payerId, amount, userId: client.userId, at: new Date(Date.now() - hours * HOUR_MS) });
    await spent(20 * 24, '300');
    await spent(3 * 24, '80');
    await spent(0, '70');
    interface Spending {
      readonly days: readonly { readonly amount: string }[];
      readonly total: string;
      readonly average_per_day: string;
      readonly days_left: number;
    }
    const spending = (await client.get('/users/me/spending')).read<Spending>();
    expect(spending.days).toHaveLength(30);
    expect(spending.days.at(-1)?.amount).toBe('70.00');
    expect(spending).toMatchObject({
      scope: 'payer',
      total: '450.00',
      average_per_day: '15.00',
      days_left: 36,
      low_balance: { threshold: null, is_low: false },
    });
    const week = (await client.get('/users/me/spending?days=10')).read<Spending>();
    expect(week).toMatchObject({ total: '150.00', average_per_day: '15.00', days_left: 36 });
    expect(await client.get('/users/me/spending?days=0')).toMatchObject({ code: 'VAL.003' });
  });

  it("keeps a company's pace from an employee who may not see its money", async () => {
    const companyId = '0190a000-0000-7000-8000-00000000000c';
    await sql`insert into companies (id, name) values (${companyId}, 'Тайна')`.execute(api.db);
    const employee = await api.signedIn({ companyId, permissions: [] });
    const payerId = await payerOf(api, 'company_id', companyId);
    await topUp(api.db, { payerId, amount: '1000', by: 'bank' });
    await charge(api.db, { payerId, amount: '300' });
    await charge(api.db, { payerId, amount: '5', userId: employee.userId });
    expect((await employee.get('/users/me/spending')).data).toMatchObject({
      scope: 'own',
      total: '5.00',
      days_left: null,
    });
    const bookkeeper = await api.signedIn({ companyId, permissions: ['company:transactions'] });
    expect((await bookkeeper.get('/users/me/spending')).data).toMatchObject({
      scope: 'payer',
      total: '305.00',
      days_left: null,
      lasts_until: null,
    });
  });
});

describe('the forecast', () => {
  it('says nothing where nothing is spent, and zero where nothing is left', () => {
    expect(forecast(fromWire('100'), ZERO_MONEY, 14)).toBeNull();
    expect(forecast(fromWire('-5'), fromWire('14'), 14)).toBe(0);
    expect(forecast(fromWire('100'), fromWire('14'), 14)).toBe(100);
    expect(forecast(fromWire('100'), fromWire('0.0000000001'), 14)).toBe(3650);
  });
});
