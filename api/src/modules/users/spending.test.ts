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
    expect(spending).toMatchObject({
      previous_total: '0.00',
      models: [{ id: null, name: null, total: '450.00' }],
    });
    const week = (await client.get('/users/me/spending?days=10')).read<Spending>();
    expect(week).toMatchObject({ total: '150.00', previous_total: '0.00', average_per_day: '15.00' });
    expect(await client.get('/users/me/spending?days=0')).toMatchObject({ code: 'VAL.003' });
  });

  it('tells the models that cost most by day, the others in one, and what was spent before', async () => {
    const client = await api.signedIn();
    const payerId = await payerOf(api, 'user_id', client.userId);
    await topUp(api.db, { payerId, amount: '1000', by: 'bank', userId: client.userId });
    const { rows: models } = await sql<{ id: string; name: string }>`
      insert into models (id, name, developer, type, input_price, output_price)
      select 'spent-' || n, 'Модель ' || n, 'Ромашка', 'text', 1, 1 from generate_series(1, 7) n
      returning id, name`.execute(api.db);
    const spend = (amount: string, modelId: string | null, days: number) => {
      const at = new Date(Date.now() - days * 24 * HOUR_MS);
      return charge(api.db, { payerId, amount, userId: client.userId, modelId, at });
    };
    for (const [index, { id }] of models.entries()) await spend(String(10 * (index + 1)), id, 0);
    await spend('3', null, 1);
    await spend('100', models[0]?.id ?? null, 8);
    interface ByModel {
      readonly models: readonly { readonly name: string | null; total: string; amounts: readonly string[] }[];
    }
    const answer = await client.get('/users/me/spending?days=7');
    expect(answer.data).toMatchObject({ total: '283.00', previous_total: '100.00' });
    const { models: shown } = answer.read<ByModel>();
    expect(shown.map(({ name, total }) => [name, total])).toEqual([
      ...models
        .slice(2)
        .reverse()
        .map(({ name }, index) => [name, `${70 - 10 * index}.00`]),
      [null, '33.00'],
    ]);
    expect(shown.at(-1)?.amounts).toEqual(['0.00', '0.00', '0.00', '0.00', '0.00', '3.00', '30.00']);
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
      own_total: '5.00',
      days_left: null,
    });
    const bookkeeper = await api.signedIn({ companyId, permissions: ['company:transactions'] });
    expect((await bookkeeper.get('/users/me/spending')).data).toMatchObject({
      scope: 'payer',
      total: '305.00',
      own_total: '0.00',
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
