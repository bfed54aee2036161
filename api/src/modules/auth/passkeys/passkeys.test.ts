import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { inTransaction } from '#db/index.ts';
import { hashSecret, newSecret } from '#lib/sessions/secret.ts';
import { Authenticator } from '#test/authenticator.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import {
  addPasskey,
  removeOnceProved,
  signedChallenge,
  signInByPasskey,
  typePassword,
} from '#test/test-factors.ts';
import { createUser, PASSWORD } from '#test/test-users.ts';
import { enter } from '../enter.ts';
import { findAccountByEmail } from '../repository.ts';

const REFUSED = {
  status: 400,
  code: 'AUTH.006',
  message: 'Ключ доступа не подошёл. Попробуйте ещё раз или выберите другой способ',
};

describe.each(anyDatabase)('a sign-in by a passkey on $name', (database) => {
  const api = useTestApi(database);

  async function withPasskey(options = {}): Promise<{ owner: SignedIn; authenticator: Authenticator }> {
    const owner = await api.signedIn();
    const { authenticator, answer } = await addPasskey(owner, { authenticator: new Authenticator(options) });
    expect(answer.status).toBe(200);
    return { owner, authenticator };
  }

  it('needs no password, and is a sign-in as any other', async () => {
    const { owner, authenticator } = await withPasskey();
    const browser = api.visitor();
    const answer = await signInByPasskey(browser, authenticator);
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({ user: { id: owner.userId, email: owner.email } });
    expect((await browser.get('/users/me')).data).toMatchObject({ user: { id: owner.userId } });
    const { rows } = await sql<object>`select confirmed_by, confirmed_at > now() - interval '1 minute' as now
      from sessions where user_id = ${owner.userId} order by created_at desc limit 1`.execute(api.db);
    expect(rows).toEqual([{ confirmed_by: 'passkey', now: true }]);
    const log =
      await sql`select after from audit_log where action = 'auth.sign_in' and actor_id = ${owner.userId}
      order by seq desc limit 1`.execute(api.db);
    expect(log.rows).toEqual([{ after: { new_device: true, method: 'passkey' } }]);
  });

  it('ends the sign-in by password that waits for it', async () => {
    const { owner, authenticator } = await withPasskey();
    const browser = api.visitor();
    const begun = await browser.post('/auth/sign-in', { email: owner.email, password: PASSWORD });
    expect(begun).toMatchObject({ code: 'AUTH.012', details: { methods: ['passkey', 'recovery_code'] } });
    expect((await signInByPasskey(browser, authenticator)).status).toBe(200);
    expect(browser.cookies.has('cabinet_sign_in')).toBe(false);
    const { rows } = await sql`select from sign_in_steps where user_id = ${owner.userId}`.execute(api.db);
    expect(rows).toHaveLength(0);
  });

  it('is good on an account that has no password, whose first password opens no session by itself', async () => {
    const { owner, authenticator } = await withPasskey();
    await sql`update users set password_hash = null where id = ${owner.userId}`.execute(api.db);
    expect((await signInByPasskey(api.visitor(), authenticator)).status).toBe(200);

    const admin = await api.signedIn({ role: 'admin' });
    const secret = newSecret();
    await sql`insert into first_password_links (secret_hash, user_id, sent_by, expires_at)
      values (${hashSecret(secret)}, ${owner.userId}, ${admin.userId}, now() + interval '1 day')`.execute(
      api.db,
    );
    const browser = api.visitor();
    const body = { token: secret, password: 'First-2026-pass' };
    expect(await browser.post('/auth/first-password', body)).toMatchObject({ status: 403, code: 'AUTH.012' });
    expect((await browser.get('/users/me')).status).toBe(401);
    expect((await signInByPasskey(browser, authenticator)).status).toBe(200);
    await typePassword(api.visitor(), owner.email, body.password);
  });

  it.each([
    ['of a foreign page', { origin: 'https://evil.example' }],
    ['for a foreign site', { rpId: 'evil.example' }],
    ['without the person', { isVerified: false }],
    ['whose count went back', { count: 1 }],
    ['that says to be of somebody else', { userHandle: Buffer.alloc(16).toString('base64url') }],
  ])('%s is refused', async (_what, fault) => {
    const { authenticator } = await withPasskey();
    const browser = api.visitor();
    expect((await signInByPasskey(browser, authenticator)).status).toBe(200);
    const asserted = await signedChallenge(browser, authenticator, fault);
    expect(await api.visitor().post('/auth/passkeys/sign-in', asserted)).toMatchObject(REFUSED);
  });

  it('is refused the second time, also of two at the same moment', async () => {
    const { authenticator } = await withPasskey({ counts: false });
    const asserted = await signedChallenge(api.visitor(), authenticator);
    const browsers = [api.visitor(), api.visitor(), api.visitor()];
    const answers = await Promise.all(
      browsers.map((browser) => browser.post('/auth/passkeys/sign-in', asserted)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await api.visitor().post('/auth/passkeys/sign-in', asserted)).toMatchObject(REFUSED);
  });

  it('is refused for a challenge of another purpose', async () => {
    const { owner, authenticator } = await withPasskey();
    const asked = (await owner.post('/users/me/passkeys/challenge')).read<{
      challenge: string;
      rp_id: string;
    }>();
    expect(await api.visitor().post('/auth/passkeys/sign-in', authenticator.sign(asked))).toMatchObject(
      REFUSED,
    );
  });

  it('is refused for a key that is unknown, or was taken away', async () => {
    const browser = api.visitor();
    const stranger = await signedChallenge(browser, new Authenticator());
    expect(await browser.post('/auth/passkeys/sign-in', stranger)).toMatchObject(REFUSED);
    const { owner, authenticator } = await withPasskey();
    const { passkeys } = (await owner.get('/users/me/factors')).read<{ passkeys: { id: string }[] }>();
    expect((await owner.delete(`/users/me/passkeys/${passkeys[0]?.id}`)).status).toBe(200);
    expect(await signInByPasskey(browser, authenticator)).toMatchObject(REFUSED);
  });

  it('opens nothing for a key that is taken away while it is looked at', async () => {
    const { owner, authenticator } = await withPasskey();
    await addPasskey(owner);
    await removeOnceProved(api, authenticator);
    const browser = api.visitor();
    expect(await signInByPasskey(browser, authenticator)).toMatchObject(REFUSED);
    expect((await browser.get('/users/me')).code).toBe('AUTH.001');
  });

  it('is refused to somebody who is deactivated, and to somebody who is deleted', async () => {
    const { owner, authenticator } = await withPasskey();
    await sql`update users set is_active = false where id = ${owner.userId}`.execute(api.db);
    expect(await signInByPasskey(api.visitor(), authenticator)).toMatchObject({
      status: 403,
      code: 'AUTH.007',
    });
    const admin = await api.signedIn({ role: 'admin' });
    expect((await admin.delete(`/admin/users/${owner.userId}`)).status).toBe(200);
    expect(await signInByPasskey(api.visitor(), authenticator)).toMatchObject(REFUSED);
    const { rows } = await sql`select from passkeys where user_id = ${owner.userId}`.execute(api.db);
    expect(rows).toHaveLength(0);
  });

  it('never fails for bytes that mean nothing', async () => {
    const { authenticator } = await withPasskey();
    const asserted = await signedChallenge(api.visitor(), authenticator);
    const nonsense = Buffer.from('{"type":"webauthn.get"}').toString('base64url');
    for (const change of [
      { client_data: nonsense },
      { authenticator_data: 'AA' },
      { signature: 'AAAA' },
      { id: 'A' },
      { user_handle: 'A' },
    ])
      expect(await api.visitor().post('/auth/passkeys/sign-in', { ...asserted, ...change })).toMatchObject(
        REFUSED,
      );
    for (const change of [{ id: 'a+b' }, { client_data: 'A'.repeat(5000) }])
      expect(await api.visitor().post('/auth/passkeys/sign-in', { ...asserted, ...change })).toMatchObject({
        status: 400,
        code: 'VAL.003',
      });
  });

  it('is the only way in where a caller forgets that there is a factor: a password alone opens no session', async () => {
    const { owner } = await withPasskey();
    const account = await findAccountByEmail(api.db, owner.email);
    if (!account) throw new Error('there is no account');
    const caller = {
      ip: '127.0.0.1',
      userAgent: 'test',
      fingerprint: null,
      sessionSecret: undefined,
      deviceSecret: undefined,
      stepSecret: undefined,
      origin: { ip: '127.0.0.1', id: 'x', fingerprint: null, headers: {}, cabinetOrigin: 'http://localhost' },
      afterAnswer: () => undefined,
    };
    const forgotten = inTransaction(api.db, (trx) => enter(trx, account, caller, { by: 'password' }));
    await expect(forgotten).rejects.toMatchObject({ code: 'AUTH.012' });
    const { email } = await createUser(api.db);
    const other = await findAccountByEmail(api.db, email);
    if (!other) throw new Error('there is no account');
    expect(await inTransaction(api.db, (trx) => enter(trx, other, caller, { by: 'password' }))).toMatchObject(
      {
        sessionSecret: expect.any(String),
      },
    );
  });
});

describe.each(anyDatabase)('the tries at passkeys on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_SCALE: '1' } });

  it('are fifty in a quarter of an hour from one address', async () => {
    const browser = api.visitor('10.20.30.40');
    const asserted = await signedChallenge(browser, new Authenticator());
    const codes = [];
    for (let time = 0; time < 52; time += 1)
      codes.push((await browser.post('/auth/passkeys/sign-in', asserted)).code);
    expect(codes.filter((code) => code === 'AUTH.006')).toHaveLength(50);
    expect(codes.at(-1)).toBe('RATE.001');
  });

  it('begin for a whole office behind one address', async () => {
    const browser = api.visitor('10.20.31.40');
    for (let time = 0; time < 310; time += 1)
      expect((await browser.post('/auth/passkeys/challenge')).status).toBe(200);
    const { rows } = await sql`select bucket from rate_limits where bucket like '%10.20.31%'`.execute(api.db);
    expect(rows).toEqual([]);
  });
});

describe.each(anyDatabase)('challenges on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_PER_MINUTE: '3' } });

  it('are held up by the general limit of an address alone', async () => {
    const browser = api.visitor('10.20.32.40');
    const codes = [];
    for (let time = 0; time < 5; time += 1) codes.push((await browser.post('/auth/passkeys/challenge')).code);
    expect(codes).toContain('RATE.001');
    expect((await api.visitor('10.20.33.40').post('/auth/passkeys/challenge')).status).toBe(200);
  });
});
