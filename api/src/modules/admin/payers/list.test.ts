import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { charge, hold, topUp } from '#lib/ledger/index.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { createCompany } from '#test/test-companies.ts';
import { payerOf } from '#test/test-payers.ts';
import { createGroup, createUser } from '#test/test-users.ts';

interface List {
  readonly items: readonly {
    readonly id: string;
    readonly name: string;
    readonly owner: { readonly email: string } | null;
    readonly spent_30d: string;
  }[];
  readonly total: number;
  readonly totals: { readonly balance: string; readonly held: string; readonly count: number };
}

describe.each(anyDatabase)('the list of payers on $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;
  let person: string;
  let group: string;
  let company: string;
  let ownerId: string;

  beforeAll(async () => {
    admin = await api.signedIn({ permissions: ['user:manage'], displayName: 'Админ' });
    const owner = await createUser(api.db, { displayName: 'Аглая Ягодкина', email: 'aglaya@test.example' });
    ownerId = owner.id;
    person = await payerOf(api, 'user_id', owner.id);
    group = await payerOf(api, 'group_id', await createGroup(api.db, owner.id));
    company = await payerOf(api, 'company_id', await createCompany(api, 'Рога и копыта'));
    await topUp(api.db, { payerId: person, amount: '500', by: 'bank' });
    await topUp(api.db, { payerId: group, amount: '60000', by: 'bank' });
    await charge(api.db, { payerId: group, amount: '10.5' });
    await hold(api.db, { payerId: group, amount: '40' });
    await sql`update payer_balances set credit_limit = 100 where payer_id = ${company}`.execute(api.db);
    await charge(api.db, { payerId: company, amount: '70' });
    await sql`update payers set tier = 'business', tier_is_manual = true, is_active = false where id = ${company}`.execute(
      api.db,
    );
  });

  const read = async (query: string) => (await admin.get(`/admin/payers?${query}`)).read<List>();
  const found = async (query: string) => (await read(`limit=100&${query}`)).items.map(({ id }) => id);
  const amongOurs = async (query: string) =>
    (await found(query)).filter((id) => [person, group, company].includes(id));

  it('shows each with its money, its owner and its tier', async () => {
    const { items } = await read(`owner_id=${ownerId}&kind=group`);
    expect(items).toEqual([
      {
        id: group,
        kind: 'group',
        name: 'Группа',
        owner: { id: ownerId, display_name: 'Аглая Ягодкина', email: 'aglaya@test.example' },
        tier: 'pro',
        tier_is_manual: false,
        balance: '59989.50',
        held: '40.00',
        credit_limit: '0.00',
        total_topped_up: '60000.00',
        total_spent: '10.50',
        spent_30d: '10.50',
        is_active: true,
        is_closed: false,
        created_at: expect.any(String),
        company: null,
      },
    ]);
    expect((await read('kind=company')).items[0]).toMatchObject({
      owner: null,
      balance: '-70.00',
      company: { is_verified: false, created_by: null },
    });
  });

  it.each([
    ['kind=company', () => [company]],
    ['kind=company,group&sort=balance', () => [company, group]],
    ['tier=pro', () => [group]],
    ['tier_is_manual=true', () => [company]],
    ['tier_is_manual=false&is_active=true&sort=balance', () => [person, group]],
    ['is_active=false', () => [company]],
    ['balance_from=-70&balance_to=-0.01', () => [company]],
    ['balance_from=500&balance_to=500', () => [person]],
    ['balance_from=501', () => [group]],
    ['sort=balance', () => [company, person, group]],
    ['sort=-balance', () => [group, person, company]],
    ['sort=total_topped_up', () => [company, person, group]],
    ['sort=-total_spent', () => [company, group, person]],
    ['sort=name', () => [person, group, company]],
    ['sort=created_at', () => [person, group, company]],
    ['', () => [company, group, person]],
  ] as const)('answers «%s»', async (query, expected) => {
    expect(await amongOurs(query)).toEqual(expected());
  });

  it.each([
    ['рога', () => [company]],
    ['копыта рог', () => [company]],
    ['ягодкина', () => [person, group]],
    ['aglaya@test', () => [person, group]],
    ['100%', () => []],
  ] as const)('finds «%s» by its name or its owner', async (q, expected) => {
    expect([...(await found(`q=${encodeURIComponent(q)}`))].sort()).toEqual([...expected()].sort());
  });

  it('finds a payer by its own id', async () => {
    expect(await found(`q=${group}`)).toEqual([group]);
  });

  it('sums the whole filter, not the page', async () => {
    expect(await read(`owner_id=${ownerId}&limit=1`)).toMatchObject({
      total: 2,
      totals: { balance: '60489.50', held: '40.00', count: 2 },
    });
    expect((await read('q=nobody')).totals).toEqual({ balance: '0.00', held: '0.00', count: 0 });
  });

  it.each(['-created_at', 'name', '-balance', 'total_topped_up', '-total_spent'])(
    'goes through all page by page in the order «%s»',
    async (sort) => {
      const { items, total } = await read(`limit=100&sort=${sort}`);
      expect(items).toHaveLength(total);
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(total / 2) }, (_, page) =>
          read(`limit=2&sort=${sort}&page=${page + 1}`),
        ),
      );
      expect(pages.flatMap((page) => page.items.map(({ id }) => id))).toEqual(items.map(({ id }) => id));
    },
  );

  it('sums what a filter by money leaves', async () => {
    expect(await read('balance_from=500&limit=1')).toMatchObject({
      total: 2,
      totals: { balance: '60489.50', held: '40.00', count: 2 },
    });
  });

  it.each([
    'kind=bank',
    'is_active=perhaps',
    'tier_is_manual=2',
    'balance_from=much',
    'balance_from=5&balance_to=4',
    'owner_id=7',
    'sort=email',
  ])('refuses «%s»', async (query) => {
    expect(await admin.get(`/admin/payers?${query}`)).toMatchObject({ status: 400, code: 'VAL.003' });
  });

  it('saves the filtered rows as a file', async () => {
    const answer = await admin.get(`/admin/payers/export?format=csv&owner_id=${ownerId}`);
    const lines = answer.raw.toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('Кредитный лимит, ₽');
    expect(answer.raw.toString('utf8')).toContain('aglaya@test.example');
  });

  it('is for holders of user:manage', async () => {
    const finance = await api.signedIn({ permissions: ['payment_request:manage', 'rate_correction:manage'] });
    for (const path of ['/admin/payers', `/admin/payers/${person}`, '/admin/payers/fund-proposals'])
      expect(await finance.get(path)).toMatchObject({
        code: 'AUTH.003',
        details: { permission: 'user:manage' },
      });
  });
});
