import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { tidyUp } from '#scheduled-jobs/housekeeping.ts';
import { anyDatabase } from '#test/databases.ts';
import { createTestApi, type SignedIn, useTestApi } from '#test/test-api.ts';
import {
  askForEmail,
  confirmEmail,
  confirmSecret,
  emailOf,
  freeEmail,
  moveTo,
  passTime,
  undoEmail,
  undoSecret,
} from '#test/test-email-changes.ts';
import { letterCode, lettersSeenBy, lettersTo } from '#test/test-letters.ts';
import { createUser, PASSWORD } from '#test/test-users.ts';

describe.each(anyDatabase)('another e-mail of ones own on $name', (database) => {
  const api = useTestApi(database);
  const pendingOf = async (who: SignedIn) =>
    (await who.get('/users/me/email')).read<{ pending: { email: string; awaits: string } | null }>().pending;
  const lettersOf = async (email: string) => {
    const { rows } = await sql<{
      kind: string;
    }>`select kind from outbox where recipient = ${email} order by id`.execute(api.db);
    return rows.map(({ kind }) => kind);
  };
  const auditOf = async (id: string) => {
    const { rows } = await sql`select action, actor_id, written_by, before, after from audit_log
      where entity_id = ${id} and action like 'user.%' order by seq`.execute(api.db);
    return rows;
  };

  it('is asked for, tells both addresses, and changes by a press on the link, from another device too', async () => {
    const person = await api.signedIn();
    const to = freeEmail();
    const answer = await askForEmail(api, person, to.toUpperCase());
    expect(answer).toMatchObject({
      status: 200,
      data: { pending: { email: to, awaits: 'link' }, takes_two: false },
    });
    expect(await pendingOf(person)).toMatchObject({ email: to, awaits: 'link' });
    const [told = ''] = await lettersSeenBy(api.db, person.email, 'email-change-asked');
    for (const fact of ['Устройство: ', 'Адрес: 127.0.0.1', 'Когда: ', '/email/undo#token='])
      expect(told).toContain(fact);
    const [asked = ''] = await lettersSeenBy(api.db, to, 'email-confirm');
    expect(asked).toContain('Здравствуйте!');
    expect(asked).not.toContain('Тест');
    expect(asked).not.toContain(person.email);

    const token = await confirmSecret(api.db, to);
    const other = api.visitor('198.51.100.7');
    for (let look = 0; look < 2; look += 1)
      expect((await other.get(`/auth/email/confirm/${token}`)).data).toMatchObject({ state: 'open' });
    expect(await emailOf(api, person)).toBe(person.email);
    expect((await confirmEmail(other, token)).data).toMatchObject({ state: 'done' });
    expect(await emailOf(api, person)).toBe(to);
    expect(await pendingOf(person)).toBeNull();
    expect((await person.get('/users/me')).status).toBe(200);
    for (const email of [person.email, to])
      expect(await lettersTo(api.db, email, 'email-changed')).toHaveLength(1);
    const visitor = api.visitor();
    expect((await visitor.post('/auth/sign-in', { email: to, password: PASSWORD })).status).toBe(200);
    expect((await visitor.post('/auth/sign-in', { email: person.email, password: PASSWORD })).code).toBe(
      'AUTH.004',
    );
    expect(await auditOf(person.userId)).toEqual([
      {
        action: 'user.email_request',
        actor_id: person.userId,
        written_by: null,
        before: null,
        after: { email: to },
      },
      {
        action: 'user.update',
        actor_id: null,
        written_by: 'email-link',
        before: { email: person.email },
        after: { email: to },
      },
    ]);
  });

  it('answers the same for an e-mail that is free, taken, switched off, waited for or kept, and leaves the same', async () => {
    const holder = await createUser(api.db);
    const off = await createUser(api.db, { isActive: false });
    const rival = await api.signedIn();
    const waitedFor = freeEmail();
    await askForEmail(api, rival, waitedFor);
    const mover = await api.signedIn();
    await moveTo(api, mover, freeEmail());

    const seen: unknown[] = [];
    const told: string[][] = [];
    for (const email of [freeEmail(), holder.email, off.email, waitedFor, mover.email]) {
      const person = await api.signedIn();
      const before = (await lettersOf(email)).length;
      const answer = await askForEmail(api, person, email);
      told.push((await lettersOf(email)).slice(before));
      const own = await lettersSeenBy(api.db, person.email, 'email-change-asked');
      const pending = await pendingOf(person);
      const audit = await auditOf(person.userId);
      seen.push(
        JSON.parse(
          JSON.stringify([answer.status, answer.message, answer.data, pending, audit, own.length])
            .replaceAll(email, 'EMAIL')
            .replaceAll(person.userId, 'ID')
            .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'AT'),
        ),
      );
    }
    expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(told).toEqual([['email-confirm'], ['email-taken'], [], ['email-confirm'], []]);
  });

  it('tells the holder once a day that somebody wanted their e-mail, and names nobody', async () => {
    const limited = await createTestApi(database, { env: { RATE_LIMIT_SCALE: '1' } });
    const holder = await createUser(limited.db, { displayName: 'Владелица' });
    for (let n = 0; n < 2; n += 1) {
      const person = await limited.signedIn({ displayName: 'Проныра' });
      await askForEmail(limited, person, holder.email);
    }
    const letters = await lettersTo(limited.db, holder.email, 'email-taken');
    expect(letters).toHaveLength(1);
    expect(letters[0]).not.toMatch(/Проныра|Владелица/);
    await limited.close();
  });

  it('is limited by person, by address asked for and by network', async () => {
    const limited = await createTestApi(database, { env: { RATE_LIMIT_SCALE: '1' } });
    const eager = await limited.signedIn();
    for (let n = 0; n < 4; n += 1) expect((await askForEmail(limited, eager, freeEmail())).status).toBe(200);
    expect(await askForEmail(limited, eager, freeEmail())).toMatchObject({ status: 429, code: 'RATE.001' });
    const wanted = freeEmail();
    for (let n = 0; n < 5; n += 1)
      expect((await askForEmail(limited, await limited.signedIn(), wanted)).status).toBe(200);
    expect((await askForEmail(limited, await limited.signedIn(), wanted)).code).toBe('RATE.001');
    expect(await lettersTo(limited.db, wanted, 'email-confirm')).toHaveLength(5);
    await limited.close();
  });

  it('refuses the own present e-mail at its field, and a guest', async () => {
    const person = await api.signedIn();
    expect(await askForEmail(api, person, person.email.toUpperCase())).toMatchObject({
      code: 'VAL.003',
      details: { fields: { email: expect.stringContaining('ваша почта') } },
    });
    expect((await askForEmail(api, person, 'nonsense')).code).toBe('VAL.001');
    expect((await askForEmail(api, await api.signedIn({ role: 'guest' }), freeEmail())).code).toBe('RES.003');
    expect((await api.visitor().post('/users/me/email', { email: freeEmail() })).code).toBe('AUTH.001');
  });

  it('asks again who somebody is once the proof of the sign-in is over, before anything is looked at', async () => {
    const person = await api.signedIn();
    const to = freeEmail();
    await person.delete('/auth/reauthentication');
    expect((await askForEmail(api, person, to)).code).toBe('AUTH.010');
    expect((await askForEmail(api, person, person.email)).code).toBe('AUTH.010');
    expect(await lettersOf(to)).toEqual([]);
    expect(await lettersOf(person.email)).toEqual([]);
  });

  it('is one at a time: the link of the former one confirms nothing', async () => {
    const person = await api.signedIn();
    const [first, second] = [freeEmail(), freeEmail()];
    await askForEmail(api, person, first);
    const former = await confirmSecret(api.db, first);
    await askForEmail(api, person, second);
    expect((await api.visitor().get(`/auth/email/confirm/${former}`)).data).toMatchObject({
      state: 'replaced',
    });
    expect((await confirmEmail(api.visitor(), former)).code).toBe('RES.003');
    expect(await pendingOf(person)).toMatchObject({ email: second });
    expect((await confirmEmail(api.visitor(), await confirmSecret(api.db, second))).status).toBe(200);
  });

  it('is sent again to the same address with a new link', async () => {
    const person = await api.signedIn();
    const to = freeEmail();
    await askForEmail(api, person, to);
    const former = await confirmSecret(api.db, to);
    await askForEmail(api, person, to);
    expect((await confirmEmail(api.visitor(), former)).code).toBe('RES.003');
    expect((await confirmEmail(api.visitor(), await confirmSecret(api.db, to))).status).toBe(200);
  });

  it('is taken back by the person', async () => {
    const person = await api.signedIn();
    const to = freeEmail();
    await askForEmail(api, person, to);
    expect(await person.delete('/users/me/email')).toMatchObject({ status: 200, data: { pending: null } });
    expect((await confirmEmail(api.visitor(), await confirmSecret(api.db, to))).code).toBe('RES.003');
    expect(
      (await api.visitor().get(`/auth/email/undo/${await undoSecret(api.db, person.email)}`)).data,
    ).toMatchObject({
      state: 'stopped',
    });
    expect(await emailOf(api, person)).toBe(person.email);
  });

  it('expires after a day, and its link is no other link', async () => {
    const person = await api.signedIn();
    const to = freeEmail();
    await askForEmail(api, person, to);
    const token = await confirmSecret(api.db, to);
    expect((await undoEmail(api.visitor(), token)).code).toBe('RES.001');
    expect((await confirmEmail(api.visitor(), await undoSecret(api.db, person.email))).code).toBe('RES.001');
    await passTime(api.db, person.userId, '24 hours');
    expect((await api.visitor().get(`/auth/email/confirm/${token}`)).data).toMatchObject({
      state: 'expired',
    });
    expect((await confirmEmail(api.visitor(), token)).code).toBe('RES.003');
    expect(await pendingOf(person)).toBeNull();
  });

  it('is confirmed once: a second press changes nothing', async () => {
    const person = await api.signedIn();
    const [first, second] = [freeEmail(), freeEmail()];
    await askForEmail(api, person, first);
    const token = await confirmSecret(api.db, first);
    await confirmEmail(api.visitor(), token);
    await moveTo(api, person, second);
    expect((await confirmEmail(api.visitor(), token)).data).toMatchObject({ state: 'done' });
    expect(await emailOf(api, person)).toBe(second);
    expect(await lettersTo(api.db, first, 'email-changed')).toHaveLength(2);
  });

  it('goes to whoever proves it first; the other one is told that it is taken', async () => {
    const [first, second] = [await api.signedIn(), await api.signedIn()];
    const wanted = freeEmail();
    await askForEmail(api, first, wanted);
    const ofFirst = await confirmSecret(api.db, wanted);
    await askForEmail(api, second, wanted);
    const ofSecond = await confirmSecret(api.db, wanted);
    expect((await confirmEmail(api.visitor(), ofSecond)).status).toBe(200);
    expect((await api.visitor().get(`/auth/email/confirm/${ofFirst}`)).data).toMatchObject({
      state: 'taken',
    });
    expect(await confirmEmail(api.visitor(), ofFirst)).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('занята'),
    });
    expect(await emailOf(api, first)).toBe(first.email);
  });

  it('ends with the session in which it was asked for, if somebody takes that away', async () => {
    const ends: ((thief: SignedIn) => Promise<unknown>)[] = [
      async ({ email }) => {
        const visitor = api.visitor();
        await visitor.post('/auth/password-reset', { email });
        await visitor.post('/auth/password-reset/confirm', {
          email,
          code: await letterCode(api.db, email),
          password: 'sea-Lantern-77-owl',
        });
      },
      async ({ email }) => {
        const owner = api.visitor();
        await owner.post('/auth/sign-in', { email, password: PASSWORD });
        await owner.delete('/users/me/sessions');
      },
      async ({ userId }) =>
        (await api.signedIn({ role: 'admin' })).post(`/admin/users/${userId}/deactivate`, {}),
    ];
    for (const end of ends) {
      const thief = await api.signedIn();
      const to = freeEmail();
      await askForEmail(api, thief, to);
      const token = await confirmSecret(api.db, to);
      await end(thief);
      expect((await confirmEmail(api.visitor(), token)).code).toBe('RES.003');
      expect(await emailOf(api, thief)).toBe(thief.email);
    }
    const leaver = await api.signedIn();
    const to = freeEmail();
    await askForEmail(api, leaver, to);
    await leaver.post('/auth/sign-out');
    expect((await confirmEmail(api.visitor(), await confirmSecret(api.db, to))).status).toBe(200);
  });

  it('ends codes and links that were sent to the former address', async () => {
    const person = await api.signedIn();
    await api.visitor().post('/auth/password-reset', { email: person.email });
    await sql`insert into sign_in_steps (token_hash, user_id, expires_at)
      values ('\\x01', ${person.userId}, now() + interval '10 minutes')`.execute(api.db);
    const to = freeEmail();
    await moveTo(api, person, to);
    const { rows } = await sql`select user_id from reset_codes where user_id = ${person.userId}
      union all select user_id from sign_in_steps where user_id = ${person.userId}`.execute(api.db);
    expect(rows).toEqual([]);
  });

  it('speaks for itself where an administrator had set the one before', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    const owner = await api.signedIn();
    const group = await owner.post('/group', { name: 'Семья' });
    expect(group.status).toBe(200);
    const person = await api.signedIn();
    const seesInvitation = async (email: string) => {
      await owner.post('/group/invite', { email });
      const { items } = (await person.get('/users/me/attention')).read<{ items: { kind: string }[] }>();
      return items.some(({ kind }) => kind === 'invitation');
    };
    const set = freeEmail();
    const seen = (await admin.get(`/admin/users/${person.userId}`)).read<{
      updated_at: string;
      display_name: string;
    }>();
    await admin.put(`/admin/users/${person.userId}`, {
      email: set,
      display_name: seen.display_name,
      updated_at: seen.updated_at,
    });
    expect(await seesInvitation(set)).toBe(false);
    const own = freeEmail();
    await moveTo(api, person, own);
    expect(await seesInvitation(own)).toBe(true);
  });

  it('stands in no log and no row with its secrets, and is forgotten after a month', async () => {
    const lines: string[] = [];
    const logged = await createTestApi(database, {
      env: { LOG_LEVEL: 'trace' },
      log: { write: (line) => void lines.push(line) },
    });
    const person = await logged.signedIn();
    const to = freeEmail();
    await askForEmail(logged, person, to);
    const secrets = [await confirmSecret(logged.db, to), await undoSecret(logged.db, person.email)];
    await logged.visitor().get(`/auth/email/confirm/${secrets[0]}`);
    await logged.visitor().get(`/auth/email/undo/${secrets[1]}`);
    await confirmEmail(logged.visitor(), secrets[0] ?? '');
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
    const count = async () =>
      (
        await sql`select 1 from email_changes c join email_change_links l on l.change_id = c.id`.execute(
          logged.db,
        )
      ).rows.length;
    await tidyUp(logged.db);
    expect(await count()).toBe(3);
    await passTime(logged.db, person.userId, '31 days');
    await tidyUp(logged.db);
    expect(await count()).toBe(0);
    await logged.close();
  });
});
