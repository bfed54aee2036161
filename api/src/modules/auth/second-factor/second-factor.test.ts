import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { hashSecret } from '#lib/sessions/secret.ts';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { forgetSteps, type TotpOwner, totpFor, totpOwner, typePassword } from '#test/test-factors.ts';
import { testHasher } from '#test/test-hasher.ts';
import { letterCode, lettersSeenBy } from '#test/test-letters.ts';
import { createUser, PASSWORD } from '#test/test-users.ts';

const NEXT = 'Next-2026-pass';
const OVER = {
  status: 409,
  code: 'RES.003',
  message: 'Время на второй шаг вышло. Введите пароль ещё раз',
};
const WRONG = { status: 400, code: 'AUTH.006', message: 'Неверный код' };

describe.each(anyDatabase)('a sign-in with a second factor on $name', (database) => {
  const lines: string[] = [];
  const api = useTestApi(database, {
    log: { write: (line) => void lines.push(line) },
    env: { LOG_LEVEL: 'debug' },
  });

  const totp = (browser: TestClient, code: string) => browser.post('/auth/sign-in/totp', { code });
  const recovery = (browser: TestClient, code: string) =>
    browser.post('/auth/sign-in/recovery-code', { code });
  const begun = ({ owner }: TotpOwner) => typePassword(api.visitor(), owner.email);
  const isIn = async (browser: TestClient) => (await browser.get('/users/me')).status === 200;
  const sessionsOf = async (userId: string) => {
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from sessions where user_id = ${userId}`.execute(api.db);
    return rows[0]?.n;
  };
  const actionsOf = async (userId: string) => {
    const { rows } = await sql<{ action: string; after: unknown }>`select action, after from audit_log
      where (entity_id = ${userId} or actor_id = ${userId}::uuid) order by seq`.execute(api.db);
    return rows;
  };

  describe('whose password was right', () => {
    it('says what may follow and opens nothing', async () => {
      const person = await totpOwner(api);
      const { owner } = person;
      const before = await api.db
        .selectFrom('users')
        .selectAll()
        .where('id', '=', owner.userId)
        .executeTakeFirst();
      const browser = api.visitor();
      const answer = await browser.post('/auth/sign-in', { email: owner.email, password: PASSWORD });
      expect(answer).toMatchObject({ status: 403, code: 'AUTH.012', data: undefined });
      expect(answer.details.methods).toEqual(['totp', 'recovery_code']);
      expect([...browser.cookies.keys()]).toEqual(['cabinet_sign_in']);
      expect(String(answer.headers['set-cookie'])).toMatch(
        /^cabinet_sign_in=[\w-]{43}; .*HttpOnly; SameSite=Lax/,
      );
      expect(await isIn(browser)).toBe(false);
      expect(await sessionsOf(owner.userId)).toBe(1);
      const after = await api.db
        .selectFrom('users')
        .selectAll()
        .where('id', '=', owner.userId)
        .executeTakeFirst();
      expect(after).toEqual(before);
      expect((await actionsOf(owner.userId)).at(-1)?.action).toBe('auth.sign_in_begun');
      const steps = await api.db.selectFrom('sign_in_steps').select('token_hash').execute();
      const secret = browser.cookies.get('cabinet_sign_in') ?? '';
      expect(steps.map(({ token_hash }) => Buffer.from(token_hash).toString('hex'))).toContain(
        hashSecret(secret).toString('hex'),
      );
    });

    it('says nothing of it for a wrong password, which costs the same', async () => {
      const { owner } = await totpOwner(api);
      const before = api.hashCalls();
      const answer = await api.visitor().post('/auth/sign-in', { email: owner.email, password: NEXT });
      expect(answer).toMatchObject({ status: 401, code: 'AUTH.004' });
      expect(answer.details.methods).toBeUndefined();
      expect(api.hashCalls() - before).toBe(1);
    });

    it('is finished by the code of an app, as any sign-in', async () => {
      const person = await totpOwner(api);
      const browser = await begun(person);
      const answer = await totp(browser, person.code());
      expect(answer.status).toBe(200);
      expect(answer.data).toMatchObject({ user: { id: person.owner.userId } });
      expect([...browser.cookies.keys()].sort()).toEqual(['cabinet_device', 'cabinet_session']);
      expect(await isIn(browser)).toBe(true);
      expect(await lettersSeenBy(api.db, person.owner.email, 'new-device')).toHaveLength(1);
      expect((await actionsOf(person.owner.userId)).at(-1)).toEqual({
        action: 'auth.sign_in',
        after: { new_device: true, method: 'totp' },
      });
      const { rows } =
        await sql<object>`select confirmed_by, confirmed_at is not null as at, confirmed_fingerprint,
        confirmation_used_at = confirmed_at as used from sessions where user_id = ${person.owner.userId}
        order by created_at desc limit 1`.execute(api.db);
      expect(rows).toEqual([
        { confirmed_by: 'totp', at: true, confirmed_fingerprint: expect.any(String), used: true },
      ]);
    });

    it('is finished once: the other of two windows types the password again', async () => {
      const person = await totpOwner(api);
      const browser = await begun(person);
      const other = api.visitor();
      for (const [name, value] of browser.cookies) other.cookies.set(name, value);
      expect((await totp(browser, person.code())).status).toBe(200);
      await forgetSteps(api, person.owner.userId);
      expect(await totp(other, person.code())).toMatchObject(OVER);
      expect(await isIn(other)).toBe(false);
    });

    it('is finished by one of two windows at the same moment', async () => {
      const person = await totpOwner(api);
      const [one, other] = [await begun(person), await begun(person)];
      const answers = await Promise.all([totp(one, person.code()), totp(other, person.code())]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    });

    it('is over after ten minutes, and without its cookie', async () => {
      const person = await totpOwner(api);
      const browser = await begun(person);
      await sql`update sign_in_steps set expires_at = now() where user_id = ${person.owner.userId}`.execute(
        api.db,
      );
      expect(await totp(browser, person.code())).toMatchObject(OVER);
      expect(await totp(api.visitor(), person.code())).toMatchObject(OVER);
      expect(await recovery(api.visitor(), person.recoveryCodes[0] ?? '')).toMatchObject(OVER);
    });

    it.each<[string, (person: TotpOwner) => Promise<unknown>]>([
      [
        'the form',
        ({ owner }) => owner.post('/users/me/password', { current_password: PASSWORD, new_password: NEXT }),
      ],
      ['the profile', ({ owner }) => owner.patch('/users/0', { current_password: PASSWORD, password: NEXT })],
      [
        'a code of a letter',
        async ({ owner: { email } }) => {
          await api.visitor().post('/auth/password-reset', { email });
          const body = { email, code: await letterCode(api.db, email), password: NEXT };
          expect((await api.visitor().post('/auth/password-reset/confirm', body)).status).toBe(200);
        },
      ],
    ])('is over when %s changes the password', async (_way, change) => {
      const person = await totpOwner(api);
      const browser = await begun(person);
      await change(person);
      expect(await totp(browser, person.code())).toMatchObject(OVER);
      const again = await typePassword(api.visitor(), person.owner.email, NEXT);
      expect((await totp(again, person.code())).status).toBe(200);
    });

    it('is over when the factors change', async () => {
      const person = await totpOwner(api);
      const browser = await begun(person);
      expect((await person.owner.post('/users/me/recovery-codes')).status).toBe(200);
      expect(await totp(browser, person.code())).toMatchObject(OVER);
    });

    it('is refused to somebody who is deactivated between the steps', async () => {
      const person = await totpOwner(api);
      const browser = await begun(person);
      await sql`update users set is_active = false where id = ${person.owner.userId}`.execute(api.db);
      expect(await totp(browser, person.code())).toMatchObject({ status: 403, code: 'AUTH.007' });
    });

    it('needs the second factor after a reset by e-mail too', async () => {
      const { owner, code } = await totpOwner(api);
      const browser = api.visitor();
      await browser.post('/auth/password-reset', { email: owner.email });
      const body = { email: owner.email, code: await letterCode(api.db, owner.email), password: NEXT };
      expect((await browser.post('/auth/password-reset/confirm', body)).status).toBe(200);
      await typePassword(browser, owner.email, NEXT);
      expect(await isIn(browser)).toBe(false);
      expect((await totp(browser, code())).status).toBe(200);
    });

    it('is over for a session that the same browser opens otherwise', async () => {
      const person = await totpOwner(api);
      const browser = await begun(person);
      const { email } = await createUser(api.db);
      expect((await browser.post('/auth/sign-in', { email, password: PASSWORD })).status).toBe(200);
      expect(browser.cookies.has('cabinet_sign_in')).toBe(false);
    });
  });

  describe('by a wrong code', () => {
    it('is refused, and goes on with a right one', async () => {
      const person = await totpOwner(api);
      const browser = await begun(person);
      const wrong = person.code() === '000000' ? '000001' : '000000';
      expect(await totp(browser, wrong)).toMatchObject(WRONG);
      expect(await recovery(browser, 'AAAA-AAAA-AAAA')).toMatchObject(WRONG);
      expect((await totp(browser, person.code())).status).toBe(200);
      const refusals = (await actionsOf(person.owner.userId)).filter(
        ({ action }) => action === 'auth.sign_in_refused',
      );
      expect(refusals).toMatchObject([{ after: { reason: 'wrong totp', tries: 1 } }]);
    });

    it('of an app whose clock is half a minute off is let in, and of one that is an hour off is not', async () => {
      const person = await totpOwner(api);
      for (const away of [-1, 1]) {
        await forgetSteps(api, person.owner.userId);
        expect(await totp(await begun(person), person.code(away))).toMatchObject({ status: 200 });
      }
      await forgetSteps(api, person.owner.userId);
      expect(await totp(await begun(person), person.code(-120))).toMatchObject(WRONG);
    });

    it('is refused for the code that was typed before', async () => {
      const person = await totpOwner(api);
      const code = person.code();
      expect((await totp(await begun(person), code)).status).toBe(200);
      expect(await totp(await begun(person), code)).toMatchObject(WRONG);
    });

    it('that no key opens is refused, without a fault; a recovery code goes on', async () => {
      const person = await totpOwner(api);
      await sql`update totp_secrets set sealed_secret = decode('00112233445566778899', 'hex')
        where user_id = ${person.owner.userId}`.execute(api.db);
      const browser = await begun(person);
      lines.length = 0;
      expect(await totp(browser, person.code())).toMatchObject(WRONG);
      expect(lines.filter((line) => line.includes('SECOND_FACTOR_KEY does not open'))).toHaveLength(1);
      expect((await recovery(browser, person.recoveryCodes[0] ?? '')).status).toBe(200);
    });
  });

  describe('by a recovery code', () => {
    it('opens one session, and a letter says how many are left', async () => {
      const person = await totpOwner(api);
      const [code = ''] = person.recoveryCodes;
      const browser = await begun(person);
      expect((await recovery(browser, ` ${code.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(200);
      expect(await isIn(browser)).toBe(true);
      const [letter = ''] = await lettersSeenBy(api.db, person.owner.email, 'recovery-code-used');
      expect(letter).toContain('9 кодов');
      expect(letter).not.toContain(code);
      const again = await begun(person);
      expect(await recovery(again, code)).toMatchObject(WRONG);
      expect(await actionsOf(person.owner.userId)).toContainEqual({
        action: 'auth.sign_in',
        after: { new_device: true, method: 'recovery_code' },
      });
    });

    it('opens one of two at the same moment', async () => {
      const person = await totpOwner(api);
      const [code = ''] = person.recoveryCodes;
      const browsers = [await begun(person), await begun(person)];
      const answers = await Promise.all(browsers.map((browser) => recovery(browser, code)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(await lettersSeenBy(api.db, person.owner.email, 'recovery-code-used')).toHaveLength(1);
    });

    it('is refused for the codes of before, once new ones are made', async () => {
      const person = await totpOwner(api);
      const made = await person.owner.post('/users/me/recovery-codes');
      const [code = ''] = made.read<{ codes: string[] }>().codes;
      const browser = await begun(person);
      expect(await recovery(browser, person.recoveryCodes[0] ?? '')).toMatchObject(WRONG);
      expect((await recovery(browser, code)).status).toBe(200);
    });
  });

  it('leaves no secret in the log, in letters and in the audit log', async () => {
    lines.length = 0;
    const person = await totpOwner(api);
    const browser = await begun(person);
    const step = browser.cookies.get('cabinet_sign_in') ?? '';
    const [first = '', second = ''] = person.recoveryCodes;
    await recovery(browser, `${second}X`);
    await recovery(browser, first);
    const [code] = [person.code()];
    await totp(await begun(person), code);
    const letters = await api.db.selectFrom('outbox').select(['subject', 'body_text', 'body_html']).execute();
    const audit =
      await sql`select to_jsonb(a) - 'hash' - 'previous_hash' - 'id' - 'trace_id' as row from audit_log a
      where entity_id = ${person.owner.userId} or actor_id = ${person.owner.userId}::uuid`.execute(api.db);
    const said = JSON.stringify([lines, letters, audit.rows]);
    for (const secret of [person.secret, step, first, second, first.replaceAll('-', '')])
      expect(said).not.toContain(secret);
    expect(JSON.stringify([lines, audit.rows])).not.toMatch(new RegExp(`"${code}"`));
  });
});

describe.each(anyDatabase)('the tries at a second factor on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_SCALE: '1' } });
  const guess = (browser: TestClient, code: string) => browser.post('/auth/sign-in/totp', { code });

  it('end after ten for whoever knows the password, and the owner gets in on a browser that has signed in', async () => {
    const person = await totpOwner(api);
    const { owner, code } = person;
    await owner.post('/auth/sign-out');
    const right = [-1, 0, 1].map((away) => code(away));
    const wrong = Array.from({ length: 40 }, (_, index) => String(index).padStart(6, '0')).filter(
      (each) => !right.includes(each),
    );
    const answers = [];
    for (const [index, each] of wrong.entries()) {
      const stranger = await typePassword(api.visitor(`10.9.${index}.1`), owner.email);
      answers.push((await guess(stranger, each)).code);
    }
    expect(answers.slice(0, 10).every((each) => each === 'AUTH.006')).toBe(true);
    expect(answers.slice(10).every((each) => each === 'RATE.001')).toBe(true);
    // Not even the right code helps a stranger now.
    const stranger = await typePassword(api.visitor('10.9.200.1'), owner.email);
    expect((await guess(stranger, code())).code).toBe('RATE.001');

    await typePassword(owner, owner.email);
    expect((await guess(owner, code())).status).toBe(200);
  });

  it('are fifty a day, however patient the guesser', async () => {
    const { owner } = await totpOwner(api);
    let judged = 0;
    for (let quarter = 0; quarter < 7; quarter += 1) {
      const stranger = await typePassword(api.visitor(`10.8.${quarter}.1`), owner.email);
      const codes = Array.from({ length: 11 }, (_, index) => guess(stranger, String(index).padStart(6, '0')));
      judged += (await Promise.all(codes)).filter(({ code }) => code === 'AUTH.006').length;
      await sql`delete from rate_limits where bucket = ${`second-factor:person:${owner.userId}`}`.execute(
        api.db,
      );
    }
    expect(judged).toBe(50);
  });

  it('are fifty a day for all browsers that a stranger with the mail box makes known', async () => {
    const { owner } = await totpOwner(api);
    let judged = 0;
    for (let time = 0; time < 7; time += 1) {
      const browser = api.visitor(`10.7.${time}.1`);
      await sql`delete from rate_limits where bucket like '%reset%' or bucket like 'confirm%'`.execute(
        api.db,
      );
      await browser.post('/auth/password-reset', { email: owner.email });
      const body = {
        email: owner.email,
        code: await letterCode(api.db, owner.email),
        password: `Next-2026-pass-${time}`,
      };
      expect((await browser.post('/auth/password-reset/confirm', body)).status).toBe(200);
      await typePassword(browser, owner.email, body.password);
      const codes = Array.from({ length: 11 }, (_, index) => guess(browser, String(index).padStart(6, '0')));
      judged += (await Promise.all(codes)).filter(({ code }) => code === 'AUTH.006').length;
    }
    expect(judged).toBe(50);
  });

  it('are not used up by right codes', async () => {
    const person = await totpOwner(api);
    for (let time = 0; time < 12; time += 1) {
      await forgetSteps(api, person.owner.userId);
      const browser = await typePassword(api.visitor(`10.6.${time}.1`), person.owner.email);
      expect((await guess(browser, person.code())).status).toBe(200);
    }
  });
});

describe.each(anyDatabase)('a factor that comes or goes while a password is checked on $name', (database) => {
  let meanwhile: (() => Promise<unknown>) | undefined;
  const api = useTestApi(database, {
    hasher: {
      ...testHasher,
      verify: async (stored, password) => {
        const work = meanwhile;
        meanwhile = undefined;
        await work?.();
        return testHasher.verify(stored, password);
      },
    },
  });
  const signIn = (email: string) => api.visitor().post('/auth/sign-in', { email, password: PASSWORD });

  it('is asked for, and no session is opened', async () => {
    const owner = await api.signedIn();
    meanwhile = () => totpFor(api, owner);
    expect(await signIn(owner.email)).toMatchObject({ status: 403, code: 'AUTH.012' });
    const { rows } = await sql`select from sessions where user_id = ${owner.userId}`.execute(api.db);
    expect(rows).toHaveLength(1);
  });

  it('is asked for no more', async () => {
    const { owner } = await totpOwner(api);
    meanwhile = () => owner.delete('/users/me/totp');
    expect((await signIn(owner.email)).status).toBe(200);
  });

  it('lets nobody in by a password that was changed meanwhile', async () => {
    const { owner } = await totpOwner(api);
    meanwhile = () => owner.post('/users/me/password', { current_password: PASSWORD, new_password: NEXT });
    expect(await signIn(owner.email)).toMatchObject({ status: 401, code: 'AUTH.004' });
    const { rows } = await sql`select from sign_in_steps where user_id = ${owner.userId}`.execute(api.db);
    expect(rows).toHaveLength(0);
  });
});
