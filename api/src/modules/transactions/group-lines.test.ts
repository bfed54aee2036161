import { beforeAll, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { addFunds, charge, refund, reverse, topUp } from '#lib/ledger/index.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { accountOf, groupOfTwo, type TestGroup } from '#test/test-groups.ts';
import type { TransactionDetailSchema, TransactionSchema } from './schemas.ts';

type Item = Static<typeof TransactionSchema>;

interface List {
  readonly items: readonly Item[];
  readonly total: number;
  readonly next_cursor: string | null;
  readonly totals: object;
  readonly totals_by_payer: readonly object[];
}

const MODEL = 'model-of-a-group';
const NOTHING = { total: 0, items: [], totals: { in: '0.00', out: '0.00', net: '0.00' } };

describe.each(anyDatabase)('the lines of a group on $name', (database) => {
  const api = useTestApi(database);
  let group: TestGroup;

  beforeAll(async () => {
    await sql`insert into models (id, name, developer, type, input_price, output_price)
      values (${MODEL}, 'Общая модель', 'Ромашка', 'text', 1, 1)`.execute(api.db);
    group = await playedGroup();
  });

  /** Everybody tops up and spends, one charge of each is refunded and one is reversed, and one movement names nobody. */
  async function playedGroup(): Promise<TestGroup> {
    const made = await groupOfTwo(api);
    const { payerId, owner, member } = made;
    await addFunds(api.db, { payerId, amount: '900', kind: 'bonus', reason: 'Тайный подарок' });
    for (const [whose, { userId }, times] of [
      ['владельца', owner, 7],
      ['участника', member, 1],
    ] as const) {
      await topUp(api.db, { payerId, amount: String(100 * times), by: 'bank', userId });
      const spend = async (amount: number) => {
        const description = `Запрос ${whose}`;
        const { entryId } = await charge(api.db, {
          payerId,
          amount: String(amount * times),
          userId,
          modelId: MODEL,
          description,
        });
        return entryId ?? '';
      };
      await spend(10);
      await refund(api.db, { entryId: await spend(5), amount: '2', description: 'Возврат' });
      await reverse(api.db, { entryId: await spend(4), reason: 'Ошибка' });
    }
    return made;
  }

  const read = async (client: TestClient, query = ''): Promise<List> =>
    (await client.get(`/transactions/group?${query}`)).read<List>();

  async function walk(client: TestClient, query: string): Promise<Item[]> {
    const items: Item[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: List = await read(client, `${query}&cursor=${cursor}`);
      items.push(...page.items);
      cursor = page.next_cursor;
    }
    return items;
  }

  const postings = (whose: SignedIn) =>
    api.db
      .selectFrom('ledger_postings')
      .select(['id', 'number'])
      .where('payer_id', '=', group.payerId)
      .where('user_id', '=', whose.userId)
      .orderBy('number', 'desc')
      .execute();

  const isTold = ({ balance_before, balance_after }: Item) =>
    balance_before !== null || balance_after !== null;

  it('are their own for a member: top-ups, charges, and what answers these, without balances', async () => {
    const { payerId, member } = group;
    const lines = await walk(member, 'limit=2');
    expect(lines.map(({ id }) => id)).toEqual((await postings(member)).map(({ id }) => id));
    expect(lines.map(({ type, amount }) => `${type} ${amount}`)).toEqual([
      'reversal 4.00',
      'charge 4.00',
      'refund 2.00',
      'charge 5.00',
      'charge 10.00',
      'topup 100.00',
    ]);
    expect(lines.filter(isTold)).toEqual([]);
    const sums = { in: '106.00', out: '19.00', net: '87.00' };
    const { total, totals, totals_by_payer } = await read(member);
    expect({ total, totals }).toEqual({ total: 6, totals: sums });
    expect(totals_by_payer).toEqual([
      { payer: { id: payerId, kind: 'group', name: 'Группа' }, count: 6, ...sums },
    ]);
  });

  it('are everybody’s for the owner, with balances', async () => {
    const lines = await walk(group.owner, 'limit=5');
    expect(lines).toHaveLength(13);
    expect(lines.every(isTold)).toBe(true);
    expect(await read(group.owner)).toMatchObject({
      total: 13,
      totals: { in: '1736.00', out: '152.00', net: '1584.00' },
    });
    const filtered = await read(group.owner, `user_id=${group.member.userId}`);
    expect(filtered).toMatchObject({ total: 6, totals: { net: '87.00' } });
  });

  it('of others are found by no filter and no search of a member', async () => {
    const { owner, member } = group;
    const [{ number } = { number: 0 }] = await postings(owner);
    const words = ['Мария', '70', `Т-${String(number).padStart(6, '0')}`];
    for (const query of [
      `user_id=${owner.userId}`,
      'type=bonus',
      ...words.map((word) => `q=${encodeURIComponent(word)}`),
    ]) {
      expect([query, await read(member, query)]).toEqual([query, expect.objectContaining(NOTHING)]);
      expect((await read(owner, query)).total).toBeGreaterThan(0);
    }
    const day = 24 * 3_600_000;
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    const own: Record<string, number> = {
      'direction=in': 3,
      'direction=out': 3,
      'type=charge': 3,
      'type=refund,reversal,topup': 3,
      [`model_id=${MODEL}`]: 5,
      [`user_id=${member.userId}`]: 6,
      [`payer_id=${group.payerId}`]: 6,
      [`from=${at(-day / 3)}&to=${at(day / 3)}`]: 6,
      [`q=${encodeURIComponent('модель')}`]: 5,
      'q=10,00': 1,
    };
    for (const [query, count] of Object.entries(own)) {
      const lines = await walk(member, `${query}&limit=2`);
      expect([query, lines.length, (await read(member, query)).total]).toEqual([query, count, count]);
      expect(lines.every(({ user }) => user?.id === member.userId)).toBe(true);
    }
  });

  it('of others come by no cursor of the owner’s list', async () => {
    const { next_cursor } = await read(group.owner, 'limit=1');
    const { items } = await read(group.member, `cursor=${next_cursor}`);
    expect(items).toHaveLength(5);
    expect(items.every(({ user }) => user?.id === group.member.userId)).toBe(true);
  });

  it('of others are in no file of a member, whatever the format', async () => {
    const { owner, member } = group;
    for (const [client, query, count] of [
      [member, '', 6],
      [member, `&user_id=${owner.userId}`, 0],
      [owner, '', 13],
    ] as const) {
      const path = '/transactions/group/export?format=';
      const csv = (await client.get(`${path}csv${query}`)).raw.toString('utf8').trimEnd().split('\r\n');
      expect(csv).toHaveLength(count + 1);
      const xlsx = unzipSync((await client.get(`${path}xlsx${query}`)).raw);
      const sheet = Buffer.from(xlsx['xl/worksheets/sheet1.xml'] ?? []).toString();
      expect(sheet.match(/<row /g)).toHaveLength(count + 1);
      if (client === owner) continue;
      const cells = csv.slice(1).map((line) => line.split(';'));
      expect(cells.flatMap((row) => row.slice(4, 6)).join('')).toBe('');
      expect(sheet).not.toContain('владельца');
    }
    const job = { format: 'csv', filters: { payer_id: group.payerId } };
    expect(await member.post('/transactions/export-jobs', job)).toMatchObject({ code: 'AUTH.003' });
    expect(await owner.post('/transactions/export-jobs', job)).toMatchObject({ code: 'AUTH.003' });
  });

  it('open by one for whom they name and for the owner, who alone reads the balance', async () => {
    const { owner, member } = group;
    const [own, foreign] = [await postings(member), await postings(owner)];
    const open = async (client: TestClient, id = '') => client.get(`/transactions/${id}`);
    for (const { id } of foreign)
      expect(await open(member, id)).toMatchObject({ status: 404, code: 'RES.001' });
    for (const { id } of own) {
      const detail = (await open(member, id)).read<Static<typeof TransactionDetailSchema>>();
      expect(isTold(detail)).toBe(false);
      expect(detail.postings.map(({ balance_after }) => balance_after)).toEqual([null, null]);
      const mine = new Set(own.map((posting) => posting.id));
      expect(detail.related.filter((related) => !mine.has(related.id))).toEqual([]);
      expect((await open(owner, id)).data).toMatchObject({ balance_after: expect.any(String) });
    }
  });

  it('are spending of their own for a member, and of all for the owner', async () => {
    const { owner, member } = group;
    expect((await member.get('/users/me/spending')).data).toMatchObject({
      scope: 'own',
      total: '19.00',
      models: [{ id: MODEL, total: '19.00' }],
      days_left: null,
      lasts_until: null,
    });
    expect((await owner.get('/users/me/spending')).data).toMatchObject({ scope: 'payer', total: '152.00' });
    expect((await member.get('/users/me')).data).toMatchObject({ totalSpent: null, tierProgress: null });
    expect((await owner.get('/users/me')).data).toMatchObject({ totalSpent: '116.0000000000' });
  });

  it('change hands with the group: who passed it on keeps their own, who took it sees all', async () => {
    const { owner, member } = await playedGroup();
    const { next_cursor } = await read(owner, 'limit=1');
    await owner.post('/group/transfer-owner', { accountId: await accountOf(api, member) });
    expect((await read(member)).total).toBe(6);
    await member.post('/group/transfer-owner/accept');
    const { items, total } = await read(owner, `cursor=${next_cursor}`);
    expect(total).toBe(6);
    expect(items.every((item) => item.user?.id === owner.userId && !isTold(item))).toBe(true);
    expect(await read(member)).toMatchObject({ total: 13 });
  });
});
