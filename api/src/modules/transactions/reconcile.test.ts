import { addMoney, fromWire, negateMoney, sumMoney, toWire } from '@cabinet/kernel/core/money';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import { addFunds, charge, topUp } from '#lib/ledger/index.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { createCompany } from '#test/test-companies.ts';
import { accountOf } from '#test/test-groups.ts';
import { payerOf } from '#test/test-payers.ts';
import { createGroup } from '#test/test-users.ts';

interface Item {
  readonly id: string;
  readonly direction: 'in' | 'out';
  readonly amount: string;
  readonly balance_before: string | null;
  readonly balance_after: string | null;
  readonly payer: { readonly id: string; readonly kind: string };
}
interface Sums {
  readonly in: string;
  readonly out: string;
  readonly net: string;
}
interface List {
  readonly items: readonly Item[];
  readonly total: number;
  readonly next_cursor: string | null;
  readonly totals: Sums;
  readonly totals_by_payer: readonly (Sums & {
    readonly payer: { readonly id: string; readonly kind: string; readonly name: string };
    readonly count: number;
  })[];
}
/** A movement: the person, the account that pays, and the sum. */
interface Move {
  readonly who: number;
  readonly account: 'own' | 'group' | 'company';
  readonly kind: 'topup' | 'charge' | 'bonus';
  readonly sum: number;
}

describe.each(anyDatabase)('what members of a group and a company read about money on $name', (database) => {
  const api = useTestApi(database);

  /** An owner, a plain member and a member who may open the group's list; a director and an employee. */
  async function makePeople() {
    const companyId = await createCompany(api);
    const director = await api.signedIn({
      companyId,
      permissions: ['company_balance:view', 'company:transactions'],
    });
    const employee = await api.signedIn({ companyId, permissions: [] });
    const owner = await api.signedIn();
    const member = await api.signedIn({ permissions: [] });
    const trusted = await api.signedIn({ permissions: ['group:view_transactions'] });
    const groupId = await createGroup(api.db, owner.userId, [member.userId, trusted.userId]);
    const group = await payerOf(api, 'group_id', groupId);
    const company = await payerOf(api, 'company_id', companyId);
    return { director, employee, owner, member, trusted, group, company };
  }
  type People = Awaited<ReturnType<typeof makePeople>>;

  async function play(people: People, moves: readonly Move[]): Promise<void> {
    const { owner, member, trusted, director, employee } = people;
    const everybody = [owner, member, trusted, director, employee];
    for (const { who, account, kind, sum } of moves) {
      const { userId } = everybody[who] ?? owner;
      const shared = who < 3 ? people.group : people.company;
      const payerId = account === 'own' ? await payerOf(api, 'user_id', userId) : shared;
      const amount = `${sum}.25`;
      if (kind === 'charge') await charge(api.db, { payerId, amount, userId });
      else if (kind === 'topup') await topUp(api.db, { payerId, amount, by: 'bank', userId });
      else await addFunds(api.db, { payerId, amount, kind, reason: 'Подарок' });
    }
  }

  async function walk(client: TestClient, path: string): Promise<{ items: Item[]; first: List }> {
    const first = (await client.get(`/transactions${path}?limit=7`)).read<List>();
    const items = [...first.items];
    for (let cursor = first.next_cursor; cursor !== null; ) {
      const page = (await client.get(`/transactions${path}?limit=7&cursor=${cursor}`)).read<List>();
      items.push(...page.items);
      cursor = page.next_cursor;
    }
    return { items, first };
  }

  const signed = ({ direction, amount }: Item) =>
    direction === 'out' ? negateMoney(fromWire(amount)) : fromWire(amount);

  /**
   * Checks that every payer of the list adds up, and that each line with balances begins where the one before ended.
   */
  function expectToReconcile({ items, first }: { items: Item[]; first: List }): void {
    const nets = first.totals_by_payer.map(({ payer, count, net }) => {
      const lines = items.filter((item) => item.payer.id === payer.id).reverse();
      expect(lines).toHaveLength(count);
      expect(net).toBe(toWire(sumMoney(lines.map(signed))));
      const told = lines.filter(({ balance_after }) => balance_after !== null);
      expect([0, lines.length]).toContain(told.length);
      let balance = fromWire('0');
      for (const line of told) {
        expect(line.balance_before).toBe(toWire(balance));
        balance = addMoney(balance, signed(line));
        expect(line.balance_after).toBe(toWire(balance));
      }
      if (told.length > 0) expect(net).toBe(told.at(-1)?.balance_after);
      return fromWire(net);
    });
    expect(toWire(sumMoney(nets))).toBe(first.totals.net);
    expect(first.totals_by_payer.reduce((sum, { count }) => sum + count, 0)).toBe(first.total);
  }

  const isShared = ({ payer }: Item) => payer.kind !== 'user';
  const isTold = ({ balance_before, balance_after }: Item) =>
    balance_before !== null || balance_after !== null;

  it('reconciles for each payer whose balance is told, and is shown only to those who may see it', async () => {
    const move = fc.record<Move>({
      who: fc.integer({ min: 0, max: 4 }),
      account: fc.constantFrom('own', 'group', 'company'),
      kind: fc.constantFrom('topup', 'charge', 'charge', 'bonus'),
      sum: fc.integer({ min: 1, max: 40 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 5, maxLength: 40 }), async (moves) => {
        const people = await makePeople();
        await play(people, moves);
        const { owner, member, trusted, director, employee } = people;
        for (const client of [owner, member, trusted, director, employee]) {
          const list = await walk(client, '/user');
          expectToReconcile(list);
          expect(list.items.filter(isShared).filter(isTold)).toEqual([]);
          expect(list.items.filter((item) => !isShared(item)).every(isTold)).toBe(true);
        }
        for (const [client, path] of [
          [owner, '/group'],
          [director, '/company'],
        ] as const) {
          const list = await walk(client, path);
          expectToReconcile(list);
          expect(list.items.every(isTold)).toBe(true);
        }
        const own = await walk(trusted, '/group');
        expectToReconcile(own);
        expect(own.items).toEqual((await walk(trusted, '/user')).items.filter(isShared));
        for (const client of [member, trusted, employee]) await expectNothingTold(client);
      }),
      { numRuns: 6 },
    );
  });

  /** Tries each way to one transaction, and each way to the whole account. */
  async function expectNothingTold(client: SignedIn): Promise<void> {
    const { items } = await walk(client, '/user');
    for (const { id } of items.filter(isShared)) {
      const detail = (await client.get(`/transactions/${id}`)).read<
        Item & { postings: { balance_after: string | null }[] }
      >();
      expect(isTold(detail)).toBe(false);
      expect(detail.postings.map(({ balance_after }) => balance_after)).toEqual([null, null]);
    }
    const csv = (await client.get('/transactions/user/export?format=csv')).raw.toString('utf8');
    const lines = csv.trimEnd().split('\r\n').slice(1);
    const shared = lines.map((line) => line.split(';')).filter((cells) => cells[6] !== 'Тест Тестов');
    expect(shared.flatMap((cells) => cells.slice(4, 6)).join('')).toBe('');
    expect((await client.get('/users/me')).data).toMatchObject({ totalSpent: null, tierProgress: null });
  }

  it('names every payer that my list can be about, with sums of the filter', async () => {
    const { owner, member, group } = await makePeople();
    await topUp(api.db, { payerId: group, amount: '500', by: 'bank', userId: owner.userId });
    await charge(api.db, { payerId: group, amount: '20', userId: member.userId });
    const [own, shared] = (await member.get('/transactions/user?type=topup')).read<List>().totals_by_payer;
    expect(own).toMatchObject({ payer: { kind: 'user' }, count: 0, net: '0.00' });
    expect(shared).toMatchObject({ payer: { id: group, kind: 'group' }, count: 0, net: '0.00' });
    const all = (await member.get('/transactions/user')).read<List>().totals_by_payer;
    expect(all.map(({ net }) => net)).toEqual(['0.00', '-20.00']);
    const admin = await api.signedIn({ role: 'admin' });
    expect((await admin.get('/transactions')).read<List>().totals_by_payer).toEqual([]);
  });

  it("keeps a group's past from somebody who has left it", async () => {
    const { owner, trusted, group } = await makePeople();
    await topUp(api.db, { payerId: group, amount: '500', by: 'bank', userId: owner.userId });
    const { entryId } = await charge(api.db, { payerId: group, amount: '20', userId: owner.userId });
    const { rows } = await sql<{ id: string }>`select id from ledger_postings
      where entry_id = ${entryId} and payer_id is not null`.execute(api.db);
    const path = `/transactions/${rows[0]?.id}`;
    expect((await owner.get(path)).data).toMatchObject({ balance_after: '480.00' });
    await owner.post('/group/transfer-owner', { accountId: await accountOf(api, trusted) });
    await trusted.post('/group/transfer-owner/accept');
    await owner.delete(`/group/members/${await accountOf(api, owner)}`);
    expect((await owner.get(path)).data).toMatchObject({ amount: '20.00', balance_after: null });
    expect((await trusted.get(path)).data).toMatchObject({ balance_after: '480.00' });
  });
});
