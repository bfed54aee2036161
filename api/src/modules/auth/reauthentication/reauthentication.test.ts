import { PERMISSIONS } from '@cabinet/access/permissions';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { inTransaction, uuidv7 } from '#db/index.ts';
import { anyDatabase, describeOnPostgres } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { TestClient } from '#test/test-client.ts';
import { addPasskey, removeOnceProved, signInByPasskey, totpFor, typePassword } from '#test/test-factors.ts';
import { lettersTo } from '#test/test-letters.ts';
import { userWith } from '#test/test-payers.ts';
import { PASSWORD } from '#test/test-users.ts';

const OTHER_FINGERPRINT = `${'b2'.repeat(32)}-0f1e`;
const TOLD = { status: 403, code: 'AUTH.010', message: 'Подтвердите, что это вы' };

interface Window {
  readonly ends_at: string | null;
  readonly methods: readonly string[];
}

describe.each(anyDatabase)('proving again who one is, over $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;
  let payerId: string;

  beforeEach(async () => {
    admin = await api.signedIn({ permissions: [...PERMISSIONS] });
    ({ payerId } = await userWith(api, '0'));
  });

  /** Something grave, and whether it was done. */
  const addFunds = (by: TestClient, headers: Record<string, string | undefined> = {}) =>
    by.post(
      '/admin/payers/add-funds',
      { payer_id: payerId, amount: '10', reason: 'Возврат', document: 'Акт 7' },
      { 'idempotency-key': uuidv7(), ...headers },
    );
  const balance = async () => {
    const { rows } = await sql<{ balance: string }>`
      select balance::float8::text as balance from payer_balances where payer_id = ${payerId}`.execute(
      api.db,
    );
    return rows[0]?.balance;
  };
  const windowOf = async (by: TestClient) => (await by.get('/auth/reauthentication')).read<Window>();
  const confirm = (by: TestClient, password = PASSWORD) =>
    by.post('/auth/reauthentication/password', { password });
  /** Lets time pass in the sessions of a person: since the proof, and since it was last asked for. */
  const age = (by: SignedIn, confirmed: string, used = confirmed) =>
    sql`update sessions set confirmed_at = now() - ${confirmed}::interval,
      confirmation_used_at = now() - ${used}::interval where user_id = ${by.userId}`.execute(api.db);
  /** Another browser with some of the cookies. */
  function stolen(from: TestClient, ...names: string[]): TestClient {
    const thief = new TestClient(api.app, '203.0.113.7');
    for (const name of names) thief.cookies.set(name, from.cookies.get(name) ?? '');
    return thief;
  }
  const rowsOf = (action: 'auth.reauthenticate' | 'auth.reauthenticate_refused', by: SignedIn) =>
    api.db
      .selectFrom('audit_log')
      .select(['after'])
      .where('action', '=', action)
      .where('actor_id', '=', by.userId)
      .execute();

  it('is not asked after a sign-in, which tells until when', async () => {
    expect((await addFunds(admin)).status).toBe(200);
    const { ends_at: end, methods } = await windowOf(admin);
    expect(methods).toEqual(['password']);
    expect(Date.parse(end ?? '') - Date.now()).toBeGreaterThan(14 * 60_000);
    expect(Date.parse(end ?? '') - Date.now()).toBeLessThan(16 * 60_000);
  });

  it('is asked 15 minutes after the last time, and two hours after the proof', async () => {
    await age(admin, '16 minutes');
    expect(await addFunds(admin)).toMatchObject({ ...TOLD, details: { methods: ['password'] } });
    await age(admin, '119 minutes', '14 minutes');
    expect((await addFunds(admin)).status).toBe(200);
    // The end comes after two hours, not 15 minutes after this use.
    const left = Date.parse((await windowOf(admin)).ends_at ?? '') - Date.now();
    expect(left).toBeLessThan(61_000);
    await age(admin, '121 minutes', '0 minutes');
    expect(await addFunds(admin)).toMatchObject(TOLD);
    expect(await windowOf(admin)).toEqual({ ends_at: null, methods: ['password'] });
  });

  it('is put off by what is grave, noted once a minute, and by nothing else', async () => {
    const used = async () => {
      const { rows } = await sql<{
        seconds: number;
      }>`select extract(epoch from now() - confirmation_used_at)::float8
        as seconds from sessions where user_id = ${admin.userId}`.execute(api.db);
      return Math.round((rows[0]?.seconds ?? 0) / 10) * 10;
    };
    await age(admin, '14 minutes');
    await admin.get('/users/me');
    await admin.patch('/users/me/theme', { theme: 'dark' });
    await admin.patch('/users/0', { display_name: 'Мария' });
    expect(await used()).toBe(840);
    await admin.patch('/users/0', { phone: '+79990000000' });
    expect(await used()).toBe(0);
    await age(admin, '50 seconds');
    await addFunds(admin);
    expect(await used()).toBe(50);
  });

  it('lets the same call with the same key go on, once', async () => {
    await age(admin, '16 minutes');
    const key = { 'idempotency-key': uuidv7() };
    expect(await addFunds(admin, key)).toMatchObject(TOLD);
    expect(await balance()).toBe('0');
    expect(await confirm(admin)).toMatchObject({
      status: 200,
      data: { ends_at: expect.any(String), methods: ['password'] },
    });
    expect((await addFunds(admin, key)).status).toBe(200);
    expect((await addFunds(admin, key)).status).toBe(200);
    expect(await balance()).toBe('10');
    expect(await rowsOf('auth.reauthenticate', admin)).toEqual([
      { after: { method: 'password', new_device: false } },
    ]);
  });

  it('holds for every tab of the browser, and for no other session of the person', async () => {
    const [tab, other] = [stolen(admin, ...admin.cookies.keys()), api.visitor()];
    await other.post('/auth/sign-in', { email: admin.email, password: PASSWORD });
    await age(admin, '16 minutes');
    await confirm(admin);
    expect((await addFunds(tab)).status).toBe(200);
    expect(await addFunds(other)).toMatchObject(TOLD);
    await admin.delete('/auth/reauthentication');
    expect(await addFunds(tab)).toMatchObject(TOLD);
  });

  it.each([
    ['without the device’s cookie', ['cabinet_session'], {}],
    [
      'with another fingerprint',
      ['cabinet_session', 'cabinet_device'],
      { 'x-security-check': OTHER_FINGERPRINT },
    ],
    ['without a fingerprint', ['cabinet_session', 'cabinet_device'], { 'x-security-check': undefined }],
  ])('is asked of a stolen session %s', async (_what, cookies, headers) => {
    const thief = stolen(admin, ...cookies);
    expect((await thief.get('/users/me/sessions', headers)).status).toBe(200);
    expect(await addFunds(thief, headers)).toMatchObject(TOLD);
    expect(await thief.post('/auth/reauthentication/password', { password: 'guess' }, headers)).toMatchObject(
      {
        status: 400,
        code: 'VAL.002',
      },
    );
    expect(await addFunds(thief, headers)).toMatchObject(TOLD);
    expect((await addFunds(admin)).status).toBe(200);
  });

  it('binds what was proved to the device where it was, and a letter tells of one that was not known', async () => {
    const moved = stolen(admin, 'cabinet_session');
    expect((await confirm(moved)).status).toBe(200);
    expect((await addFunds(moved)).status).toBe(200);
    expect(await addFunds(admin)).toMatchObject(TOLD);
    expect(await lettersTo(api.db, admin.email, 'new-device')).toHaveLength(1);
  });

  it('may be without a fingerprint from the sign-in on', async () => {
    const client = api.visitor();
    const bare = { 'x-security-check': undefined };
    await client.post('/auth/sign-in', { email: admin.email, password: PASSWORD }, bare);
    expect((await addFunds(client, bare)).status).toBe(200);
    expect(await addFunds(client)).toMatchObject(TOLD);
  });

  it('refuses a wrong password as a wrong field, counts it with all others of the person, and notes it', async () => {
    const limited = await api.signedIn();
    await age(limited, '16 minutes');
    const wrong = await confirm(limited, 'wrong');
    expect(wrong).toMatchObject({
      status: 400,
      code: 'VAL.002',
      details: { fields: { password: 'Неверный пароль' } },
    });
    expect(await windowOf(limited)).toMatchObject({ ends_at: null });
    await sql`update rate_limits set hits = 1000 where bucket = ${`password:user:${limited.userId}`}`.execute(
      api.db,
    );
    expect(await confirm(limited)).toMatchObject({ status: 429, code: 'RATE.001' });
    await api.app.laterWorkDone();
    expect(await rowsOf('auth.reauthenticate_refused', limited)).toEqual([
      { after: { method: 'password', tries: 1, is_limited: false } },
    ]);
  });

  it('ends for the other sessions when the password changes, and does not outlive its session', async () => {
    const other = api.visitor();
    await other.post('/auth/sign-in', { email: admin.email, password: PASSWORD });
    const changed = await admin.post('/users/me/password', {
      current_password: PASSWORD,
      new_password: 'Long-enough-7-words',
    });
    expect(changed.status).toBe(200);
    expect((await addFunds(other)).code).toBe('AUTH.002');
    expect(
      (await other.post('/auth/reauthentication/password', { password: 'Long-enough-7-words' })).code,
    ).toBe('AUTH.002');
    expect((await addFunds(admin)).status).toBe(200);
  });

  it('gives nothing back to somebody whose role is lost meanwhile', async () => {
    await age(admin, '16 minutes');
    expect(await addFunds(admin)).toMatchObject(TOLD);
    await sql`update users set role_id = (select id from roles where key = 'user') where id = ${admin.userId}`.execute(
      api.db,
    );
    await confirm(admin);
    expect(await addFunds(admin)).toMatchObject({ status: 403, code: 'AUTH.003' });
    expect(await balance()).toBe('0');
  });

  it('does not come back by a use that is noted after the end', async () => {
    await age(admin, '3 minutes');
    await Promise.all([addFunds(admin), admin.delete('/auth/reauthentication'), addFunds(admin)]);
    expect(await addFunds(admin)).toMatchObject(TOLD);
  });

  describe('with a second factor', () => {
    interface Asked {
      readonly challenge: string;
      readonly rp_id: string;
      readonly credential_ids: string[];
    }
    const prove = (by: TestClient, way: 'passkey' | 'totp', body: object) =>
      by.post(`/auth/reauthentication/${way}`, body);
    const challenge = async (by: TestClient) =>
      (await by.post('/auth/reauthentication/challenge')).read<Asked>();
    const REFUSED = { status: 400, code: 'AUTH.006' };
    const NO_WAY = { status: 409, code: 'RES.003' };

    it('takes the code of the app, once, and no password', async () => {
      const { code } = await totpFor(api, admin);
      await age(admin, '16 minutes');
      expect(await addFunds(admin)).toMatchObject({ ...TOLD, details: { methods: ['totp'] } });
      expect(await confirm(admin)).toMatchObject(NO_WAY);
      expect(await admin.post('/auth/reauthentication/challenge')).toMatchObject(NO_WAY);
      expect(await prove(admin, 'totp', { code: code(-5) })).toMatchObject(REFUSED);
      expect(await addFunds(admin)).toMatchObject(TOLD);
      const right = code();
      expect(await prove(admin, 'totp', { code: right })).toMatchObject({
        status: 200,
        data: { methods: ['totp'] },
      });
      expect((await addFunds(admin)).status).toBe(200);
      expect(await prove(admin, 'totp', { code: right })).toMatchObject(REFUSED);
      expect(await rowsOf('auth.reauthenticate', admin)).toEqual([
        { after: { method: 'totp', new_device: false } },
      ]);
    });

    it('takes a passkey of the person over a challenge of the session, once', async () => {
      const { authenticator } = await addPasskey(admin);
      const other = await api.signedIn({ permissions: [...PERMISSIONS] });
      const { authenticator: foreign } = await addPasskey(other);
      const second = api.visitor();
      await signInByPasskey(second, authenticator);
      await age(admin, '16 minutes');
      expect(await addFunds(admin)).toMatchObject({ ...TOLD, details: { methods: ['passkey'] } });
      const asked = await challenge(admin);
      expect(asked.credential_ids).toEqual([authenticator.id]);
      const elsewhere = [
        authenticator.sign((await admin.post('/auth/passkeys/challenge')).read<Asked>()),
        authenticator.sign((await admin.post('/users/me/passkeys/challenge')).read<Asked>()),
        authenticator.sign(await challenge(second)),
        authenticator.sign(asked, { isVerified: false }),
        foreign.sign(asked),
      ];
      for (const assertion of elsewhere)
        expect(await prove(admin, 'passkey', assertion)).toMatchObject(REFUSED);
      expect(await addFunds(admin)).toMatchObject(TOLD);
      const assertion = authenticator.sign(asked);
      expect(await prove(second, 'passkey', assertion)).toMatchObject(REFUSED);
      expect((await prove(admin, 'passkey', assertion)).status).toBe(200);
      expect((await addFunds(admin)).status).toBe(200);
      expect(await prove(admin, 'passkey', assertion)).toMatchObject(REFUSED);
      // What proves somebody here signs nobody in.
      expect(
        await api.visitor().post('/auth/passkeys/sign-in', authenticator.sign(await challenge(admin))),
      ).toMatchObject(REFUSED);
    });

    it('takes no passkey that is taken away while it is looked at', async () => {
      const { authenticator } = await addPasskey(admin);
      await addPasskey(admin);
      await age(admin, '16 minutes');
      const assertion = authenticator.sign(await challenge(admin));
      await removeOnceProved(api, authenticator);
      expect(await prove(admin, 'passkey', assertion)).toMatchObject(REFUSED);
      expect(await addFunds(admin)).toMatchObject(TOLD);
    });

    it('names the strongest way first, and never a recovery code', async () => {
      await totpFor(api, admin);
      await addPasskey(admin);
      await age(admin, '16 minutes');
      expect((await addFunds(admin)).details.methods).toEqual(['passkey', 'totp']);
      expect((await windowOf(admin)).methods).toEqual(['passkey', 'totp']);
    });

    it('is no longer proved by the password for other sessions once it is there', async () => {
      const other = api.visitor();
      await other.post('/auth/sign-in', { email: admin.email, password: PASSWORD });
      await totpFor(api, admin);
      expect(await addFunds(other)).toMatchObject({ ...TOLD, details: { methods: ['totp'] } });
      expect((await addFunds(admin)).status).toBe(200);
    });

    it('is opened by a sign-in with a recovery code, and by nothing else of one', async () => {
      const { recoveryCodes } = await totpFor(api, admin);
      const browser = await typePassword(api.visitor(), admin.email);
      expect((await browser.post('/auth/sign-in/recovery-code', { code: recoveryCodes[0] })).status).toBe(
        200,
      );
      expect((await addFunds(browser)).status).toBe(200);
      await age(admin, '16 minutes');
      expect(await prove(browser, 'totp', { code: recoveryCodes[1] ?? '' })).toMatchObject({
        status: 400,
        code: 'VAL.003',
      });
    });

    it('is guessed no more often than at a sign-in, and elsewhere without locking the person out', async () => {
      const guarded = await totpFor(api, admin);
      await age(admin, '16 minutes');
      const thief = stolen(admin, 'cabinet_session');
      await sql`update rate_limits set hits = 0`.execute(api.db);
      expect(await prove(thief, 'totp', { code: guarded.code(-9) })).toMatchObject(REFUSED);
      await sql`update rate_limits set hits = 100000
        where bucket = ${`second-factor:person:${admin.userId}`}`.execute(api.db);
      expect(await prove(thief, 'totp', { code: guarded.code() })).toMatchObject({
        status: 429,
        code: 'RATE.001',
      });
      expect((await prove(admin, 'totp', { code: guarded.code() })).status).toBe(200);
    });
  });
});

describeOnPostgres('proving again who one is on $name', (database) => {
  const api = useTestApi(database);

  it('keeps nobody from hashing while it waits for the row of its person', async () => {
    const people = await Promise.all([1, 2, 3].map(() => api.signedIn()));
    const [one, two, third] = people.map(
      (person) => () => person.post('/auth/reauthentication/password', { password: PASSWORD }),
    );
    const held = await inTransaction(api.db, async (trx) => {
      await sql`select from users where id <> ${people[2]?.userId} for update`.execute(trx);
      const answers = [one?.(), two?.()];
      for (let waiting = 0; waiting < 2; ) {
        await sql`select pg_stat_clear_snapshot()`.execute(trx);
        const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(trx);
        waiting = rows[0]?.count ?? 0;
      }
      expect((await third?.())?.status).toBe(200);
      return answers;
    });
    expect((await Promise.all(held)).map((answer) => answer?.status)).toEqual([200, 200]);
  });
});
