import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { inTransaction, openPostgres } from '#db/index.ts';
import { runNextJob } from '#lib/background-jobs/runner.ts';
import { topUp } from '#lib/ledger/index.ts';
import { createPostgresDatabase, describeOnPostgres, dropPostgresDatabase } from '#test/databases.ts';
import { raceRounds } from '#test/scope.ts';
import { createTestApiOver, type SignedIn, type TestApi } from '#test/test-api.ts';
import type { Answer } from '#test/test-client.ts';
import { lettersTo } from '#test/test-letters.ts';
import { payerOf } from '#test/test-payers.ts';
import { createUser, ROLES } from '#test/test-users.ts';
import { together } from '#test/together.ts';
import { countWaiting } from '#test/while-locked.ts';
import { bulkUsersJob } from './bulk-job.ts';

const ROUNDS = raceRounds(15);
const KEEPER = ['user:manage', 'role:manage', 'group:view_transactions', 'group:view_payment_requests'];

describeOnPostgres('two administrators against each other on $name', () => {
  let url: string;
  let api: TestApi;
  /** Another process of the API over the same database. */
  let twin: TestApi;
  beforeAll(async () => {
    url = await createPostgresDatabase();
    api = await createTestApiOver(openPostgres({ url, poolSize: 10 }));
    twin = await createTestApiOver(openPostgres({ url, poolSize: 10 }));
  });
  afterAll(async () => {
    await twin.close();
    await api.close();
    await dropPostgresDatabase(url);
  });

  const told = (answers: readonly Answer[]) => answers.map(({ status, code }) => code || status);
  const holders = async (permission: string) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from users u join role_permissions p on p.role_id = u.role_id
      where p.permission = ${permission} and u.is_active and u.deleted_at is null`.execute(api.db);
    return rows[0]?.n;
  };
  /** Switches everybody else off, so that nobody is left who could help. */
  const two = async (): Promise<[SignedIn, SignedIn]> => {
    await sql`update users set is_active = false`.execute(api.db);
    return [await api.signedIn({ permissions: KEEPER }), await twin.signedIn({ permissions: KEEPER })];
  };
  const at = (person: SignedIn, more = '') => `/admin/users/${person.userId}${more}`;
  const ways: [string, (by: SignedIn, person: SignedIn) => Promise<Answer>][] = [
    ['switch off', (by, person) => by.post(at(person, '/deactivate'), {})],
    ['delete', (by, person) => by.delete(at(person))],
    ['demote', (by, person) => by.post(`/roles/${ROLES.user}/assign`, { userId: person.userId })],
  ];
  const pairs = ways.flatMap((one) => ways.map((other) => [one[0], other[0], one[1], other[1]] as const));

  it('a deletion waits for money on its way, and the log says what was left behind it', async () => {
    const [keeper] = await two();
    const person = await api.signedIn();
    const payerId = await payerOf(api, 'user_id', person.userId);
    let deleted: Promise<Answer> | undefined;
    const onlooker = await api.connection.pool.connect();
    await inTransaction(api.db, async (trx) => {
      await topUp(trx, { payerId, amount: '50', by: 'bank' });
      deleted = keeper.delete(at(person));
      // Without a lock nobody ever waits: the test ends all the same, and sees the sum.
      for (const end = Date.now() + 3000; Date.now() < end; ) if ((await countWaiting(onlooker)) > 0) break;
    });
    onlooker.release();
    expect((await deleted)?.status).toBe(200);
    const { rows } = await sql`select after ->> 'balance' as balance from audit_log
      where entity_id = ${person.userId} and action = 'user.delete'`.execute(api.db);
    expect(rows).toEqual([{ balance: '50.00' }]);
  });

  it.each(pairs)(
    'one can %s while the other can %s: one administrator stays',
    async (_a, _b, one, other) => {
      for (let round = 0; round < Math.ceil(ROUNDS / 3); round += 1) {
        const [first, second] = await two();
        const answers = await together(api, [() => one(first, second), () => other(second, first)]);
        expect(told(answers).filter((code) => code === 200)).toHaveLength(1);
        // The second one has lost their rights before or behind the gate, or is the last holder.
        expect(['RES.003', 'AUTH.003', 'AUTH.002']).toContain(told(answers).find((code) => code !== 200));
        for (const permission of ['user:manage', 'role:manage']) expect(await holders(permission)).toBe(1);
      }
    },
    60_000,
  );

  it('two jobs that switch everybody off leave whoever is last', async () => {
    const [first, second] = await two();
    const body = { action: 'deactivate', filter: { is_active: 'true' }, expected_count: 2 };
    await first.post('/admin/users/bulk', body);
    await second.post('/admin/users/bulk', body);
    const run = (of: TestApi) =>
      runNextJob({ db: of.db, jobs: [bulkUsersJob], takeOverMs: 60_000, onError: () => {} });
    await Promise.all([run(api), run(twin)]);
    expect(await holders('user:manage')).toBe(1);
  });

  it('edit one person: one wins, the other sees what stands there now', async () => {
    const [first, second] = await two();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, email } = await createUser(api.db, { displayName: 'Общий' });
      const { updated_at } = (await first.get(`/admin/users/${id}`)).read<{ updated_at: string }>();
      const save = (by: SignedIn, display_name: string) =>
        by.put(`/admin/users/${id}`, { email, display_name, updated_at });
      const answers = await together(api, [() => save(first, 'Первый'), () => save(second, 'Второй')]);
      expect(told(answers).sort()).toEqual([200, 'RES.002']);
      const [late] = answers.filter(({ code }) => code === 'RES.002');
      const won = answers.find(({ status }) => status === 200)?.read<{ display_name: string }>();
      expect(late?.details.current).toMatchObject({ display_name: won?.display_name });
    }
  });

  it('make one person of one e-mail, with one letter', async () => {
    const [first, second] = await two();
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = `race-${round}@people.example`;
      const make = (by: SignedIn) => by.post('/admin/users', { email, display_name: 'Один' });
      expect(told(await together(api, [() => make(first), () => make(second)])).sort()).toEqual([
        200,
        'RES.002',
      ]);
      expect(await lettersTo(api.db, email, 'first-password')).toHaveLength(1);
    }
  });

  it('open one link of a first password at once: one password is set', async () => {
    const [first] = await two();
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = `link-${round}@people.example`;
      await first.post('/admin/users', { email, display_name: 'Один' });
      const [letter = ''] = await lettersTo(api.db, email, 'first-password');
      const token = /token=([\w-]{43})/.exec(letter)?.[1];
      const set = (of: TestApi, password: string) =>
        of.visitor().post('/auth/first-password', { token, password });
      const answers = await together(api, [
        () => set(api, 'sea-Lantern-77-owl'),
        () => set(twin, 'sky-Lantern-77-owl'),
      ]);
      expect(told(answers).sort()).toEqual([200, 'RES.003']);
    }
  });

  it('open a link of a first password while its sender is switched off: whichever is first decides', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [first, sender] = await two();
      const email = `ended-${round}@people.example`;
      const person = await sender.post('/admin/users', { email, display_name: 'Один' });
      const { id } = person.read<{ id: string }>();
      const [letter = ''] = await lettersTo(api.db, email, 'first-password');
      const token = /token=([\w-]{43})/.exec(letter)?.[1];
      const [set, end] = await together(api, [
        () => twin.visitor().post('/auth/first-password', { token, password: 'sea-Lantern-77-owl' }),
        () => first.post(at(sender, '/deactivate'), {}),
      ]);
      const isSet = set.status === 200;
      expect(told([set, end])).toEqual([isSet ? 200 : 'RES.003', 200]);
      const { rows } = await sql<{ action: string }>`
        select action from audit_log where entity_id in (${id}, ${sender.userId})
          and action in ('auth.first_password', 'user.invite_end', 'user.deactivate') order by seq`.execute(
        api.db,
      );
      expect(rows.map(({ action }) => action)).toEqual([
        isSet ? 'auth.first_password' : 'user.invite_end',
        'user.deactivate',
      ]);
    }
  });

  it('work on one job at once: each person once', async () => {
    const [first] = await two();
    const ids: string[] = [];
    for (let n = 0; n < 40; n += 1) ids.push((await createUser(api.db, { isActive: false })).id);
    await first.post('/admin/users/bulk', { action: 'activate', ids, expected_count: 40 });
    const run = (of: TestApi) =>
      runNextJob({ db: of.db, jobs: [bulkUsersJob], takeOverMs: 60_000, onError: () => {} });
    await Promise.all([run(api), run(twin), run(api), run(twin)]);
    const { rows } = await sql<{ n: number; people: number }>`
      select count(*)::integer as n, count(distinct entity_id)::integer as people from audit_log
      where action = 'user.activate' and entity_id = any (${ids}::text[])`.execute(api.db);
    expect(rows).toEqual([{ n: 40, people: 40 }]);
  });
});
