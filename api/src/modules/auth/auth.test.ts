import { SESSION_COOKIE } from '@cabinet/http-server';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { hashSecret } from '#lib/sessions/secret.ts';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { ORIGIN, type TestClient } from '#test/test-client.ts';
import { createUser, PASSWORD } from '#test/test-users.ts';

const WRONG = 'Wrong-2026-pass';

describe.each(anyDatabase)('auth on $name', (database) => {
  const api = useTestApi(database);

  const secretOf = (client: TestClient) => client.cookies.get(SESSION_COOKIE) ?? '';

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

    it('takes the e-mail as somebody copied it from a letter, with signs that nobody sees', async () => {
      const { email } = await createUser(api.db);
      const copied = ` ${email.replace('@', '@\u2060').replace('.', '.\u2060')}\n`;
      const answer = await api.visitor().post('/auth/sign-in', { email: copied, password: PASSWORD });
      expect(answer).toMatchObject({ status: 200, data: { user: { email } } });
    });

    it('keeps the secret out of the database, and 256 bits long', async () => {
      const client = await api.signedIn();
      const secret = secretOf(client);
      expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
      const row = await api.db
        .selectFrom('sessions')
        .selectAll()
        .where('token_hash', '=', hashSecret(secret))
        .executeTakeFirstOrThrow();
      expect(JSON.stringify(row)).not.toContain(secret);
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

    it('reveals a deactivated account only to somebody who knows its password', async () => {
      const { email } = await createUser(api.db, { isActive: false });
      expect((await api.visitor().post('/auth/sign-in', { email, password: PASSWORD })).code).toBe(
        'AUTH.007',
      );
      expect((await api.visitor().post('/auth/sign-in', { email, password: WRONG })).code).toBe('AUTH.004');
    });

    it('rotates the secret: the one from before the sign-in is dead', async () => {
      const client = await api.signedIn();
      const old = secretOf(client);
      await client.post('/auth/sign-in', { email: client.email, password: PASSWORD });
      expect(secretOf(client)).not.toBe(old);
      expect((await client.get('/users/me')).status).toBe(200);
      const thief = api.visitor();
      thief.cookies.set(SESSION_COOKIE, old);
      expect((await thief.get('/users/me')).code).toBe('AUTH.002');
    });

    it('never takes over a secret that somebody planted', async () => {
      const { email } = await createUser(api.db);
      const client = api.visitor();
      client.cookies.set(SESSION_COOKIE, 'planted');
      await client.post('/auth/sign-in', { email, password: PASSWORD });
      expect(secretOf(client)).not.toBe('planted');
    });
  });

  describe('sign-out', () => {
    it('revokes the session and drops the cookie', async () => {
      const client = await api.signedIn();
      const secret = secretOf(client);
      const answer = await client.post('/auth/sign-out', '', { 'content-type': 'application/json' });
      expect(answer.status).toBe(200);
      expect(client.cookies.has(SESSION_COOKIE)).toBe(false);
      client.cookies.set(SESSION_COOKIE, secret);
      expect((await client.get('/users/me')).code).toBe('AUTH.002');
    });

    it('succeeds without a session', async () => {
      expect((await api.visitor().post('/auth/sign-out')).status).toBe(200);
    });

    it('succeeds when the session is long over', async () => {
      const client = await api.signedIn();
      await sql`update sessions set expires_at = now() - interval '1 hour' where user_id = ${client.userId}`.execute(
        api.db,
      );
      expect((await client.post('/auth/sign-out')).status).toBe(200);
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

    it('is opened for 30 days, in the database as in the cookie', async () => {
      const { id, email } = await createUser(api.db);
      const answer = await api.visitor().post('/auth/sign-in', { email, password: PASSWORD });
      const { expires_at } = answer.read<{ expires_at: string }>();
      const row = await api.db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row.expires_at.toISOString()).toBe(expires_at);
      const days = (row.expires_at.getTime() - Date.now()) / (24 * 60 * 60_000);
      expect(Math.round(days)).toBe(30);
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

    it('notes once a minute that it is in use, and ends 30 days after the sign-in all the same', async () => {
      const client = await api.signedIn();
      const long = new Date(Date.now() - 5 * 60_000);
      const sessions = api.db.updateTable('sessions').where('user_id', '=', client.userId);
      const end = new Date(Date.now() + 60_000);
      await sessions.set({ last_seen_at: long, expires_at: end }).execute();
      await client.get('/users/me/balance');
      const row = await api.db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', client.userId)
        .executeTakeFirstOrThrow();
      expect(Date.now() - row.last_seen_at.getTime()).toBeLessThan(60_000);
      expect(row.expires_at).toEqual(end);
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
});
