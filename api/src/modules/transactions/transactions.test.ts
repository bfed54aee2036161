import { addMoney, fromWire, subtractMoney, toWire, ZERO_MONEY } from '@cabinet/kernel/core/money';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { addFunds, charge, refund, reverse, topUp } from '#lib/ledger/index.ts';
import { decodeCursor, encodeCursor } from '#lists/cursor.ts';
import { databases } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { createCompany } from '#test/test-companies.ts';
import { payerOf } from '#test/test-payers.ts';
import { createGroup } from '#test/test-users.ts';

interface Item {
  readonly id: string;
  readonly number: string;
  readonly type: string;
  readonly direction: 'in' | 'out';
  readonly amount: string;
  readonly balance_before: string | null;
  readonly balance_after: string | null;
  readonly status: string;
  readonly payer: { readonly id: string; readonly kind: string };
  readonly user: { readonly id: string } | null;
  readonly model: { readonly id: string; readonly name: string } | null;
  readonly document: {
    readonly type: string;
    readonly id: string | null;
    readonly number: string | null;
  } | null;
  readonly description: string;
  readonly created_at: string;
}
interface List {
  readonly items: readonly Item[];
  readonly total: number;
  readonly next_cursor: string | null;
  readonly totals: { readonly in: string; readonly out: string; readonly net: string };
}
const MODEL = 'test-model';
const HOUR_MS = 3_600_000;
/** Sums as they are typed, and those that they find. */
const SUMS: Readonly<Record<string, RegExp>> = {
  '5 000': /^5000\.00$/,
  '−20,5': /^20\.50$/,
  '1.10': /^1\.10$/,
  '7,12': /^7\.1234567891$/,
  '12,1234567891': /^12\.1234567891$/,
  '12,123': /^$/,
};
const TEXTS = [
  ...Object.keys(SUMS),
  ...[
    'ольга',
    'ОЛЬ',
    'пробЕл мих',
    'пробёлкин',
    'групп',
    'проб',
    'большая проба',
    'test-model',
    'TEST-M',
    'проба ольга',
  ],
];

describe.each(databases)('transactions on $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;
  let owner: SignedIn;
  let member: SignedIn;
  let groupPayer: string;
  let ownerPayer: string;

  beforeAll(async () => {
    await sql`insert into models (id, name, developer, type, input_price, output_price)
      values (${MODEL}, 'Проба Большая', 'Проба', 'text', 100, 200)`.execute(api.db);
    [admin, owner, member] = [
      await api.signedIn({ role: 'admin' }),
      await api.signedIn({ displayName: 'Ольга' }),
      await api.signedIn({ displayName: 'Михаил Пробёлкин' }),
    ];
    groupPayer = await payerOf(api, 'group_id', await createGroup(api.db, owner.userId, [member.userId]));
    ownerPayer = await payerOf(api, 'user_id', owner.userId);
    await makeHistory();
  });

  /** Ten days of a group's and a person's money: every type, both directions, several people, one model. */
  async function makeHistory(): Promise<void> {
    const start = Date.now() - 10 * 24 * HOUR_MS;
    const at = (hours: number) => new Date(start + hours * HOUR_MS);
    for (const payerId of [groupPayer, ownerPayer])
      await topUp(api.db, { payerId, amount: '5000', by: 'bank', userId: owner.userId, at: at(0) });
    await addFunds(api.db, {
      payerId: ownerPayer,
      amount: '-20.5',
      kind: 'adjustment',
      actorId: admin.userId,
      reason: 'Сверка',
      at: at(1),
    });
    await addFunds(api.db, {
      payerId: groupPayer,
      amount: '100',
      kind: 'bonus',
      reason: 'Акция 50%',
      at: at(2),
    });
    for (let index = 0; index < 60; index += 1) {
      const isGroup = index % 3 !== 0;
      const { entryId } = await charge(api.db, {
        payerId: isGroup ? groupPayer : ownerPayer,
        amount: `${index + 1}.1234567891`,
        userId: index % 2 === 0 || !isGroup ? owner.userId : member.userId,
        modelId: index % 4 === 0 ? null : MODEL,
        description: `Запрос ${index}`,
        at: at(3 + index * 3.9),
      });
      if (entryId !== null && index % 10 === 1)
        await refund(api.db, { entryId, amount: '1.1', at: at(3.5 + index * 3.9), description: 'Возврат' });
      if (entryId !== null && index % 17 === 2)
        await reverse(api.db, { entryId, reason: 'Ошибка', at: at(3.6 + index * 3.9) });
    }
  }

  async function read(client: TestClient, path: string): Promise<List> {
    const answer = await client.get(`/transactions${path}`);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.code} ${answer.message}`);
    return answer.read<List>();
  }

  async function walk(client: TestClient, path: string, query: string): Promise<Item[]> {
    const items: Item[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: List = await read(client, `${path}?${query}&cursor=${cursor}`);
      items.push(...page.items);
      cursor = page.next_cursor;
    }
    return items;
  }

  function sum(items: readonly Item[]): List['totals'] {
    const of = (direction: string) =>
      items
        .filter((item) => item.direction === direction)
        .reduce((total, { amount }) => addMoney(total, fromWire(amount)), ZERO_MONEY);
    return { in: toWire(of('in')), out: toWire(of('out')), net: toWire(subtractMoney(of('in'), of('out'))) };
  }

  it('lists each movement as a person reads it', async () => {
    const { items } = await read(admin, `?q=${encodeURIComponent('1,12')}&type=charge`);
    expect(items[0]).toMatchObject({
      number: expect.stringMatching(/^Т-\d{6}$/),
      type: 'charge',
      direction: 'out',
      amount: '1.1234567891',
      status: 'posted',
      payer: { kind: 'user' },
      user: { display_name: 'Ольга' },
      model: null,
    });
    const [reversal] = (await read(admin, '?type=reversal&limit=1')).items;
    expect(reversal).toMatchObject({
      direction: 'in',
      document: { type: 'entry', number: expect.any(String) },
    });
    const reversed = (await read(admin, '?limit=200')).items.filter(({ status }) => status === 'reversed');
    expect(reversed).toHaveLength(4);
  });

  it('shows mine, the group and all, and hides what is not theirs', async () => {
    const mine = await read(owner, '/user?limit=200');
    expect(mine.items.some(({ type, user }) => type === 'adjustment' && user === null)).toBe(true);
    expect(mine.items.every(({ user }) => user === null || user.id === owner.userId)).toBe(true);
    const group = await read(owner, '/group?limit=200');
    expect(new Set(group.items.map(({ payer }) => payer.id))).toEqual(new Set([groupPayer]));
    const theirs = await read(member, '/user?limit=200');
    expect(new Set(theirs.items.map(({ user }) => user?.id))).toEqual(new Set([member.userId]));
    expect((await read(admin, '?limit=200')).total).toBe(
      group.total + (await read(admin, `?payer_id=${ownerPayer}`)).total,
    );
    expect(await member.get('/transactions')).toMatchObject({ status: 403, code: 'AUTH.003' });
    expect(await member.get('/transactions/company')).toMatchObject({ code: 'AUTH.003' });
    expect((await read(admin, '/company')).total).toBe(0);
    expect((await read(admin, '/group')).total).toBe(0);
    expect((await read(member, `/user?user_id=${owner.userId}`)).total).toBe(0);
    expect((await read(member, `/group?payer_id=${ownerPayer}`)).total).toBe(0);
  });

  it('agrees with a plain look through every row, whatever the filter and the page size', async () => {
    const everything = await walk(admin, '', 'limit=200');
    expect(everything.length).toBeGreaterThan(70);
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
    const filter = fc.record(
      {
        type: fc.subarray(['topup', 'bonus', 'charge', 'refund', 'adjustment', 'reversal'], { minLength: 1 }),
        direction: fc.constantFrom('in', 'out'),
        from: fc.integer({ min: 130, max: 260 }).map(hoursAgo),
        to: fc.integer({ min: 0, max: 150 }).map(hoursAgo),
        user_id: fc.constantFrom('owner', 'member'),
        payer_id: fc.constantFrom('group', 'personal'),
        model_id: fc.constant(MODEL),
        q: fc.constantFrom(...TEXTS),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(filter, fc.integer({ min: 1, max: 40 }), async (wanted, limit) => {
        fc.pre(!wanted.from || !wanted.to || wanted.from <= wanted.to);
        const userId = wanted.user_id && (wanted.user_id === 'owner' ? owner : member).userId;
        const payerId = wanted.payer_id && (wanted.payer_id === 'group' ? groupPayer : ownerPayer);
        const expected = everything.filter(
          (item) =>
            (!wanted.type || wanted.type.includes(item.type)) &&
            (!wanted.direction || item.direction === wanted.direction) &&
            (!wanted.from || item.created_at >= wanted.from) &&
            (!wanted.to || item.created_at < wanted.to) &&
            (!userId || item.user?.id === userId) &&
            (!payerId || item.payer.id === payerId) &&
            (!wanted.model_id || item.model?.id === wanted.model_id) &&
            (!wanted.q || matches(item, wanted.q)),
        );
        const query = new URLSearchParams({
          limit: String(limit),
          ...(wanted.type && { type: wanted.type.join(',') }),
          ...(wanted.direction && { direction: wanted.direction }),
          ...(wanted.from && { from: wanted.from }),
          ...(wanted.to && { to: wanted.to }),
          ...(userId && { user_id: userId }),
          ...(payerId && { payer_id: payerId }),
          ...(wanted.model_id && { model_id: wanted.model_id }),
          ...(wanted.q && { q: wanted.q }),
        });
        expect((await walk(admin, '', String(query))).map(({ id }) => id)).toEqual(
          expected.map(({ id }) => id),
        );
        const page = await read(admin, `?${query}`);
        expect(page.total).toBe(expected.length);
        expect(page.totals).toEqual(sum(expected));
      }),
      { numRuns: 60 },
    );
  });

  /** What a text finds, as one looks for it by hand. */
  function matches(item: Item, q: string): boolean {
    const people = { [owner.userId]: ['Ольга'], [member.userId]: ['Михаил', 'Пробелкин'] }[
      item.user?.id ?? ''
    ];
    const payer = item.payer.id === ownerPayer ? 'Ольга' : 'Группа';
    const model = item.model ? ['Проба', 'Большая', item.model.id, 'model'] : [];
    const fold = (text: string) => text.toLowerCase().replaceAll('ё', 'е');
    const begins = (words: readonly string[] = []) =>
      fold(q)
        .split(' ')
        .every((typed) => words.some((word) => fold(word).startsWith(typed)));
    const sum = SUMS[q];
    if (sum !== undefined) return sum.test(item.amount);
    return begins(people) || begins([payer]) || begins(model);
  }

  it('finds a number and an id, and no free text', async () => {
    const { items } = await read(admin, '?limit=200');
    const [first] = items;
    if (first === undefined) throw new Error('no transactions');
    const bare = first.number.replace(/^Т-0*/, '');
    for (const q of [first.number, `т-${bare}`, `T ${bare}`, `№ ${bare}`, first.id])
      expect([q, (await read(admin, `?q=${encodeURIComponent(q)}`)).items.map(({ id }) => id)]).toEqual([
        q,
        [first.id],
      ]);
    for (const q of ['Запрос', 'Возврат', 'Сверка', '50%', 'Т-999999', '№', 'лёни'])
      expect([q, await read(admin, `?q=${encodeURIComponent(q)}`)]).toEqual([
        q,
        expect.objectContaining({ items: [], total: 0, totals: { in: '0.00', out: '0.00', net: '0.00' } }),
      ]);
  });

  it('finds nobody by an e-mail that the list hides, so that a guess is not confirmed', async () => {
    const companyId = await createCompany(api, 'Догадка');
    const [bookkeeper, employee] = [
      await api.signedIn({ companyId, permissions: ['company:transactions'] }),
      await api.signedIn({ companyId, permissions: [] }),
    ];
    const payerId = await payerOf(api, 'company_id', companyId);
    await topUp(api.db, { payerId, amount: '10', by: 'bank', userId: employee.userId });
    const guess = async (client: TestClient, list: string, { email }: SignedIn) => {
      const q = encodeURIComponent(email);
      const csv = await client.get(`/transactions${list}/export?format=csv&q=${q}`);
      const { total, items } = await read(client, `${list}?q=${q}`);
      return [total > 0, items.length > 0, csv.raw.toString().trimEnd().includes('\n')];
    };
    const nothing = [false, false, false];
    expect(await guess(member, '/group', owner)).toEqual(nothing);
    expect(await guess(owner, '/group', member)).toEqual(nothing);
    expect(await guess(bookkeeper, '/company', employee)).toEqual(nothing);
    expect(await guess(member, '/user', member)).toEqual(nothing);
    expect(await guess(admin, '', owner)).toEqual([true, true, true]);
  });

  it('keeps its pages stable while new rows come, in both orders', async () => {
    const before = await walk(owner, '/user', 'limit=200');
    const first = await read(owner, '/user?limit=10');
    await charge(api.db, { payerId: ownerPayer, amount: '1', userId: owner.userId });
    const second = await read(owner, `/user?limit=10&cursor=${first.next_cursor}`);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(
      before.slice(0, 20).map(({ id }) => id),
    );
    const oldest = await walk(owner, '/user', 'limit=7&sort=created_at');
    expect(oldest.map(({ id }) => id).slice(0, before.length)).toEqual(before.map(({ id }) => id).reverse());
    const third = await read(owner, '/user?limit=10&page=3&sort=created_at');
    expect(third.items.map(({ id }) => id)).toEqual(oldest.slice(20, 30).map(({ id }) => id));
  });

  it.each([
    'cursor=nonsense',
    'sort=amount',
    'type=nothing',
    'direction=up',
    'from=yesterday',
    'user_id=1',
    'from=2026-03-02&to=2026-03-01',
  ])('refuses ?%s', async (query) => {
    expect(await owner.get(`/transactions/user?${query}`)).toMatchObject({ status: 400, code: 'VAL.003' });
  });

  it('opens one with its postings and what answers it, and not for a stranger', async () => {
    const [refunded] = (await read(admin, '?type=refund&limit=1')).items;
    const detail = (await admin.get(`/transactions/${refunded?.id}`)).read<
      Item & {
        postings: { account: string; amount: string; balance_after: string | null }[];
        related: { type: string; id: string }[];
      }
    >();
    expect(detail.postings.map(({ account, amount }) => [account, amount])).toEqual([
      ['payer', '1.10'],
      ['revenue', '-1.10'],
    ]);
    expect(detail.related.map(({ type }) => type)).toEqual(['charge']);
    const original = await admin.get(`/transactions/${detail.related[0]?.id}`);
    expect(original.read<typeof detail>().related.map(({ type }) => type)).toContain('refund');
    const stranger = await api.signedIn();
    expect(await stranger.get(`/transactions/${refunded?.id}`)).toMatchObject({
      status: 404,
      code: 'RES.001',
    });
  });

  it('exports the filter', async () => {
    const { total } = await read(owner, '/user?type=charge');
    const csv = await owner.get('/transactions/user/export?format=csv&type=charge');
    const lines = csv.raw.toString('utf8').trimEnd().split('\r\n');
    expect(lines).toHaveLength(total + 1);
    expect(lines[1]?.split(';')[3]).toMatch(/^-\d+(,\d+)?$/);
    const xlsx = await owner.get('/transactions/user/export?format=xlsx&type=charge');
    const sheet = Buffer.from(unzipSync(xlsx.raw)['xl/worksheets/sheet1.xml'] ?? []).toString();
    expect(sheet.match(/<row /g)).toHaveLength(total + 1);
    expect(await member.get('/transactions/export?format=csv')).toMatchObject({ code: 'AUTH.003' });
  });

  it("shows a person their own amounts, and the company's balance around them only with company_balance:view", async () => {
    const companyId = '0190a000-0000-7000-8000-00000000000d';
    await sql`insert into companies (id, name) values (${companyId}, 'Завеса')`.execute(api.db);
    const employee = await api.signedIn({ companyId, permissions: ['company:transactions'] });
    const payerId = await payerOf(api, 'company_id', companyId);
    await topUp(api.db, { payerId, amount: '1000', by: 'bank' });
    await charge(api.db, { payerId, amount: '5', userId: employee.userId });
    const ownPayer = await payerOf(api, 'user_id', employee.userId);
    await topUp(api.db, { payerId: ownPayer, amount: '70', by: 'bank', userId: employee.userId });

    for (const list of ['/user?type=charge', '/company?type=charge']) {
      const { items, totals } = await read(employee, list);
      expect(items).toMatchObject([{ amount: '5.00', balance_before: null, balance_after: null }]);
      expect(totals.out).toBe('5.00');
    }
    expect((await read(employee, '/user?type=topup')).items).toMatchObject([{ balance_after: '70.00' }]);
    const [own] = (await read(employee, '/user?type=charge')).items;
    const detail = await employee.get(`/transactions/${own?.id}`);
    expect(detail.data).toMatchObject({ balance_before: null, balance_after: null });
    expect(JSON.stringify(detail.data)).not.toMatch(/"995|"1000/);
    for (const list of ['user', 'company']) {
      const csv = await employee.get(`/transactions/${list}/export?format=csv&type=charge`);
      expect(csv.raw.toString('utf8').split('\r\n')[1]?.split(';').slice(3, 6)).toEqual(['-5', '', '']);
    }

    const accountant = await api.signedIn({
      companyId,
      permissions: ['company:transactions', 'company_balance:view'],
    });
    const seen = { balance_before: '1000.00', balance_after: '995.00' };
    expect((await read(accountant, '/company?type=charge')).items).toMatchObject([seen]);
    expect((await accountant.get(`/transactions/${own?.id}`)).data).toMatchObject(seen);
    const csv = await accountant.get('/transactions/company/export?format=csv&type=charge');
    expect(csv.raw.toString('utf8')).toContain(';-5;1000');
    expect((await read(admin, `?payer_id=${payerId}&type=charge`)).items).toMatchObject([seen]);
  });
});

describe('a cursor', () => {
  it('comes back as it went', () => {
    const position = { at: '2026-11-21T04:00:00.123456Z', id: '0190a000-0000-7000-8000-000000000000' };
    expect(decodeCursor(encodeCursor(position))).toEqual(position);
  });
});
