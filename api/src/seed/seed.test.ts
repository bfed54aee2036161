import {
  COMPANY_PERMISSIONS,
  PERMISSIONS,
  STAFF_PERMISSIONS,
  splitPermissions,
} from '@cabinet/access/permissions';
import { evaluateModel, parseModelAccess } from '@cabinet/kernel/core/model-access';
import { toPhoneWire } from '@cabinet/kernel/core/phone';
import {
  checkAccount,
  checkBik,
  checkCorrAccount,
  checkInn,
  checkKpp,
  checkOgrn,
} from '@cabinet/kernel/core/requisites';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { type Database, inTransaction } from '#db/index.ts';
import { selfCheck } from '#lib/ledger/index.ts';
import { createArgon2Hasher } from '#lib/password-hasher.ts';
import { anyDatabase, databases } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { DEMO_ACCOUNTS, DEMO_DOMAIN, DEMO_PASSWORD, isSeeded, seedDemo, seedHistory } from './index.ts';
import { MODELS } from './models.data.ts';
import { planPayerHistory } from './payer-history.ts';
import { COMPANIES, GROUPS, ROLES } from './people.data.ts';
import { planPeople } from './people.ts';
import { createPricing } from './pricing.ts';
import { createRandom } from './random.ts';
import { refuseDemoAccounts } from './refuse-demo-accounts.ts';
import { createSeedClock } from './seed-clock.ts';

const NOW = new Date('2026-03-05T14:20:00.000Z');
const WEEK = new Date('2026-03-01T21:00:00.000Z');

describe('the plan of the demonstration', () => {
  it('is the same for the same moment, and a later one only adds to it', () => {
    expect(planPeople(createSeedClock(NOW)).all).toEqual(planPeople(createSeedClock(NOW)).all);
    const plan = {
      key: 'test',
      clerkId: 'clerk',
      payerId: createRandom(1).uuid(NOW),
      users: ['one'],
      firstDaysAgo: 90,
      chargesADay: 3,
      size: 4,
      topUps: { method: 'card', amounts: [500], whenBelow: 10 },
      welcomeBonus: 100,
    } as const;
    const pricing = createPricing({
      tiers: [{ code: 'start', threshold: '0', multiplier: '1' }],
      corrections: [],
      rules: new Map([['one', { role: ['all:enable'], globalRole: null }]]),
    });
    const planUntil = (until: Date) =>
      planPayerHistory(plan, { week: createSeedClock(WEEK), until, pricing });
    const early = planUntil(WEEK);
    expect(planUntil(WEEK)).toEqual(early);
    const late = planUntil(NOW);
    expect(late.movements.length).toBeGreaterThan(early.movements.length);
    expect(late.movements.slice(0, early.movements.length)).toEqual(early.movements);
    expect(late.requests.slice(0, early.requests.length)).toEqual(early.requests);
  });

  it('has 30 models of 8 vendors', () => {
    expect(new Set(MODELS.map(({ id }) => id)).size).toBe(30);
    expect(new Set(MODELS.map(({ developer }) => developer)).size).toBe(8);
  });

  it.each(COMPANIES)('gives $name requisites whose check digits are right', (company) => {
    for (const check of [
      checkInn(company.inn),
      checkKpp(company.kpp),
      checkOgrn(company.ogrn),
      checkBik(company.bik),
      checkAccount(company.bank_account, company.bik),
      checkCorrAccount(company.corr_account, company.bik),
    ]) {
      expect(check).toMatchObject({ ok: true });
    }
  });

  it('writes every phone as the profile saves it', () => {
    const phones = [...planPeople(createSeedClock(NOW)).all, ...COMPANIES].map(({ phone }) => phone);
    for (const phone of phones) if (phone !== null) expect(phone).toBe(toPhoneWire(phone));
  });

  it('gives company roles company permissions only, and every role rules that the evaluator knows', () => {
    for (const role of ROLES) {
      const { fixed, dynamic, other } = splitPermissions(role.permissions);
      expect(other).toEqual([]);
      if (role.company) expect(COMPANY_PERMISSIONS).toEqual(expect.arrayContaining(fixed));
      const open = MODELS.filter((model) => evaluateModel(parseModelAccess(dynamic), model).hasAccess);
      expect(open.length).toBeGreaterThan(3);
    }
  });
});

/** What a person would notice; ids that the database itself makes (payers, postings) are left out. */
const CONTENTS = {
  members: sql`select user_id, company_id, monthly_cap, suspended_role_id, extract(epoch from joined_at) as joined_at from company_members`,
  people: sql`select id, email, display_name, phone, extract(epoch from created_at) as created_at from users`,
  entries: sql`select e.id, e.kind, e.original_id, e.user_id, e.model_id, e.document_type, e.document_number,
      e.description, e.reason, p.name, l.amount, l.balance_after, extract(epoch from e.created_at) as created_at
    from ledger_entries e join ledger_postings l on l.entry_id = e.id join payers p on p.id = l.payer_id`,
  requests: sql`select id, number, method, amount, status, user_id, provider_operation_id, bank_reference, reject_reason,
      extract(epoch from created_at) as created_at, extract(epoch from paid_at) as paid_at from payment_requests`,
  caps: sql`select u.email, m.role, m.monthly_cap from group_members m join users u on u.id = m.user_id`,
  offers: sql`select group_id, member_id, extract(epoch from offered_at) as offered_at,
      extract(epoch from expires_at) as expires_at from group_transfer_offers`,
  grants: sql`select id, kind, user_id, permission, given_by, confirmed_by, extract(epoch from at) as at from grants`,
  proposals: sql`select id, kind, user_id, proposed_by, amount, reason, extract(epoch from created_at) as created_at from proposals`,
  promo: sql`select id, email, ip, fingerprint, code, amount, status, reason,
      extract(epoch from created_at) as created_at from promo_requests`,
};

async function digestOf(db: Database): Promise<Record<string, string>> {
  const digest: Record<string, string> = {};
  for (const [name, contents] of Object.entries(CONTENTS)) {
    const { rows } = await sql<{ digest: string; n: number }>`
      select md5(string_agg(t::text, '|' order by t::text collate "C")) as digest, count(*) as n
      from (${contents}) t`.execute(db);
    digest[name] = `${rows[0]?.n} ${rows[0]?.digest}`;
  }
  return digest;
}

/** How much of the cap each member of Студия «Север» has spent in the month of a moment, by the ledger. */
async function sharesAt(db: Database, at: Date) {
  const { rows } = await sql<{ email: string; share: number | null }>`
    select u.email, (ledger_month_spent(p.id, u.id, ${at}) / m.monthly_cap)::float as share
    from groups g join group_members m on m.group_id = g.id join users u on u.id = m.user_id
      join payers p on p.group_id = g.id
    where g.name = ${GROUPS[0]} order by share`.execute(db);
  return rows;
}
const member = `member@${DEMO_DOMAIN}`;
const expectCaps = (rows: Awaited<ReturnType<typeof sharesAt>>) => {
  expect(rows.find(({ email }) => email === member)?.share).toBeCloseTo(0.85, 1);
  expect(rows.filter(({ share }) => share !== null && share >= 1)).toHaveLength(1);
  expect(rows.filter(({ share }) => share === null)).toHaveLength(rows.length - 2);
};

const MOMENT = new Date();
const digests = new Map<string, Record<string, string>>();

describe.each(databases)('the demonstration on $name', (database) => {
  const api = useTestApi(database);
  beforeAll(async () => {
    expect(await seedDemo(api.db, { hasher: createArgon2Hasher(), now: MOMENT })).toBe(true);
  }, 120_000);

  it('is the same wherever it is made at one moment', async () => {
    const digest = await digestOf(api.db);
    const [first = digest] = digests.values();
    digests.set(database.name, digest);
    expect(digest).toEqual(first);
  });

  it('ends today: its last days have money, and what waits for payment is not over', async () => {
    const { rows } = await sql<{ fresh: number; over: number; waiting: number }>`
      select (select count(*) from ledger_entries where created_at > now() - interval '3 days') as fresh,
        count(*) filter (where expires_at <= now()) as over, count(*) as waiting
      from payment_requests where status in ('pending', 'processing')`.execute(api.db);
    expect(rows[0]).toEqual({ fresh: expect.any(Number), over: 0, waiting: expect.any(Number) });
    expect(rows[0]?.fresh).toBeGreaterThan(10);
    expect(rows[0]?.waiting).toBeGreaterThan(0);
  });

  it('is made once', async () => {
    const count = () =>
      api.db.selectFrom('ledger_entries').select(sql<number>`count(*)`.as('n')).executeTakeFirst();
    const before = await count();
    expect(await seedDemo(api.db, { hasher: createArgon2Hasher() })).toBe(false);
    expect(await count()).toEqual(before);
  });

  it('keeps production from starting, whatever its accounts are called by now', async () => {
    const renamed = inTransaction(api.db, async (trx) => {
      await trx.updateTable('users').set({ email: sql`replace(email, 'demo', 'real')` }).execute();
      await refuseDemoAccounts(trx);
    });
    await expect(renamed).rejects.toThrow('holds the demonstration');
  });

  it('has a sound ledger of a year, which ends before now', async () => {
    expect(await selfCheck(api.db)).toMatchObject({ ok: true });
    const { rows } = await sql<{ first: Date; last: Date; n: number }>`
      select min(created_at) as first, max(created_at) as last, count(*) as n from ledger_entries`.execute(
      api.db,
    );
    const year = rows[0];
    expect(year?.n).toBeGreaterThan(5_000);
    expect(Date.now() - (year?.first.getTime() ?? 0)).toBeGreaterThan(350 * 86_400_000);
    expect(year?.last.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('keeps the tokens of each charge and the price that they make', async () => {
    const { rows } = await sql<{ priced: number; wrong: number }>`
      select count(*) as priced, count(*) filter (where
        c.amount <> round(c.base_amount * c.correction_multiplier * c.tier_multiplier, 10)
        or c.base_amount is distinct from
          round((c.input_tokens * c.input_price + c.output_tokens * c.output_price) / 1000000, 10)
        or c.input_tokens = 0 or not exists (
          select from ledger_postings p where p.entry_id = c.entry_id and p.payer_id = c.payer_id and p.amount = -c.amount
        )) as wrong
      from model_charges c`.execute(api.db);
    expect(rows[0]).toEqual({ priced: expect.any(Number), wrong: 0 });
    expect(rows[0]?.priced).toBeGreaterThan(5_000);
  });

  it('lets every account sign in with the one password', async () => {
    for (const { name } of DEMO_ACCOUNTS) {
      const answer = await api
        .visitor()
        .post('/auth/sign-in', { email: `${name}@${DEMO_DOMAIN}`, password: DEMO_PASSWORD });
      expect({ name, status: answer.status }).toEqual({ name, status: 200 });
    }
  });

  it('gives each account the rights of product §22.1', async () => {
    const held = async (name: string) => {
      const rows = await api.db
        .selectFrom('users as u')
        .innerJoin('role_permissions as p', 'p.role_id', 'u.role_id')
        .select('p.permission')
        .where('u.email', '=', `${name}@${DEMO_DOMAIN}`)
        .execute();
      return rows.map(({ permission }) => permission).sort();
    };
    for (const name of ['admin', 'admin2']) expect(await held(name)).toEqual([...PERMISSIONS].sort());
    expect(await held('finance')).toEqual(['payment_request:manage', 'rate_correction:manage']);
    expect(await held('director')).toEqual([...COMPANY_PERMISSIONS].sort());
    expect(await held('employee')).toEqual([]);
  });

  it('shows every type of transaction, every status of a request and every sort of promo request', async () => {
    const values = async (table: string, column: string) => {
      const { rows } = await sql<{ value: string }>`
        select distinct ${sql.ref(column)} as value from ${sql.table(table)} order by 1`.execute(api.db);
      return rows.map(({ value }) => value);
    };
    expect(await values('ledger_entries', 'kind')).toEqual([
      'adjustment',
      'bonus',
      'charge',
      'refund',
      'reversal',
      'topup',
    ]);
    expect(await values('payment_requests', 'status')).toEqual([
      'cancelled',
      'expired',
      'failed',
      'paid',
      'pending',
      'processing',
      'refunded',
      'rejected',
    ]);
    expect(await values('promo_requests', 'status')).toEqual(['flagged', 'granted', 'rejected']);
    const { rows } = await sql`select from promo_clusters where requests > 40`.execute(api.db);
    expect(rows).toHaveLength(2);
  });

  async function asAdmin() {
    const client = api.visitor();
    await client.post('/auth/sign-in', { email: `admin@${DEMO_DOMAIN}`, password: DEMO_PASSWORD });
    return client;
  }

  it('charges nobody for a model that their roles close: a replay of the saved rules refuses nothing', async () => {
    const admin = await asAdmin();
    const { items } = (await admin.get('/roles?limit=200')).read<{
      items: { role_id: string; role_name: string; permissions: string[] }[];
    }>();
    const replays = await Promise.all(
      items.map(async ({ role_id, role_name, permissions }) => {
        const answer = await admin.post('/permissions/dynamic/replay', { role_id, permissions, days: 90 });
        const { charges, refused, refused_by_edit } = answer.read<{
          charges: number;
          refused: number;
          refused_by_edit: number;
        }>();
        return { role_name, charges, refused, refused_by_edit };
      }),
    );
    expect(replays.filter(({ refused, refused_by_edit }) => refused !== 0 || refused_by_edit !== 0)).toEqual(
      [],
    );
    const { rows: ofSwitchedOff } = await sql`select distinct c.model_id from model_charges c
      join models m on m.id = c.model_id where not m.enabled`.execute(api.db);
    expect(ofSwitchedOff).toEqual([]);
    const { rows: tiers } =
      await sql`select distinct tier from model_charges where tier_multiplier < 1`.execute(api.db);
    expect(tiers).not.toEqual([]);
    for (const name of ['Партнёр', 'Тестировщик', 'Аналитик'])
      expect({
        name,
        charges: replays.some(({ role_name, charges }) => role_name === name && charges > 0),
      }).toEqual({ name, charges: true });
  });

  it('has each charge priced by the correction of its moment: the impact of one in force is nothing', async () => {
    const { rows } = await sql<{ id: string; reason: string }>`select id, reason from rate_corrections
      where is_active and valid_to is null and valid_from < ${MOMENT}::timestamptz - interval '31 days'
      order by number`.execute(api.db);
    const admin = await asAdmin();
    const impacts = await Promise.all(
      rows.map(async ({ id, reason }) => {
        const answer = await admin.get(`/rate-corrections/${id}/impact`);
        const { charges, difference } = answer.read<{ charges: number; difference: string }>();
        return { reason, difference, hasCharges: charges > 0 };
      }),
    );
    expect(impacts.map(({ reason, difference }) => ({ reason, difference }))).toEqual(
      rows.map(({ reason }) => ({ reason, difference: '0.00' })),
    );
    expect(impacts.find(({ reason }) => reason.includes('Вектор'))?.hasCharges).toBe(true);
    const { rows: strays } = await sql`select c.request_key, r.number from model_charges c
      join rate_corrections r on r.id = c.correction_id
      where c.created_at < r.valid_from or c.created_at >= least(r.valid_to, r.deactivated_at)`.execute(
      api.db,
    );
    expect(strays).toEqual([]);
  });

  it('has people of a company near and above their caps, some without, and one who is suspended', async () => {
    const { rows } = await sql<{ name: string; share: number | null; suspended: boolean }>`
      select split_part(u.email, '@', 1) as name, m.suspended_role_id is not null as suspended,
        round(100 * ledger_month_spent(p.id, u.id, ${MOMENT}) / m.monthly_cap)::integer as share
      from company_members m join users u on u.id = m.user_id join payers p on p.company_id = m.company_id
        join companies c on c.id = m.company_id where c.name = 'ООО «Вектор»' order by u.email`.execute(
      api.db,
    );
    const share = (name: string) => rows.find((row) => row.name === name)?.share ?? 0;
    expect(share('employee')).toBeGreaterThan(81);
    expect(share('employee')).toBeLessThan(90);
    expect(share('person03')).toBeGreaterThan(100);
    expect(rows.filter((row) => row.share === null).length).toBeGreaterThan(2);
    expect(rows.filter(({ suspended }) => suspended).map(({ name }) => name)).toEqual(['person06']);
  });

  it('has a company that a transfer from its account has verified, and one that nothing has', async () => {
    const admin = api.visitor();
    await admin.post('/auth/sign-in', { email: `admin@${DEMO_DOMAIN}`, password: DEMO_PASSWORD });
    const { items } = (await admin.get('/admin/companies?sort=name')).read<{
      items: { id: string; name: string; is_verified: boolean }[];
    }>();
    expect(items.map(({ name, is_verified }) => [name, is_verified])).toEqual([
      ['АО «Полюс-Дата»', false],
      ['ООО «Вектор»', true],
    ]);
    const vector = items.find(({ is_verified }) => is_verified)?.id;
    expect((await admin.get(`/admin/companies/${vector}/verification`)).data).toMatchObject({
      verified_by: { kind: 'transfer' },
    });
  });

  it('tells the history of a company', async () => {
    const { rows } = await sql<{
      action: string;
    }>`select a.action from audit_log a join companies c on c.id::text = a.entity_id
      where a.entity_type = 'company' and c.name = 'ООО «Вектор»' group by 1 order by 1`.execute(api.db);
    expect(rows.map(({ action }) => action)).toEqual([
      'company.bank_details',
      'company.create',
      'company.update',
      'company.user_role',
      'company.user_update',
    ]);
  });

  it('has invitations of every state, and letters whose links say so', async () => {
    for (const [kind, holder] of [
      ['group', 'owner'],
      ['company', 'director'],
    ] as const) {
      const visitor = api.visitor();
      const states: string[] = [];
      for (const text of await lettersOf(kind)) {
        const secret = /accept\?token=(\S+)/.exec(text)?.[1];
        const opened = await visitor.get(`/${kind}/invitations/${secret}`);
        states.push(opened.read<{ state: string }>().state);
        expect(opened.data).toMatchObject({ proves_email: true });
      }
      expect(states).toEqual(kind === 'group' ? ['expired', 'pending', 'pending'] : ['pending']);
      const { rows } = await sql<{ status: string }>`
        select distinct case when i.status = 'pending' and i.expires_at < now() then 'expired' else i.status end as status
        from invitations i join users u on u.id = i.invited_by
        where u.email = ${`${holder}@${DEMO_DOMAIN}`} order by 1`.execute(api.db);
      expect(rows.map(({ status }) => status)).toEqual([
        'accepted',
        'declined',
        'expired',
        'pending',
        'revoked',
      ]);
    }
  });

  async function lettersOf(kind: string): Promise<string[]> {
    const { rows } = await sql<{ body_text: string }>`
      select body_text from outbox where kind = ${`${kind}-invitation`} order by id`.execute(api.db);
    return rows.map(({ body_text }) => body_text);
  }

  it('tells the life of each request in its history, in the order of time', async () => {
    const { rows } = await sql`
      select request_id from (
        select request_id, at < lag(at) over (partition by request_id order by id) as is_back,
          from_status is distinct from lag(to_status) over (partition by request_id order by id) as is_broken
        from payment_request_history) steps
      where is_back or is_broken`.execute(api.db);
    expect(rows).toEqual([]);
  });

  it('numbers the requests of people in the order of time', async () => {
    const { rows } = await sql`
      select number from (
        select number, created_at < lag(created_at) over (order by number) as is_back
        from payment_requests where created_at < now() - interval '1 hour') requests where is_back`.execute(
      api.db,
    );
    expect(rows).toEqual([]);
  });

  it('has nobody move their own invoice, and a transfer and a person behind each paid one', async () => {
    const { rows } = await sql`
      select r.number from payment_requests r join payment_request_history h on h.request_id = r.id
      where r.method = 'invoice' and (
        (h.to_status in ('processing', 'paid', 'rejected', 'refunded') and h.actor_id = r.user_id)
        or (h.to_status = 'paid' and (h.actor_id is null or r.bank_reference is null or r.paid_on is null
          or coalesce(r.payer_account, r.payer_inn) is null)))`.execute(api.db);
    expect(rows).toEqual([]);
  });

  it('has a member close to the cap, one past it and some without', async () => {
    expectCaps(await sharesAt(api.db, MOMENT));
  });

  it('has a group that is offered to a member who can sign in, and is still the owner’s', async () => {
    const client = api.visitor();
    await client.post('/auth/sign-in', { email: member, password: DEMO_PASSWORD });
    expect((await client.get('/group/me')).data).toMatchObject({
      name: GROUPS[0],
      owner: { display_name: 'Мария Северова' },
      is_owner: false,
      transfer_offer: { to_display_name: 'Пётр Лисицын' },
    });
  });

  async function signedInAs(name: string) {
    const client = api.visitor();
    await client.post('/auth/sign-in', { email: `${name}@${DEMO_DOMAIN}`, password: DEMO_PASSWORD });
    return client;
  }
  const waitingFor = async (name: string) =>
    (await (await signedInAs(name)).get('/admin/proposals?sort=created_at&status=pending')).read<{
      items: { id: string; kind: string; obstacle: string | null; actions: { confirm: boolean } }[];
    }>().items;
  const confirmable = async (name: string) =>
    (await waitingFor(name))
      .filter(({ actions, obstacle }) => actions.confirm && obstacle === null)
      .map(({ kind }) => kind);

  it('has what waits for each of two administrators, whom the other one has asked', async () => {
    expect(await waitingFor('admin')).toMatchObject([
      { kind: 'funds', amount: '150000.00', proposed_by: { display_name: 'Вера Климова' } },
      { kind: 'staff_role', obstacle: 'author', person: { display_name: 'Глеб Баранов' } },
      { kind: 'credit_limit', limit: { before: '0.00', after: '200000.00' } },
    ]);
    expect(await confirmable('admin')).toEqual(['funds', 'credit_limit']);
    expect(await confirmable('admin2')).toEqual(['staff_role']);
  });

  it('has staff whose rights are old, so that everybody is a second person for everybody else', async () => {
    const staff = sql`(select u.id, u.email, p.permission from users u join role_permissions p on p.role_id = u.role_id
      where p.permission = any (${STAFF_PERMISSIONS}::text[]))`;
    const { rows } = await sql<{ email: string; other: string; obstacle: string }>`
      select one.email, other.email as other, second_obstacle(one.id, one.permission, other.id, ${MOMENT}) as obstacle
      from ${staff} one join ${staff} other on other.permission = one.permission and other.id <> one.id`.execute(
      api.db,
    );
    expect(rows.length).toBeGreaterThan(STAFF_PERMISSIONS.length);
    expect(rows.filter(({ obstacle }) => obstacle !== null)).toEqual([]);
    expect(new Set(rows.map(({ email }) => email.split('@')[0]))).toEqual(
      new Set(['admin', 'admin2', 'finance']),
    );
    const { rows: given } = await sql<{ email: string; giver: string | null; second: string | null }>`
      select u.email, g.email as giver, c.email as second from grants t join users u on u.id = t.user_id
        left join users g on g.id = t.given_by left join users c on c.id = t.confirmed_by
      where t.kind = 'permission' group by 1, 2, 3 order by 1`.execute(api.db);
    const at = (name: string) => `${name}@${DEMO_DOMAIN}`;
    expect(given).toEqual([
      { email: at('admin2'), giver: at('admin'), second: null },
      { email: at('finance'), giver: at('admin'), second: at('admin2') },
    ]);
  });

  it('names the correction in every row of the log about one, in the order of time', async () => {
    const { rows } = await sql<{ action: string; number: number | null }>`
      select l.action, c.number from audit_log l left join rate_corrections c on c.id::text = l.entity_id
      where l.entity_type = 'rate_correction' order by l.seq`.execute(api.db);
    expect(rows.map(({ action }) => action).sort()).toEqual([
      ...Array.from({ length: 7 }, () => 'rate_correction.create'),
      'rate_correction.deactivate',
    ]);
    expect(rows.filter(({ number }) => number === null)).toEqual([]);
    const { rows: jumps } = await sql`
      select seq from (select seq, created_at, lag(created_at) over (order by seq) as before
        from audit_log where entity_type in ('rate_correction', 'model', 'role')) l
      where created_at < before`.execute(api.db);
    expect(jumps).toEqual([]);
  });

  it('has a role for a person that the second administrator really gives', async () => {
    const [proposal] = (await waitingFor('admin2')).filter(({ kind }) => kind === 'staff_role');
    const second = await signedInAs('admin2');
    const confirmed = await second.post(`/admin/proposals/${proposal?.id}/confirm`);
    expect(confirmed.data).toMatchObject({
      status: 'confirmed',
      decided_by: { display_name: 'Вера Климова' },
    });
    const { rows } = await sql`select r.name from users u join roles r on r.id = u.role_id
      where u.email = ${`person26@${DEMO_DOMAIN}`}`.execute(api.db);
    expect(rows).toEqual([{ name: 'Финансы' }]);
  });

  it('has an unbroken chain of audit rows', async () => {
    const { rows } = await sql<{ broken: number | null }>`select audit_log_broken_at() as broken`.execute(
      api.db,
    );
    expect(rows).toEqual([{ broken: null }]);
  });
});

describe.each(anyDatabase)('the history of the demonstration on $name', (database) => {
  const hasher = createArgon2Hasher();
  const SUNDAY = new Date('2026-03-08T20:30:00.000Z');

  it('written at the beginning of a week serves its end, and only once', async () => {
    const [early, late] = [await database.open(), await database.open()];
    const overTheWeek = async () => {
      await seedHistory(early.db, { hasher, now: WEEK });
      await seedHistory(early.db, { hasher, now: SUNDAY });
      expect(await isSeeded(early.db)).toBe(true);
      expect(await seedDemo(early.db, { hasher, now: SUNDAY })).toBe(true);
      expect(await seedDemo(early.db, { hasher, now: SUNDAY })).toBe(false);
    };
    await Promise.all([overTheWeek(), seedDemo(late.db, { hasher, now: SUNDAY })]);
    expect(await digestOf(early.db)).toEqual(await digestOf(late.db));
    expect(await selfCheck(early.db)).toMatchObject({ ok: true });
    await Promise.all([early.close(), late.close()]);
  }, 120_000);

  it('fits the caps to a month that has just begun', async () => {
    const connection = await database.open();
    const now = new Date('2026-02-28T21:00:10.000Z');
    await seedDemo(connection.db, { hasher, now });
    const { rows } = await sql<{ share: number }>`
      select round(100 * ledger_month_spent(p.id, u.id, ${now}) / m.monthly_cap)::integer as share
      from company_members m join users u on u.id = m.user_id join payers p on p.company_id = m.company_id
      where u.email = ${`employee@${DEMO_DOMAIN}`}`.execute(connection.db);
    expect(rows).toEqual([{ share: 85 }]);
    expectCaps(await sharesAt(connection.db, now));
    expect(await selfCheck(connection.db)).toMatchObject({ ok: true });
    await connection.close();
  }, 120_000);

  it('left by an image of another week is lived on from its own', async () => {
    const connection = await database.open();
    await seedHistory(connection.db, { hasher, now: WEEK });
    const muchLater = new Date(SUNDAY.getTime() + 14 * 86_400_000);
    expect(await seedDemo(connection.db, { hasher, now: muchLater })).toBe(true);
    const { rows } = await sql<{ fresh: number }>`select count(*) as fresh from ledger_entries
      where created_at between ${muchLater}::timestamptz - interval '3 days' and ${muchLater}`.execute(
      connection.db,
    );
    expect(rows[0]?.fresh).toBeGreaterThan(10);
    expect(await selfCheck(connection.db)).toMatchObject({ ok: true });
    await connection.close();
  }, 120_000);
});
