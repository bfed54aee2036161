import { randomUUID } from 'node:crypto';
import { COMPANY_PERMISSIONS } from '@cabinet/access/permissions';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { topUp } from '#lib/ledger/index.ts';
import { databases } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import type { Answer } from '#test/test-client.ts';
import { createCompany } from '#test/test-companies.ts';
import { payerOf } from '#test/test-payers.ts';
import { createGroup, createUser } from '#test/test-users.ts';
import { watchedOf } from '#test/watch-answers.ts';

/** A body that the call accepts, so that only the id can make it fail. */
const BODIES: Readonly<Record<string, object>> = {
  'PATCH /group/members/:accountId': { monthly_cap: '100' },
  'PUT /company/:id': {
    name: 'Чужая',
    inn: '7707083893',
    kpp: '773601001',
    ogrn: '1027700132195',
    legal_address: 'Москва',
    director_name: 'Иванов И. И.',
  },
  'PUT /company/:id/bank-details': {
    bik: '044525225',
    bank_name: 'ПАО Сбербанк',
    account: '40702810938000000001',
    corr_account: '30101810400000000225',
  },
  'POST /company/:id/users': { email: 'new@test.example' },
  'PATCH /company/:id/users/:userId': { is_active: false },
  'PUT /company/:id/users/:userId/role': { role_id: randomUUID() },
  'PATCH /payment/requests/:id/status': { status: 'cancelled' },
};

/** The calls whose address names something of a group or a company. */
const ADDRESSED = /^\/api\/v1\/(group|company|transactions|payment\/requests)\/.*:/;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Everything that the call of a stranger could have changed. */
const STATE = [
  'groups',
  'group_members',
  'group_transfer_offers',
  'companies',
  'company_members',
  'invitations',
  'payment_requests',
];

interface Place {
  readonly id: string;
  readonly owner: SignedIn;
  readonly member: SignedIn;
  /** What stands for each parameter of an address. */
  readonly ids: Readonly<Record<string, string>>;
}

describe.each(databases)('ids of another group or company on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_PER_MINUTE: '0', RATE_LIMIT_SCALE: '10000' } });

  async function invite(of: { group_id?: string; company_id?: string }, invitedBy: string): Promise<string> {
    const id = uuidv7();
    await api.db
      .insertInto('invitations')
      .values({
        id,
        ...of,
        email: `${id}@test.example`,
        invited_by: invitedBy,
        expires_at: new Date('2100-01-01'),
      })
      .execute();
    return id;
  }

  async function request(payerId: string, userId: string): Promise<string> {
    const id = uuidv7();
    await api.db
      .insertInto('payment_requests')
      .values({
        id,
        method: 'invoice',
        amount: '100',
        payer_id: payerId,
        user_id: userId,
        expires_at: new Date('2100-01-01'),
      })
      .execute();
    return id;
  }

  async function moneyOf(payerId: string, userId: string) {
    await topUp(api.db, { payerId, amount: '100', by: 'bank', userId });
    const posting = await api.db
      .selectFrom('ledger_postings')
      .select('id')
      .where('payer_id', '=', payerId)
      .executeTakeFirstOrThrow();
    return { posting: posting.id, request: await request(payerId, userId) };
  }

  async function aGroup(): Promise<Place> {
    const [owner, member] = [await api.signedIn(), await api.signedIn()];
    const id = await createGroup(api.db, owner.userId, [member.userId]);
    const { id: accountId } = await api.db
      .selectFrom('group_members')
      .select('id')
      .where('user_id', '=', member.userId)
      .executeTakeFirstOrThrow();
    await api.db
      .insertInto('group_transfer_offers')
      .values({ group_id: id, member_id: accountId, expires_at: new Date('2100-01-01') })
      .execute();
    const money = await moneyOf(await payerOf(api, 'group_id', id), member.userId);
    return {
      id,
      owner,
      member,
      ids: { ...money, accountId, token: await invite({ group_id: id }, owner.userId) },
    };
  }

  async function aCompany(): Promise<Place> {
    const id = await createCompany(api);
    const owner = await api.signedIn({ companyId: id, permissions: [...COMPANY_PERMISSIONS] });
    const member = await api.signedIn({ companyId: id, permissions: [] });
    await api.db.updateTable('companies').set({ owner_id: owner.userId }).where('id', '=', id).execute();
    const money = await moneyOf(await payerOf(api, 'company_id', id), member.userId);
    const token = await invite({ company_id: id }, owner.userId);
    return { id, owner, member, ids: { ...money, id, userId: member.userId, token } };
  }

  /** Every call with an id in its address, as `GET /group/…`. */
  function calls(): string[] {
    const found = watchedOf(api.app).routes.flatMap(({ method, url }) =>
      METHODS.filter((each) => each === method && ADDRESSED.test(url)).map(
        (each) => `${each} ${url.slice(7)}`,
      ),
    );
    return [...new Set(found)].filter((call) => !call.startsWith('GET /group/invitations/:'));
  }

  async function send(
    caller: SignedIn,
    call: string,
    ids: Readonly<Record<string, string>>,
  ): Promise<Answer> {
    const [method = '', pattern = ''] = call.split(' ');
    const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? randomUUID());
    const verb = METHODS.find((each) => each === method) ?? 'GET';
    return caller.send(verb, path, BODIES[call] ?? (verb === 'GET' ? undefined : {}));
  }

  const summary = ({ status, code, message, details }: Answer) => ({
    status,
    code,
    message,
    permission: details.permission,
  });

  /** The ids that an address names. `id` means one thing for a transaction and another for a request. */
  function named(call: string, ids: Readonly<Record<string, string>>): Record<string, string> {
    if (call.includes('/transactions/')) return { id: ids.posting ?? '' };
    if (call.includes('/payment/requests/')) return { id: ids.request ?? '' };
    return { ...ids };
  }

  const state = () =>
    Promise.all(
      STATE.map(
        async (table) => (await sql`select * from ${sql.table(table)} order by 1`.execute(api.db)).rows,
      ),
    );

  it('answer as ids that nobody has, whoever asks, and change nothing', async () => {
    const [group, company] = [await aGroup(), await aCompany()];
    const [otherGroup, otherCompany] = [await aGroup(), await aCompany()];
    const people: Readonly<Record<string, SignedIn>> = {
      user: await api.signedIn(),
      owner: group.owner,
      member: group.member,
      director: company.owner,
      employee: company.member,
      guest: await api.signedIn({ role: 'guest' }),
      finance: await api.signedIn({ permissions: ['payment_request:manage', 'rate_correction:manage'] }),
      admin: await api.signedIn({ permissions: ['user:manage', 'role:manage', 'permission:manage'] }),
    };
    const before = await state();
    const told: unknown[] = [];
    expect(calls().length).toBeGreaterThan(20);
    for (const call of calls()) {
      const place = call.includes('/group/') ? otherGroup : otherCompany;
      const foreign = named(call, place.ids);
      const unknown = Object.fromEntries(Object.keys(foreign).map((name) => [name, randomUUID()]));
      // The caller's own company with a person of another one is tried too.
      const variants = call.includes('/company/:id/') ? [{}, { id: company.id }] : [{}];
      for (const [person, caller] of Object.entries(people)) {
        // Both see everybody's money anyway.
        if (['admin', 'finance'].includes(person) && /\/(transactions|payment)\//.test(call)) continue;
        for (const own of variants) {
          if ('id' in own && !call.includes(':userId') && !call.includes(':token')) continue;
          const real = summary(await send(caller, call, { ...foreign, ...own }));
          const none = summary(await send(caller, call, { ...unknown, ...own }));
          const isTold =
            real.status < 400 || real.status >= 500 || JSON.stringify(real) !== JSON.stringify(none);
          if (isTold) told.push({ person, call, own, real, none });
        }
      }
    }
    expect(told).toEqual([]);
    expect(await state()).toEqual(before);
  });

  it('of somebody in the same group answer a member as ids that nobody has, and change nothing', async () => {
    const { id, ids } = await aGroup();
    const neighbour = await api.signedIn();
    await api.db
      .insertInto('group_members')
      .values({ id: randomUUID(), group_id: id, user_id: neighbour.userId })
      .execute();
    const before = await state();
    const money = calls().filter((call) => /\/(transactions|payment)\//.test(call));
    expect(money.length).toBeGreaterThan(4);
    for (const call of money) {
      const real = summary(await send(neighbour, call, named(call, ids)));
      const none = summary(await send(neighbour, call, { id: randomUUID() }));
      expect([call, real]).toEqual([call, none]);
      expect([call, real.status]).not.toEqual([call, 200]);
    }
    expect(await state()).toEqual(before);
  });

  it('find nothing in a list of one’s own, as a filter', async () => {
    const [group, company, other] = [await aGroup(), await aCompany(), await createUser(api.db)];
    const foreign = await aGroup();
    for (const [caller, path] of [
      [group.owner, '/transactions/group'],
      [group.owner, '/payment/requests/group'],
      [company.owner, '/transactions/company'],
      [company.owner, '/payment/requests/company'],
    ] as const) {
      for (const query of [
        `user_id=${foreign.member.userId}`,
        `user_id=${other.id}`,
        `payer_id=${await payerOf(api, 'group_id', foreign.id)}`,
      ]) {
        const { total } = (await caller.get(`${path}?${query}`)).read<{ total: number }>();
        expect([path, query, total]).toEqual([path, query, 0]);
      }
    }
  });

  it('are no account to top up', async () => {
    const [caller, other] = [(await aGroup()).owner, await aGroup()];
    const payer_id = await payerOf(api, 'group_id', other.id);
    expect(await caller.post('/payment/pay', { amount: '100', method: 'card', payer_id })).toMatchObject({
      code: 'RES.001',
    });
  });
});
