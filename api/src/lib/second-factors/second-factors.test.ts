import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { Authenticator } from '#test/authenticator.ts';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { ORIGIN } from '#test/test-client.ts';
import { createUser } from '#test/test-users.ts';
import {
  type ChallengeFor,
  factorsOf,
  findRecoveryCode,
  newChallenge,
  newRecoveryCodes,
  resealTotpSecrets,
  saveRecoveryCodes,
  seal,
  spendRecoveryCode,
  verifyAssertion,
  verifyNewPasskey,
  verifyTotp,
} from './index.ts';

const OLD = 'old-key-of-second-factors-0123456789';
const NEW = 'new-key-of-second-factors-0123456789';
/** The secret of RFC 6238, appendix B. */
const RFC_SECRET = Buffer.from('12345678901234567890');
/** Seconds and the last six digits of its eight for SHA-1. */
const RFC_CODES: [number, string][] = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
];

describe.each(anyDatabase)('second factors on $name', (database) => {
  const api = useTestApi(database);
  const reported: Error[] = [];
  const contextWith = (secondFactorKey: string, secondFactorKeyAlso?: string) => ({
    ...api.app.context,
    config: { ...api.config, secondFactorKey, secondFactorKeyAlso },
    report: (error: Error) => void reported.push(error),
  });
  const at = (seconds: number) => jest.spyOn(Date, 'now').mockReturnValue(seconds * 1000);
  afterEach(() => {
    jest.restoreAllMocks();
    reported.length = 0;
  });

  describe('the code of an app', () => {
    const withSecret = async (context = contextWith(OLD)) => {
      const { id } = await createUser(api.db);
      await sql`insert into totp_secrets (user_id, sealed_secret, confirmed_at)
        values (${id}, ${seal(context, id, RFC_SECRET)}, now())`.execute(api.db);
      return id;
    };

    it.each(RFC_CODES)('of RFC 6238 at %d s is taken, and once', async (seconds, code) => {
      const id = await withSecret();
      at(seconds);
      expect(await verifyTotp(contextWith(OLD), api.db, id, code)).toBe(true);
      expect(await verifyTotp(contextWith(OLD), api.db, id, code)).toBe(false);
    });

    it.each([
      [-60, false],
      [-30, true],
      [30, true],
      [60, false],
      [3600, false],
    ])('of a clock that is %d s off is taken: %s', async (off, isTaken) => {
      const id = await withSecret();
      at(1111111111 + off);
      expect(await verifyTotp(contextWith(OLD), api.db, id, '050 471')).toBe(isTaken);
    });

    it('of a step before the last one that was taken is refused', async () => {
      const id = await withSecret();
      at(1111111111);
      expect(await verifyTotp(contextWith(OLD), api.db, id, '050471')).toBe(true);
      expect(await verifyTotp(contextWith(OLD), api.db, id, '081804')).toBe(false);
    });

    it('counts for one of ten calls at the same moment', async () => {
      const id = await withSecret();
      at(59);
      const calls = Array.from({ length: 10 }, () => verifyTotp(contextWith(OLD), api.db, id, '287082'));
      expect((await Promise.all(calls)).filter(Boolean)).toHaveLength(1);
    });

    it('of a secret that was sealed with the former key is taken while that is there', async () => {
      const id = await withSecret();
      at(59);
      expect(await verifyTotp(contextWith(NEW, OLD), api.db, id, '287082')).toBe(true);
    });

    it('of a secret that no key opens is refused, and said to the log without it', async () => {
      const id = await withSecret();
      at(59);
      expect(await verifyTotp(contextWith(NEW), api.db, id, '287082')).toBe(false);
      expect(reported.map(({ message }) => message)).toEqual([
        `SECOND_FACTOR_KEY does not open the secret of the app of ${id}`,
      ]);
    });

    it('does not count in the row of somebody else', async () => {
      const [one, other] = [await withSecret(), await withSecret()];
      await sql`update totp_secrets set sealed_secret = (select sealed_secret from totp_secrets where user_id = ${one})
        where user_id = ${other}`.execute(api.db);
      at(59);
      expect(await verifyTotp(contextWith(OLD), api.db, other, '287082')).toBe(false);
      expect(reported).toHaveLength(1);
    });

    it('is good with the new key alone once all secrets are sealed anew', async () => {
      await sql`delete from totp_secrets`.execute(api.db);
      const [id] = [await withSecret(), await withSecret()];
      await withSecret(contextWith('a-key-that-nobody-has-any-more-0123456789'));
      expect(await resealTotpSecrets(contextWith(NEW, OLD), api.db)).toEqual({ resealed: 2, unreadable: 1 });
      expect(await resealTotpSecrets(contextWith(NEW, OLD), api.db)).toEqual({ resealed: 0, unreadable: 1 });
      at(59);
      expect(await verifyTotp(contextWith(NEW), api.db, id ?? '', '287082')).toBe(true);
    });
  });

  describe('a recovery code', () => {
    it('is one of ten that differ in their first character, without what looks alike', async () => {
      const { codes, kept } = await newRecoveryCodes(api.app.context);
      expect(codes).toHaveLength(10);
      expect(new Set(codes.map((code) => code[0])).size).toBe(10);
      for (const code of codes) expect(code).toMatch(/^[ACDEFGHJKLMNPQRTUVWXY34679]{4}(-[A-Z3-9]{4}){2}$/);
      expect(JSON.stringify(kept)).not.toContain(codes[0]?.replaceAll('-', ''));
    });

    it('is read in any case, with or without its hyphens, and spent once', async () => {
      const { id } = await createUser(api.db);
      const made = await newRecoveryCodes(api.app.context);
      await saveRecoveryCodes(api.db, id, made);
      const [code = ''] = made.codes;
      for (const typed of [code.toLowerCase(), ` ${code.replaceAll('-', ' ')} `, code.replaceAll('-', '')])
        expect(await findRecoveryCode(api.app.context, api.db, id, typed)).toBeDefined();
      const found = await findRecoveryCode(api.app.context, api.db, id, code);
      if (found === undefined) throw new Error('the code was not found');
      const spent = await Promise.all([1, 2, 3].map(() => spendRecoveryCode(api.db, found)));
      expect(spent.filter((left) => left !== undefined)).toEqual([9]);
      expect(await findRecoveryCode(api.app.context, api.db, id, code)).toBeUndefined();
      expect(await findRecoveryCode(api.app.context, api.db, id, `${code[0]}AAAAAAAAAAA`)).toBeUndefined();
      expect(await factorsOf(api.db, id)).toEqual([]);
    });
  });

  describe('a passkey', () => {
    let userId = '';
    let authenticator: Authenticator;
    const of: ChallengeFor = { purpose: 'confirm', subject: 'a session', origin: ORIGIN };
    const challenge = (change: Partial<ChallengeFor> = {}) =>
      newChallenge(contextWith(OLD), { ...of, ...change });
    const verify = (assertion: ReturnType<Authenticator['sign']>, change: object = {}) =>
      verifyAssertion(contextWith(OLD), api.db, { ...of, assertion, ...change });
    const addTo = async (owner: string, made: Authenticator) => {
      const asked = { ...newChallenge(contextWith(OLD), { ...of, purpose: 'new passkey' }) };
      const passkey = made.make({ ...asked, user_handle: handle(owner) });
      const kept = await verifyNewPasskey(contextWith(OLD), api.db, {
        ...of,
        purpose: 'new passkey',
        passkey,
      });
      await sql`insert into passkeys (id, user_id, credential_id, public_key, sign_count, name)
        values (${randomUUID()}, ${owner}, ${kept.credentialId}, ${kept.publicKey}, ${kept.signCount}, 'Ключ')`.execute(
        api.db,
      );
    };
    const handle = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
    const REFUSED = {
      code: 'AUTH.006',
      message: 'Ключ доступа не подошёл. Попробуйте ещё раз или выберите другой способ',
    };

    beforeAll(async () => {
      userId = (await createUser(api.db)).id;
      authenticator = new Authenticator();
      await addTo(userId, authenticator);
    });

    it('proves its person, and its use is noted', async () => {
      expect(await verify(authenticator.sign(challenge()), { userId })).toMatchObject({ userId });
      const { rows } = await sql<{ sign_count: number; last_used_at: Date | null }>`
        select sign_count, last_used_at from passkeys where user_id = ${userId}`.execute(api.db);
      expect(rows[0]).toMatchObject({ sign_count: 2, last_used_at: expect.any(Date) });
      expect(await factorsOf(api.db, userId)).toEqual(['passkey']);
    });

    it('that does not count proves its person again and again', async () => {
      const cloud = new Authenticator({ counts: false });
      await addTo(userId, cloud);
      for (let time = 0; time < 2; time += 1)
        expect(await verify(cloud.sign(challenge()))).toMatchObject({ userId });
    });

    it('is refused with a challenge that was answered, also for one of two answers at the same moment', async () => {
      const cloud = new Authenticator({ counts: false });
      await addTo(userId, cloud);
      const asked = challenge();
      const answers = await Promise.allSettled([1, 2, 3].map(() => verify(cloud.sign(asked))));
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it.each([
      ['of a foreign page', { origin: 'https://evil.example' }],
      ['for a foreign site', { rpId: 'evil.example' }],
      ['without the person', { isVerified: false }],
      ['with a count that went back', { count: 1 }],
      ['for another person', { userHandle: handle(randomUUID()) }],
      ['of another kind', { type: 'webauthn.create' }],
      ['in a frame of somebody else', { crossOrigin: true }],
    ])('that signs %s is refused', async (_what, fault) => {
      await expect(verify(authenticator.sign(challenge(), fault))).rejects.toMatchObject(REFUSED);
    });

    it.each([
      ['another purpose', { purpose: 'sign-in' as const }],
      ['another session', { subject: 'another session' }],
      ['another host', { origin: 'http://other.example' }],
    ])('that answers a challenge of %s is refused', async (_what, change) => {
      const asked = { ...challenge(change), rp_id: 'localhost' };
      await expect(verify(authenticator.sign(asked))).rejects.toMatchObject(REFUSED);
    });

    it('that answers too late is refused, and up to then is not', async () => {
      const started = Date.now();
      const late = challenge();
      const inTime = challenge();
      at(started / 1000 + 299);
      expect(await verify(authenticator.sign(inTime))).toMatchObject({ userId });
      at(started / 1000 + 301);
      await expect(verify(authenticator.sign(late))).rejects.toMatchObject(REFUSED);
    });

    it('that answers a challenge which somebody has made or changed is refused', async () => {
      const { challenge: text, ...asked } = challenge();
      const changed = `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;
      for (const other of [changed, '', 'AAAA', `${text}=`, `${text}AAAA`])
        await expect(verify(authenticator.sign({ ...asked, challenge: other }))).rejects.toMatchObject(
          REFUSED,
        );
    });

    it('of somebody else is refused', async () => {
      const other = await createUser(api.db);
      await expect(verify(authenticator.sign(challenge()), { userId: other.id })).rejects.toMatchObject(
        REFUSED,
      );
      await expect(verify(new Authenticator().sign(challenge()))).rejects.toMatchObject(REFUSED);
    });

    it('is refused for bytes that mean nothing, never with a fault', async () => {
      const right = authenticator.sign(challenge());
      const nonsense = Buffer.from('nonsense').toString('base64url');
      for (const field of ['client_data', 'authenticator_data', 'signature'] as const)
        await expect(verify({ ...right, [field]: nonsense })).rejects.toMatchObject(REFUSED);
      for (const text of ['null', '1', '[]', '{}', '{"challenge":1}'])
        await expect(
          verify({ ...right, client_data: Buffer.from(text).toString('base64url') }),
        ).rejects.toMatchObject(REFUSED);
      const asked = newChallenge(contextWith(OLD), { ...of, purpose: 'new passkey' });
      const made = new Authenticator().make(asked);
      for (const field of ['client_data', 'attestation_object', 'id'] as const)
        await expect(
          verifyNewPasskey(contextWith(OLD), api.db, {
            ...of,
            purpose: 'new passkey',
            passkey: { ...made, [field]: nonsense },
          }),
        ).rejects.toMatchObject(REFUSED);
    });

    it('is good with a challenge of before while the key is changed', async () => {
      const asked = challenge();
      const assertion = authenticator.sign(asked);
      await expect(verifyAssertion(contextWith(NEW), api.db, { ...of, assertion })).rejects.toMatchObject(
        REFUSED,
      );
      expect(await verifyAssertion(contextWith(NEW, OLD), api.db, { ...of, assertion })).toMatchObject({
        userId,
      });
    });
  });
});
