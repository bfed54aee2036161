import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { addPasskey, signInByPasskey, totpOwner, typePassword } from '#test/test-factors.ts';
import { lettersSeenBy } from '#test/test-letters.ts';
import { PASSWORD } from '#test/test-users.ts';
import { resetFactorsOf } from './reset-factors-of.ts';

describe.each(anyDatabase)('factors that are reset by the command line on $name', (database) => {
  const api = useTestApi(database);
  const reset = (email: string) => resetFactorsOf(api.db, email, { publicUrl: 'https://cabinet.example' });
  const rowsAbout = async (userId: string) =>
    (
      await sql<object>`select actor_id, written_by, action, before, after from audit_log
        where entity_id = ${userId} and action = 'user.factors_reset' order by seq`.execute(api.db)
    ).rows;

  it('are gone with the sign-ins that wait for one and all sessions, and the password is enough', async () => {
    const { owner, code, recoveryCodes } = await totpOwner(api, { role: 'admin' });
    const { authenticator } = await addPasskey(owner);
    const waiting = await typePassword(api.visitor(), owner.email);
    expect(await reset(owner.email)).toBe(
      `${owner.email} has no second factor any more; taken away: passkeys, codes of an app, recovery codes.\n` +
        '1 session ended. The password stays, and opens the account alone. A letter tells the person.',
    );
    expect((await owner.get('/users/me')).status).toBe(401);
    expect((await waiting.post('/auth/sign-in/totp', { code: code() })).code).toBe('RES.003');
    expect((await waiting.post('/auth/sign-in/recovery-code', { code: recoveryCodes[0] })).code).toBe(
      'RES.003',
    );
    expect((await signInByPasskey(api.visitor(), authenticator)).code).toBe('AUTH.006');
    const back = api.visitor();
    expect((await back.post('/auth/sign-in', { email: owner.email, password: PASSWORD })).status).toBe(200);
    expect((await back.get('/users/me/factors')).data).toEqual({
      passkeys: [],
      totp: null,
      recovery_codes: null,
      demanded_by: null,
    });
    expect((await totpOwner(api)).recoveryCodes).toHaveLength(10);
  });

  it('leave a row that counts for nobody, a letter, and an event of the account', async () => {
    const { owner } = await totpOwner(api, { role: 'admin' });
    await reset(owner.email);
    expect(await rowsAbout(owner.userId)).toEqual([
      {
        actor_id: null,
        written_by: 'reset-factors',
        action: 'user.factors_reset',
        before: { factors: ['totp', 'recovery_code'] },
        after: { ended_sessions: 1 },
      },
    ]);
    const [letter] = await lettersSeenBy(api.db, owner.email, 'factors-reset');
    expect(letter).toContain('коды из приложения и резервные коды больше не действуют');
    expect(letter).toContain('https://cabinet.example/login');
    const back = api.visitor();
    await back.post('/auth/sign-in', { email: owner.email, password: PASSWORD });
    const events = (await back.get('/users/me/security-events')).read<{ items: object[] }>().items;
    expect(events).toContainEqual(
      expect.objectContaining({
        text: 'Ваш второй способ входа сбросили: в кабинет пускает один пароль',
        is_own: false,
        ip: null,
      }),
    );
    const log = (await back.get('/admin/audit?action=user.factors_reset')).read<{ items: object[] }>().items;
    expect(log).toContainEqual(
      expect.objectContaining({
        action_text: 'Сброшен второй способ входа',
        actor_text: 'Командная строка',
        writer: 'reset-factors',
        changes: [
          expect.objectContaining({ title: 'Завершено сеансов' }),
          expect.objectContaining({
            title: 'Второй способ входа',
            before: [
              { text: 'Код из приложения', id: null },
              { text: 'Резервный код', id: null },
            ],
          }),
        ],
      }),
    );
  });

  it('of whoever has none, or an app whose first code was never typed, are no reason to change anything', async () => {
    const person = await api.signedIn();
    await person.post('/users/me/totp');
    expect(await reset(person.email)).toBe(`${person.email} has no second factor; nothing was changed.`);
    expect((await person.get('/users/me')).status).toBe(200);
    expect(await rowsAbout(person.userId)).toEqual([]);
    expect(await lettersSeenBy(api.db, person.email, 'factors-reset')).toEqual([]);
  });

  it('are nobody else’s, and nobody unknown or deleted has any', async () => {
    const { owner: other } = await totpOwner(api);
    const { owner } = await totpOwner(api);
    await sql`update users set deleted_at = now() where id = ${owner.userId}`.execute(api.db);
    for (const email of [owner.email, 'nobody@test.example'])
      await expect(reset(email)).rejects.toThrow(`${email} has no account.`);
    expect((await other.get('/users/me/factors')).data).toMatchObject({ totp: expect.anything() });
  });
});
