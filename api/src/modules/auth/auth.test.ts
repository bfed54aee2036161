import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { databases } from '../../../test/databases.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { ORIGIN, type TestClient } from '../../../test/test-client.ts';
import { createUser, PASSWORD } from '../../../test/test-users.ts';
import { SESSION_COOKIE } from '../../plugins/session.ts';
import { hashToken } from './token.ts';

const WRONG = 'Wrong-2026-pass';

describe.each(databases)('auth on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database);
  });
  afterAll(() => api.close());

  async function resetCode(email: string): Promise<string> {
    const letter = await api.db
      .selectFrom('outbox')
      .select('body_text')
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return /\b\d{6}\b/.exec(letter.body_text)?.[0] ?? '';
  }

  const tokenOf = (client: TestClient) => client.cookies.get(SESSION_COOKIE) ?? '';

  describe('sign-in', () => {
    it('opens a session that users/me knows', async () => {
      const client = await api.signedIn({ displayName: 'Анна' });
      const me = await client.get('/users/me');
      expect(me.status).toBe(200);
      expect(me.data).toMatchObject({ user: { id: client.userId, display_name: 'Анна' } });
    });

    it('takes the e-mail in any case', async () => {
      const { email } = await createUser(api.db);
      const answer = await api
        .visitor()
        .post('/auth/sign-in', { email: email.toUpperCase(), password: PASSWORD });
      expect(answer.status).toBe(200);
    });

    it('keeps the token out of the database, and 256 bits long', async () => {
      const client = await api.signedIn();
      const token = tokenOf(client);
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      const row = await api.db
        .selectFrom('sessions')
        .selectAll()
        .where('token_hash', '=', hashToken(token))
        .executeTakeFirstOrThrow();
      expect(JSON.stringify(row)).not.toContain(token);
    });

    it('sets a cookie that scripts and foreign posts do not get', async () => {
      const { email } = await createUser(api.db);
      const { headers } = await api.visitor().post('/auth/sign-in', { email, password: PASSWORD });
      const cookie = String(headers['set-cookie']);
      expect(cookie).toContain('HttpOnly');
      expect(cookie).toContain('SameSite=Lax');
      expect(cookie).toContain('Path=/');
      expect(cookie).not.toContain('Secure');
    });

    it.each([
      ['VAL.004', {}],
      ['VAL.004', { email: '', password: PASSWORD }],
      ['VAL.004', { email: 'nobody@test.example' }],
      ['VAL.001', { email: 'not-an-email', password: PASSWORD }],
      ['VAL.002', { email: 'nobody@test.example', password: 'short' }],
      ['VAL.003', '{"email":'],
      ['AUTH.004', { email: 'nobody@test.example', password: PASSWORD }],
    ])('answers %s to %j', async (code, body) => {
      const answer = await api.visitor().post('/auth/sign-in', body, { 'content-type': 'application/json' });
      expect(answer.code).toBe(code);
    });

    it('names every wrong field', async () => {
      const answer = await api.visitor().post('/auth/sign-in', { email: 'x', password: 'y' });
      expect(answer.details.fields).toEqual({
        email: 'Некорректный email',
        password: 'Пароль должен содержать минимум 8 символов',
      });
    });

    it('answers a wrong password and an unknown e-mail alike, with the same number of hash calls', async () => {
      const { email } = await createUser(api.db);
      const calls: number[] = [];
      const answers = [];
      for (const who of [email, 'unknown@test.example']) {
        const before = api.hashCalls();
        answers.push(await api.visitor().post('/auth/sign-in', { email: who, password: WRONG }));
        calls.push(api.hashCalls() - before);
      }
      expect(calls).toEqual([1, 1]);
      expect(answers.map(({ status, code, message }) => ({ status, code, message }))).toEqual(
        Array(2).fill({ status: 401, code: 'AUTH.004', message: 'Неверные учетные данные' }),
      );
    });

    it('does the same work for an account without a password', async () => {
      const { id, email } = await createUser(api.db);
      await api.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
      const before = api.hashCalls();
      expect((await api.visitor().post('/auth/sign-in', { email, password: PASSWORD })).code).toBe(
        'AUTH.004',
      );
      expect(api.hashCalls() - before).toBe(1);
    });

    it('tells a deactivated account only to whoever knows its password', async () => {
      const { email } = await createUser(api.db, { isActive: false });
      expect((await api.visitor().post('/auth/sign-in', { email, password: PASSWORD })).code).toBe(
        'AUTH.007',
      );
      expect((await api.visitor().post('/auth/sign-in', { email, password: WRONG })).code).toBe('AUTH.004');
    });

    it('rotates the token: the one from before the sign-in is dead', async () => {
      const client = await api.signedIn();
      const old = tokenOf(client);
      await client.post('/auth/sign-in', { email: client.email, password: PASSWORD });
      expect(tokenOf(client)).not.toBe(old);
      expect((await client.get('/users/me')).status).toBe(200);
      const thief = api.visitor();
      thief.cookies.set(SESSION_COOKIE, old);
      expect((await thief.get('/users/me')).code).toBe('AUTH.002');
    });

    it('never takes over a token that somebody planted', async () => {
      const { email } = await createUser(api.db);
      const client = api.visitor();
      client.cookies.set(SESSION_COOKIE, 'planted');
      await client.post('/auth/sign-in', { email, password: PASSWORD });
      expect(tokenOf(client)).not.toBe('planted');
    });
  });

  describe('sign-out', () => {
    it('revokes the session and drops the cookie', async () => {
      const client = await api.signedIn();
      const token = tokenOf(client);
      const answer = await client.post('/auth/sign-out', '', { 'content-type': 'application/json' });
      expect(answer.status).toBe(200);
      expect(client.cookies.has(SESSION_COOKIE)).toBe(false);
      client.cookies.set(SESSION_COOKIE, token);
      expect((await client.get('/users/me')).code).toBe('AUTH.002');
    });

    it('succeeds without a session', async () => {
      expect((await api.visitor().post('/auth/sign-out')).status).toBe(200);
    });
  });

  describe('sessions', () => {
    it('answers AUTH.001 without a cookie and AUTH.002 with an unknown one', async () => {
      const visitor = api.visitor();
      expect(await visitor.get('/users/me')).toMatchObject({
        status: 401,
        code: 'AUTH.001',
        message: 'AUTH.001: No auth cookies',
      });
      visitor.cookies.set(SESSION_COOKIE, 'unknown');
      expect(await visitor.get('/users/me')).toMatchObject({ status: 401, code: 'AUTH.002' });
    });

    it('ends by itself', async () => {
      const client = await api.signedIn();
      await api.db
        .updateTable('sessions')
        .set({ expires_at: new Date(Date.now() - 1000) })
        .where('user_id', '=', client.userId)
        .execute();
      expect((await client.get('/users/me')).code).toBe('AUTH.002');
    });

    it('answers AUTH.007 once the account is deactivated', async () => {
      const client = await api.signedIn();
      await api.db.updateTable('users').set({ is_active: false }).where('id', '=', client.userId).execute();
      expect((await client.get('/users/me/balance')).code).toBe('AUTH.007');
    });

    it('ends when the account is deleted', async () => {
      const client = await api.signedIn();
      await api.db
        .updateTable('users')
        .set({ deleted_at: new Date() })
        .where('id', '=', client.userId)
        .execute();
      expect((await client.get('/users/me')).code).toBe('AUTH.002');
    });

    it('notes once a minute that it is in use, and lives on', async () => {
      const client = await api.signedIn();
      const long = new Date(Date.now() - 5 * 60_000);
      const sessions = api.db.updateTable('sessions').where('user_id', '=', client.userId);
      await sessions.set({ last_seen_at: long, expires_at: new Date(Date.now() + 60_000) }).execute();
      await client.get('/users/me/balance');
      const row = await api.db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', client.userId)
        .executeTakeFirstOrThrow();
      expect(Date.now() - row.last_seen_at.getTime()).toBeLessThan(60_000);
      expect(row.expires_at.getTime() - Date.now()).toBeGreaterThan(24 * 60 * 60_000);
    });
  });

  describe('foreign origin', () => {
    it.each([
      ['a foreign Origin', { origin: 'https://evil.example' }],
      ['the null Origin of a sandboxed frame', { origin: 'null' }],
      ['the right host on another port', { origin: 'http://localhost:4000' }],
      ['a cross-site fetch', { origin: undefined, 'sec-fetch-site': 'cross-site' }],
      ['a same-site subdomain', { origin: undefined, 'sec-fetch-site': 'same-site' }],
      ['neither header', { origin: undefined }],
    ])('is refused: %s', async (_name, headers) => {
      const client = await api.signedIn();
      const answer = await client.patch('/users/me/theme', { theme: 'dark' }, headers);
      expect(answer).toMatchObject({ status: 403, code: 'AUTH.008' });
      expect((await client.get('/users/me')).data).toMatchObject({ user: { theme: 'light' } });
    });

    it('is refused at sign-in as well', async () => {
      const { email } = await createUser(api.db);
      const answer = await api
        .visitor()
        .post('/auth/sign-in', { email, password: PASSWORD }, { origin: 'https://evil.example' });
      expect(answer.code).toBe('AUTH.008');
    });

    it('is the own one when Sec-Fetch-Site says so, and reading needs neither', async () => {
      const client = await api.signedIn();
      const own = { origin: undefined, 'sec-fetch-site': 'same-origin' };
      expect((await client.patch('/users/me/theme', { theme: 'dark' }, own)).status).toBe(200);
      expect((await client.get('/users/me', { origin: 'https://evil.example' })).status).toBe(200);
      expect((await client.patch('/users/me/theme', { theme: 'dark' }, { origin: ORIGIN })).status).toBe(200);
    });
  });

  describe('password reset', () => {
    const NEXT = 'Next-2026-pass';

    it('sends a code that sets a new password and ends every session', async () => {
      const client = await api.signedIn();
      const { email } = client;
      const sent = await api.visitor().post('/auth/password-reset', { email });
      expect(sent).toMatchObject({ status: 200, message: 'Код восстановления отправлен на ваш email' });
      const code = await resetCode(email);
      const confirmed = await api
        .visitor()
        .post('/auth/password-reset/confirm', { email, code, password: NEXT });
      expect(confirmed).toMatchObject({ status: 200, message: 'Пароль успешно изменен' });
      expect((await client.get('/users/me')).code).toBe('AUTH.002');
      expect((await api.visitor().post('/auth/sign-in', { email, password: PASSWORD })).code).toBe(
        'AUTH.004',
      );
      expect((await api.visitor().post('/auth/sign-in', { email, password: NEXT })).status).toBe(200);
    });

    it('keeps only a keyed hash of the code', async () => {
      const { id, email } = await createUser(api.db);
      await api.visitor().post('/auth/password-reset', { email });
      const code = await resetCode(email);
      const row = await api.db
        .selectFrom('reset_codes')
        .selectAll()
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row.code_hmac).toHaveLength(32);
      expect(Buffer.from(row.code_hmac).toString('utf8')).not.toContain(code);
    });

    it('answers AUTH.005 for an unknown e-mail, at both steps', async () => {
      const email = 'unknown@test.example';
      expect(await api.visitor().post('/auth/password-reset', { email })).toMatchObject({
        status: 404,
        code: 'AUTH.005',
      });
      const confirm = { email, code: '123456', password: NEXT };
      expect((await api.visitor().post('/auth/password-reset/confirm', confirm)).code).toBe('AUTH.005');
    });

    it('answers AUTH.007 for a deactivated account and sends nothing', async () => {
      const { email } = await createUser(api.db, { isActive: false });
      expect((await api.visitor().post('/auth/password-reset', { email })).code).toBe('AUTH.007');
      expect(await api.db.selectFrom('outbox').selectAll().where('recipient', '=', email).execute()).toEqual(
        [],
      );
    });

    it('answers AUTH.006 to a wrong, a used, an expired and a replaced code', async () => {
      const { id, email } = await createUser(api.db);
      const confirm = (code: string) =>
        api.visitor().post('/auth/password-reset/confirm', { email, code, password: NEXT });
      await api.visitor().post('/auth/password-reset', { email });
      const first = await resetCode(email);
      expect((await confirm('000000x')).code).toBe('AUTH.006');

      await api.visitor().post('/auth/password-reset', { email });
      const second = await resetCode(email);
      if (first !== second) expect((await confirm(first)).code).toBe('AUTH.006');
      expect((await confirm(second)).status).toBe(200);
      expect((await confirm(second)).code).toBe('AUTH.006');

      await api.visitor().post('/auth/password-reset', { email });
      const past = new Date(Date.now() - 1000);
      await api.db.updateTable('reset_codes').set({ expires_at: past }).where('user_id', '=', id).execute();
      expect((await confirm(await resetCode(email))).code).toBe('AUTH.006');
    });

    it('answers VAL codes before it looks anything up', async () => {
      const confirm = (body: object) => api.visitor().post('/auth/password-reset/confirm', body);
      expect((await api.visitor().post('/auth/password-reset', {})).code).toBe('VAL.004');
      expect((await api.visitor().post('/auth/password-reset', { email: 'x' })).code).toBe('VAL.001');
      expect((await confirm({ email: 'a@test.example', code: '1', password: 'short' })).code).toBe('VAL.002');
      expect((await confirm({ email: 'a@test.example', code: '', password: NEXT })).code).toBe('VAL.004');
    });

    it('dies after five wrong tries, even for the right code', async () => {
      const { email } = await createUser(api.db);
      await api.visitor().post('/auth/password-reset', { email });
      const code = await resetCode(email);
      const confirm = (guess: string) =>
        api.visitor().post('/auth/password-reset/confirm', { email, code: guess, password: NEXT });
      for (let tries = 0; tries < 5; tries += 1) expect((await confirm('wrong')).code).toBe('AUTH.006');
      expect((await confirm(code)).code).toBe('AUTH.006');
    });

    it('looks at exactly five of twenty parallel guesses', async () => {
      const { id, email } = await createUser(api.db);
      await api.visitor().post('/auth/password-reset', { email });
      const code = await resetCode(email);
      const guesses = Array.from({ length: 20 }, (_, index) => `guess-${index}`);
      const before = await Promise.all(
        guesses.map((guess) =>
          api.visitor().post('/auth/password-reset/confirm', { email, code: guess, password: NEXT }),
        ),
      );
      expect(new Set(before.map((answer) => answer.code))).toEqual(new Set(['AUTH.006']));
      const row = await api.db
        .selectFrom('reset_codes')
        .selectAll()
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row.attempts).toBe(5);
      const late = await api.visitor().post('/auth/password-reset/confirm', { email, code, password: NEXT });
      expect(late.code).toBe('AUTH.006');
    });

    it('lets one of several parallel right answers win', async () => {
      const { email } = await createUser(api.db);
      await api.visitor().post('/auth/password-reset', { email });
      const code = await resetCode(email);
      const answers = await Promise.all(
        [1, 2, 3, 4].map((index) =>
          api.visitor().post('/auth/password-reset/confirm', { email, code, password: `${NEXT}${index}` }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });
  });
});

describe.each(databases)('auth limits on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, { env: { RATE_LIMIT_SCALE: '1', AUTH_NEUTRAL_RESET: '1' } });
  });
  afterAll(() => api.close());

  it('stop a guesser at the tenth try and say when to come back', async () => {
    const { email } = await createUser(api.db);
    const guess = () => api.visitor().post('/auth/sign-in', { email, password: WRONG });
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).code).toBe('AUTH.004');
    const stopped = await guess();
    expect(stopped).toMatchObject({ status: 429, code: 'RATE.001' });
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(stopped.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
  });

  it('do not count right passwords', async () => {
    const { email } = await createUser(api.db);
    for (let times = 0; times < 15; times += 1) {
      expect((await api.visitor().post('/auth/sign-in', { email, password: PASSWORD })).status).toBe(200);
    }
  });

  it('stop a flood of reset letters', async () => {
    const { email } = await createUser(api.db);
    const codes = [];
    for (let times = 0; times < 6; times += 1) {
      codes.push((await api.visitor().post('/auth/password-reset', { email })).code);
    }
    expect(codes).toEqual(['', '', '', '', '', 'RATE.001']);
  });

  it('answer an unknown e-mail like a known one where AUTH_NEUTRAL_RESET asks for it', async () => {
    const email = 'unknown@test.example';
    const device = { 'x-security-check': 'another-device-fingerprint' };
    const sent = await api.visitor().post('/auth/password-reset', { email }, device);
    expect(sent).toMatchObject({ status: 200, message: 'Код восстановления отправлен на ваш email' });
    const confirm = { email, code: '123456', password: PASSWORD };
    expect((await api.visitor().post('/auth/password-reset/confirm', confirm, device)).code).toBe('AUTH.006');
  });
});
