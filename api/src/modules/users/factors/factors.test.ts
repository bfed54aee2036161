import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { Authenticator } from '#test/authenticator.ts';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { addPasskey, totpCode, totpFor, totpOwner } from '#test/test-factors.ts';
import { lettersSeenBy } from '#test/test-letters.ts';

interface Factors {
  readonly passkeys: { readonly id: string; readonly name: string }[];
  readonly totp: object | null;
  readonly recovery_codes: { readonly left: number; readonly total: number } | null;
}
interface Made {
  readonly passkey: { readonly id: string };
  readonly recovery_codes: string[] | null;
}

describe.each(anyDatabase)('the factors of a person on $name', (database) => {
  const api = useTestApi(database);
  const factorsOf = async (owner: TestClient) => (await owner.get('/users/me/factors')).read<Factors>();
  const actionsOf = async (userId: string) => {
    const { rows } = await sql<{ action: string }>`select action from audit_log
      where entity_id = ${userId} and action like 'user.%' order by seq`.execute(api.db);
    return rows.map(({ action }) => action);
  };

  it('are none at first', async () => {
    const owner = await api.signedIn();
    expect(await factorsOf(owner)).toEqual({
      passkeys: [],
      totp: null,
      recovery_codes: null,
      demanded_by: null,
    });
    expect(await owner.post('/users/me/recovery-codes')).toMatchObject({ status: 409, code: 'RES.003' });
    expect((await owner.delete('/users/me/totp')).code).toBe('RES.001');
  });

  it('begin with ten recovery codes, whichever comes first, and the second one brings none', async () => {
    const owner = await api.signedIn();
    const { answer } = await addPasskey(owner, { name: '  Ноутбук ' });
    const { passkey, recovery_codes: codes } = answer.read<Made>();
    expect(codes).toHaveLength(10);
    expect(passkey).toEqual({
      id: expect.any(String),
      name: 'Ноутбук',
      user_agent: 'test',
      is_backed_up: false,
      created_at: expect.any(String),
      last_used_at: null,
    });
    expect((await totpFor(api, owner)).recoveryCodes).toEqual([]);
    expect(await factorsOf(owner)).toMatchObject({
      passkeys: [{ name: 'Ноутбук' }],
      totp: { created_at: expect.any(String) },
      recovery_codes: { left: 10, total: 10 },
    });
    expect((await totpOwner(api)).recoveryCodes).toHaveLength(10);
  });

  it('go one by one, and the last one takes the codes along', async () => {
    const owner = await api.signedIn();
    const { answer } = await addPasskey(owner);
    await totpFor(api, owner);
    const other = api.visitor();
    expect((await owner.delete(`/users/me/passkeys/${answer.read<Made>().passkey.id}`)).status).toBe(200);
    expect((await factorsOf(owner)).recovery_codes).toMatchObject({ left: 10 });
    expect((await owner.delete('/users/me/totp')).status).toBe(200);
    expect(await factorsOf(owner)).toEqual({
      passkeys: [],
      totp: null,
      recovery_codes: null,
      demanded_by: null,
    });
    expect(
      (await other.post('/auth/sign-in', { email: owner.email, password: 'Test-2026-pass' })).status,
    ).toBe(200);
    expect(await actionsOf(owner.userId)).toEqual([
      'user.passkey_add',
      'user.totp_on',
      'user.passkey_remove',
      'user.totp_off',
    ]);
    const letters = await lettersSeenBy(api.db, owner.email, 'factor-changed');
    expect(letters).toHaveLength(4);
    expect(letters[3]).toContain('добавили ключ доступа');
    expect(letters[3]).toContain('«Ключ»');
    expect(letters[0]).toContain('выключили коды из приложения');
  });

  it('leave other sessions as they are', async () => {
    const owner = await api.signedIn();
    const other = api.visitor();
    await other.post('/auth/sign-in', { email: owner.email, password: 'Test-2026-pass' });
    await totpFor(api, owner);
    expect((await other.get('/users/me')).status).toBe(200);
    expect((await owner.delete('/users/me/totp')).status).toBe(200);
    expect((await other.get('/users/me')).status).toBe(200);
  });

  describe('of which a passkey', () => {
    it('is asked for with what its page and its authenticator need', async () => {
      const owner = await api.signedIn({ displayName: 'Анна Крылова' });
      const { authenticator } = await addPasskey(owner);
      expect((await owner.post('/users/me/passkeys/challenge')).data).toEqual({
        challenge: expect.stringMatching(/^[\w-]{72}$/),
        rp_id: 'localhost',
        timeout_ms: 300_000,
        credential_ids: [authenticator.id],
        rp_name: 'Кабинет',
        user_handle: Buffer.from(owner.userId.replaceAll('-', ''), 'hex').toString('base64url'),
        user_name: owner.email,
        display_name: 'Анна Крылова',
      });
    });

    it('is named anew by its owner alone, and taken away by them alone', async () => {
      const [owner, other] = [await api.signedIn(), await api.signedIn()];
      const { id } = (await addPasskey(owner)).answer.read<Made>().passkey;
      const path = `/users/me/passkeys/${id}`;
      expect((await other.patch(path, { name: 'Чужой' })).code).toBe('RES.001');
      expect((await other.delete(path)).code).toBe('RES.001');
      expect((await owner.patch(path, { name: ' ' })).code).toBe('VAL.004');
      expect((await owner.patch(path, { name: 'Телефон' })).data).toMatchObject({ id, name: 'Телефон' });
      expect((await factorsOf(owner)).passkeys).toMatchObject([{ name: 'Телефон' }]);
      expect(await actionsOf(owner.userId)).toEqual(['user.passkey_add', 'user.passkey_rename']);
      expect(await lettersSeenBy(api.db, owner.email, 'factor-changed')).toHaveLength(1);
    });

    it('is kept once, whoever brings it', async () => {
      const [owner, other] = [await api.signedIn(), await api.signedIn()];
      const { authenticator } = await addPasskey(owner);
      for (const person of [owner, other])
        expect((await addPasskey(person, { authenticator })).answer).toMatchObject({
          status: 409,
          code: 'RES.002',
        });
      expect(await factorsOf(other)).toEqual({
        passkeys: [],
        totp: null,
        recovery_codes: null,
        demanded_by: null,
      });
    });

    it('is the tenth at most, also of two at the same moment', async () => {
      const owner = await api.signedIn();
      for (let number = 0; number < 9; number += 1) expect((await addPasskey(owner)).answer.status).toBe(200);
      const answers = await Promise.all([addPasskey(owner), addPasskey(owner)]);
      expect(answers.map(({ answer }) => answer.code).sort()).toEqual(['', 'RES.003']);
      expect((await factorsOf(owner)).passkeys).toHaveLength(10);
    });

    it.each([
      ['of a foreign page', { origin: 'https://evil.example' }],
      ['for a foreign site', { rpId: 'evil.example' }],
      ['without the person', { isVerified: false }],
      ['of another kind', { type: 'webauthn.get' }],
    ])('%s is refused', async (_what, fault) => {
      const owner = await api.signedIn();
      const asked = (await owner.post('/users/me/passkeys/challenge')).read<{
        challenge: string;
        rp_id: string;
      }>();
      const made = new Authenticator().make(asked, fault);
      expect(await owner.post('/users/me/passkeys', { name: 'Ключ', ...made })).toMatchObject({
        status: 400,
        code: 'AUTH.006',
      });
    });

    it('is refused for the challenge of another session, or one that was answered', async () => {
      const [owner, other] = [await api.signedIn(), await api.signedIn()];
      const asked = (await owner.post('/users/me/passkeys/challenge')).read<{
        challenge: string;
        rp_id: string;
      }>();
      const body = { name: 'Ключ', ...new Authenticator().make(asked) };
      expect((await other.post('/users/me/passkeys', body)).code).toBe('AUTH.006');
      expect((await owner.post('/users/me/passkeys', body)).status).toBe(200);
      const again = { name: 'Ключ', ...new Authenticator().make(asked) };
      expect((await owner.post('/users/me/passkeys', again)).code).toBe('AUTH.006');
    });
  });

  describe('of which codes of an app', () => {
    it('are shown as text, as address and as a picture, and count from the first code on', async () => {
      const owner = await api.signedIn();
      const { secret, uri, qr } = (await owner.post('/users/me/totp')).read<{
        secret: string;
        uri: string;
        qr: { size: number; path: string };
      }>();
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      expect(uri).toBe(
        `otpauth://totp/${encodeURIComponent('Кабинет')}:${encodeURIComponent(owner.email)}?issuer=${encodeURIComponent('Кабинет')}&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
      );
      expect(qr.path).toMatch(/^M4 4h7v1h-7z/);
      expect((await factorsOf(owner)).totp).toBeNull();
      expect(
        (await api.visitor().post('/auth/sign-in', { email: owner.email, password: 'Test-2026-pass' }))
          .status,
      ).toBe(200);
      const wrong = totpCode(secret) === '000000' ? '000001' : '000000';
      expect((await owner.post('/users/me/totp/confirm', { code: wrong })).code).toBe('AUTH.006');
      expect((await owner.post('/users/me/totp/confirm', { code: totpCode(secret) })).status).toBe(200);
      expect((await owner.post('/users/me/totp')).code).toBe('RES.003');
      expect((await owner.post('/users/me/totp/confirm', { code: totpCode(secret, 1) })).code).toBe(
        'RES.003',
      );
    });

    it('bring recovery codes only for a right code, and these are made no more than ten times in 15 minutes', async () => {
      const owner = await api.signedIn();
      const made = async () => {
        const { rows } = await sql<{ hits: number }>`select hits from rate_limits
          where bucket = ${`recovery-codes:user:${owner.userId}`}`.execute(api.db);
        return rows[0]?.hits ?? 0;
      };
      const { secret } = (await owner.post('/users/me/totp')).read<{ secret: string }>();
      const wrong = totpCode(secret) === '000000' ? '000001' : '000000';
      expect((await owner.post('/users/me/totp/confirm', { code: wrong })).code).toBe('AUTH.006');
      expect(await made()).toBe(0);
      expect((await owner.post('/users/me/totp/confirm', { code: totpCode(secret) })).status).toBe(200);
      expect((await owner.post('/users/me/recovery-codes')).status).toBe(200);
      expect(await made()).toBe(2);
      await sql`update rate_limits set hits = ${10 * api.config.rateLimitScale}
        where bucket = ${`recovery-codes:user:${owner.userId}`}`.execute(api.db);
      expect(await owner.post('/users/me/recovery-codes')).toMatchObject({ status: 429, code: 'RATE.001' });
    });

    it('are those of the secret that was shown last', async () => {
      const owner = await api.signedIn();
      const show = async () => (await owner.post('/users/me/totp')).read<{ secret: string }>().secret;
      const [first, second] = [await show(), await show()];
      expect((await owner.post('/users/me/totp/confirm', { code: totpCode(first) })).code).toBe('AUTH.006');
      expect((await owner.post('/users/me/totp/confirm', { code: totpCode(second) })).status).toBe(200);
    });

    it('cannot be switched on an hour after the secret was shown', async () => {
      const owner = await api.signedIn();
      const { secret } = (await owner.post('/users/me/totp')).read<{ secret: string }>();
      await sql`update totp_secrets set created_at = now() - interval '61 minutes' where user_id = ${owner.userId}`.execute(
        api.db,
      );
      expect((await owner.post('/users/me/totp/confirm', { code: totpCode(secret) })).code).toBe('RES.003');
    });

    it.each(['12345', '1234567', 'abcdef', '12 34 56'])('are six digits, and not «%s»', async (code) => {
      const owner = await api.signedIn();
      expect(await owner.post('/users/me/totp/confirm', { code })).toMatchObject({
        code: 'VAL.003',
        details: { fields: { code: 'Введите код из 6 цифр' } },
      });
    });

    it('keep no secret that can be read in the database', async () => {
      const { owner, secret } = await totpOwner(api);
      const { rows } = await sql<{ row: string }>`select row_to_json(t)::text as row from totp_secrets t
        where user_id = ${owner.userId}`.execute(api.db);
      expect(rows[0]?.row).not.toContain(secret);
    });
  });
});
