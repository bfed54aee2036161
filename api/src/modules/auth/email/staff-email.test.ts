import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Proposal } from '#lib/proposals/index.ts';
import { takeEffect } from '#modules/admin/proposals/take-effect.ts';
import { found, hire } from '#test/company-people.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { loneAdministrator, passDay, sendLetters } from '#test/test-days.ts';
import {
  askForEmail,
  confirmEmail,
  confirmSecret,
  emailOf,
  freeEmail,
  moveTo,
  undoEmail,
  undoSecret,
} from '#test/test-email-changes.ts';
import { lettersTo } from '#test/test-letters.ts';
import { confirm, decideAbout, readAs } from '#test/test-proposals.ts';
import { createRole, ROLES } from '#test/test-users.ts';

describe.each(anyDatabase)('another e-mail of ones own where one is staff on $name', (database) => {
  const api = useTestApi(database);
  const proposalOf = async (userId: string): Promise<string> => {
    const { rows } = await sql<{ id: string }>`select id from proposals
      where user_id = ${userId} and kind = 'staff_email' order by created_at desc limit 1`.execute(api.db);
    return rows[0]?.id ?? '';
  };
  const lastEvent = async (who: SignedIn) =>
    (await who.get('/users/me/security-events')).read<{ readonly items: object[] }>().items[0];
  const pendingOf = async (who: SignedIn) => (await who.get('/users/me/email')).data;

  it('is proposed once it is proved, by the person themself, and changes when a second person confirms', async () => {
    const person = await api.signedIn({ permissions: ['payment_request:manage'] });
    const second = await api.signedIn({ role: 'admin' });
    const to = freeEmail();
    expect((await askForEmail(api, person, to)).data).toMatchObject({ takes_two: true });
    expect(await proposalOf(person.userId)).toBe('');
    expect(await lettersTo(api.db, second.email, 'proposal-awaits')).toEqual([]);

    const token = await confirmSecret(api.db, to);
    expect((await confirmEmail(api.visitor(), token)).data).toMatchObject({ state: 'awaits' });
    expect(await emailOf(api, person)).toBe(person.email);
    expect(await pendingOf(person)).toMatchObject({ pending: { email: to, awaits: 'second_person' } });
    expect((await confirmEmail(api.visitor(), token)).data).toMatchObject({ state: 'awaits' });
    const id = await proposalOf(person.userId);
    expect(await readAs(second, id)).toMatchObject({
      kind: 'staff_email',
      proposed_by: { id: person.userId },
      person: { id: person.userId },
      actions: { confirm: true },
    } satisfies { [Key in keyof Proposal]?: unknown });
    expect(await lettersTo(api.db, second.email, 'proposal-awaits')).toHaveLength(1);
    expect((await confirm(person, { id })).code).toMatch(/AUTH\.003|RES\.003/);
    expect(await confirm(second, { id })).toMatchObject({ status: 200 });
    expect(await emailOf(api, person)).toBe(to);
    expect((await person.get('/users/me')).status).toBe(200);
    const { rows } = await sql`select actor_id, before, after from audit_log
      where entity_id = ${person.userId} and action = 'user.update'`.execute(api.db);
    expect(rows).toEqual([
      { actor_id: second.userId, before: { email: person.email }, after: { email: to, proposal_id: id } },
    ]);
    expect(await lastEvent(person)).toMatchObject({
      text: 'Почта изменена',
      is_own: false,
      ip: null,
      user_agent: null,
    });
    await undoEmail(api.visitor(), await undoSecret(api.db, person.email));
    expect(await emailOf(api, person)).toBe(person.email);
  });

  it('waits for whoever keeps a permission in a company, and for whom one is proposed', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    const second = await api.signedIn({ role: 'admin' });
    const company = await found(api);
    const hired = await hire(api, company.id);
    const roleId = await createRole(api.db, null, ['payment_request:manage']);
    await sql`update users set global_role_id = ${roleId} where id = ${hired.userId}`.execute(api.db);
    const soon = await api.signedIn();
    await admin.post(`/roles/${ROLES.admin}/assign`, { userId: soon.userId });
    for (const person of [hired, soon]) {
      const to = freeEmail();
      expect((await moveTo(api, person, to)).data).toMatchObject({ state: 'awaits' });
      expect((await confirm(second, { id: await proposalOf(person.userId) })).status).toBe(200);
      expect(await emailOf(api, person)).toBe(to);
    }
  });

  it('ends with what is rejected, stopped by a link, or taken back, and cannot be confirmed then', async () => {
    const second = await api.signedIn({ role: 'admin' });
    const ends: ((who: SignedIn, id: string) => Promise<unknown>)[] = [
      (_who, id) => decideAbout(second, { id }, 'reject', { reason: 'Не знаю' }),
      async ({ email }) => undoEmail(api.visitor(), await undoSecret(api.db, email)),
      (who) => who.delete('/users/me/email'),
      (who) => askForEmail(api, who, freeEmail()),
      async ({ email }) => {
        const owner = await api.visitor();
        await owner.post('/auth/sign-in', { email, password: 'Test-2026-pass' });
        await owner.delete('/users/me/sessions');
      },
    ];
    for (const end of ends) {
      const person = await api.signedIn({ permissions: ['payment_request:manage'] });
      const to = freeEmail();
      await moveTo(api, person, to);
      const id = await proposalOf(person.userId);
      await end(person, id);
      expect((await confirm(second, { id })).code).toBe('RES.003');
      expect(await emailOf(api, person)).toBe(person.email);
      expect((await confirmEmail(api.visitor(), await confirmSecret(api.db, to))).code).toBe('RES.003');
    }
  });

  it('waits while an administrator proposes another one, and says so without a word about them', async () => {
    const admin = await api.signedIn({ role: 'admin', displayName: 'Начальница' });
    const person = await api.signedIn({ permissions: ['payment_request:manage'] });
    const to = freeEmail();
    await askForEmail(api, person, to);
    const seen = (await admin.get(`/admin/users/${person.userId}`)).read<{
      display_name: string;
      updated_at: string;
    }>();
    await admin.put(`/admin/users/${person.userId}`, { ...seen, email: freeEmail() });
    const refused = await confirmEmail(api.visitor(), await confirmSecret(api.db, to));
    expect(refused).toMatchObject({ code: 'RES.003', message: expect.stringContaining('администратор') });
    expect(refused.message).not.toContain('Начальница');
  });

  it('takes effect after a day where nobody could be the second person', async () => {
    const lone = await loneAdministrator(api);
    const to = freeEmail();
    await moveTo(api, lone, to);
    await sendLetters(api.db);
    expect(await takeEffect(api.db)).toBe(0);
    await passDay(api.db);
    expect(await takeEffect(api.db, 'https://cabinet.example')).toBe(1);
    expect(await emailOf(api, lone)).toBe(to);
    const { rows } = await sql`select actor_id, written_by from audit_log
      where entity_id = ${lone.userId} and action = 'user.update'`.execute(api.db);
    expect(rows).toEqual([{ actor_id: null, written_by: 'proposals-take-effect' }]);
    expect(await lastEvent(lone)).toMatchObject({ text: 'По ссылке из письма изменена почта', is_own: true });
  });
});
