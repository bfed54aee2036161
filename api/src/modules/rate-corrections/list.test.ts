import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { uuidv7 } from '#db/index.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { payerOf, userWith } from '#test/test-payers.ts';
import { createUser } from '#test/test-users.ts';
import type { CorrectionCounts, CorrectionSchema } from './schemas.ts';

interface List {
  readonly items: readonly Static<typeof CorrectionSchema>[];
  readonly total: number;
  readonly counts: Static<typeof CorrectionCounts>;
}

describe.each(anyDatabase)('the list of rate corrections on $name', (database) => {
  const api = useTestApi(database);
  let finance: SignedIn;
  let payerId = '';

  beforeAll(async () => {
    finance = await api.signedIn({ permissions: ['rate_correction:manage'], displayName: 'Фаина' });
    const buyer = await createUser(api.db, { displayName: 'Клавдия Покупалова' });
    payerId = await payerOf(api, 'user_id', buyer.id);
    await sql`insert into models (id, name, developer, type, tags, input_price, output_price) values
      ('rc-model', 'Особая модель', 'Ромашка', 'text', '{быстрая}', 10, 30)`.execute(api.db);
    const insert = (changes: object, reason: string, from: number, to: number | null) =>
      api.db
        .insertInto('rate_corrections')
        .values({
          id: uuidv7(),
          scope_type: 'all',
          scope_value: null,
          target_payer_id: null,
          target_tier: null,
          multiplier: '0.9',
          reason,
          valid_from: sql<Date>`now() + make_interval(days => ${from})`,
          valid_to: to === null ? null : sql<Date>`now() + make_interval(days => ${to})`,
          created_by: finance.userId,
          deactivated_by: null,
          deactivated_at: null,
          created_at: sql<Date>`now() + make_interval(days => ${from})`,
          ...changes,
        })
        .execute();
    const model = { scope_type: 'model', scope_value: 'rc-model' } as const;
    await insert({ ...model, target_payer_id: payerId }, 'Договор 8%', -20, null);
    await insert({ target_tier: 'pro' }, 'Для уровня', -10, 10);
    await insert({ scope_type: 'tag', scope_value: 'быстрая' }, 'Акция', 5, 6);
    await insert({ scope_type: 'vendor', scope_value: 'Ромашка' }, 'Лето', -30, -5);
    const withdrawn = { is_active: false, deactivated_by: finance.userId, deactivated_at: new Date() };
    await insert({ ...withdrawn, deactivation_reason: 'Описка' }, 'Ошибка', -3, null);
  });

  const read = async (query = '') => (await finance.get(`/rate-corrections?${query}`)).read<List>();
  const reasons = async (query: string) => (await read(query)).items.map(({ reason }) => reason);

  it('shows all, the newest first, with the number of each state', async () => {
    const all = await read();
    expect(all.items.map(({ reason }) => reason)).toEqual([
      'Акция',
      'Ошибка',
      'Для уровня',
      'Договор 8%',
      'Лето',
    ]);
    expect(all).toMatchObject({ total: 5, counts: { active: 2, planned: 1, past: 1, inactive: 1 } });
    expect(all.items[3]).toMatchObject({
      scope: { type: 'model', value: 'rc-model', name: 'Особая модель' },
      target: { payer_id: payerId, name: 'Клавдия Покупалова' },
      state: 'active',
      created_by: { id: finance.userId, display_name: 'Фаина' },
    });
  });

  it.each([
    ['state=active', ['Для уровня', 'Договор 8%']],
    ['state=planned', ['Акция']],
    ['state=past', ['Лето']],
    ['state=inactive', ['Ошибка']],
    ['state=planned,past', ['Акция', 'Лето']],
    ['scope_type=model', ['Договор 8%']],
    ['scope_type=tag,vendor', ['Акция', 'Лето']],
    [`scope_value=${encodeURIComponent('Ромашка')}`, ['Лето']],
    ['tier=pro', ['Для уровня']],
    ['tier=plus', []],
    [`q=${encodeURIComponent('8%')}`, ['Договор 8%']],
    [`q=${encodeURIComponent('покупалова')}`, ['Договор 8%']],
    [`q=${encodeURIComponent('быстр')}`, ['Акция']],
    [`q=${encodeURIComponent('№ 2')}`, ['Для уровня']],
    ['q=2', ['Для уровня']],
    ['from=2020-01-01&to=2020-02-01', []],
  ])('filters by %s', async (query, expected) => {
    expect(await reasons(query)).toEqual(expected);
    expect((await read(query)).total).toBe(expected.length);
  });

  it('filters by payer and by when it was made', async () => {
    expect(await reasons(`payer_id=${payerId}`)).toEqual(['Договор 8%']);
    const { payerId: other } = await userWith(api, '0');
    expect(await reasons(`payer_id=${other}`)).toEqual([]);
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    expect(await reasons(`from=${day(-12)}&to=${day(-2)}`)).toEqual(['Ошибка', 'Для уровня']);
  });

  it('counts every state whichever is shown', async () => {
    expect(await read('state=past')).toMatchObject({
      total: 1,
      counts: { active: 2, planned: 1, past: 1, inactive: 1 },
    });
    expect((await read('state=past&scope_type=tag')).counts).toEqual({
      active: 0,
      planned: 1,
      past: 0,
      inactive: 0,
    });
  });

  it.each([
    ['created_at', ['Лето', 'Договор 8%', 'Для уровня', 'Ошибка', 'Акция']],
    ['number', ['Договор 8%', 'Для уровня', 'Акция', 'Лето', 'Ошибка']],
    ['-valid_from', ['Акция', 'Ошибка', 'Для уровня', 'Договор 8%', 'Лето']],
    ['valid_to', ['Лето', 'Акция', 'Для уровня', 'Договор 8%', 'Ошибка']],
  ])('is sorted by %s', async (sort, expected) => {
    expect(await reasons(`sort=${sort}`)).toEqual(expected);
  });

  it('pages', async () => {
    expect(await reasons('limit=2&page=2')).toEqual(['Для уровня', 'Договор 8%']);
  });

  it.each(['state=nonsense', 'scope_type=some', 'payer_id=1', 'sort=reason', 'from=2026-02-31', 'limit=0'])(
    'refuses %s',
    async (query) => {
      expect(await finance.get(`/rate-corrections?${query}`)).toMatchObject({
        status: 400,
        code: 'VAL.003',
      });
    },
  );

  it('is also that of what applies now', async () => {
    const active = (await finance.get('/rate-corrections/active?state=past')).read<List>();
    expect(active.items.map(({ reason }) => reason)).toEqual(['Для уровня', 'Договор 8%']);
    expect(active.total).toBe(2);
  });

  it('is saved as a file', async () => {
    const csv = await finance.get('/rate-corrections/export?format=csv&state=active,inactive');
    const lines = csv.raw.toString('utf8').trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      '\ufeffНомер;Состояние;Модели;Для кого;Множитель;Действует с (МСК);Действует до (МСК);Причина;Автор;Создана (МСК);Отключена (МСК);Причина отключения',
    );
    expect(lines).toHaveLength(4);
    expect(lines.find((line) => line.includes('Договор'))).toMatch(
      /^1;Действует;Модель Особая модель;Клавдия Покупалова;0,9;.*;Договор 8%;Фаина;/,
    );
    expect(lines.find((line) => line.includes('Для уровня'))).toContain(';Все модели;Уровень Про;');
    expect(lines.find((line) => line.includes('Ошибка'))).toMatch(/;Все модели;Все;.*;Описка$/);
    expect((await finance.get('/rate-corrections/active/export?format=csv')).status).toBe(200);
  });
});
