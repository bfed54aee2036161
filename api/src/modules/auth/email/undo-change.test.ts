import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import {
  askForEmail,
  confirmEmail,
  confirmSecret,
  emailOf,
  freeEmail,
  leftSecret,
  moveTo,
  passTime,
  undoEmail,
  undoSecret,
} from '#test/test-email-changes.ts';
import { addPasskey } from '#test/test-factors.ts';
import { hostOf, invite, NEWCOMER } from '#test/test-invitations.ts';
import { letterCode, lettersTo } from '#test/test-letters.ts';
import { PASSWORD } from '#test/test-users.ts';

const NEW_PASSWORD = 'sea-Lantern-77-owl';

describe.each(anyDatabase)('the link to the former e-mail on $name', (database) => {
  const api = useTestApi(database);
  const viewUndo = async (token: string) =>
    (await api.visitor().get(`/auth/email/undo/${token}`)).read<{ state: string }>().state;
  const edit = async (admin: SignedIn, id: string, email: string) => {
    const { display_name, updated_at } = (await admin.get(`/admin/users/${id}`)).read<{
      display_name: string;
      updated_at: string;
    }>();
    return admin.put(`/admin/users/${id}`, { email, display_name, updated_at });
  };

  it('stops what has not taken effect, by a press and not by a look', async () => {
    const person = await api.signedIn();
    const to = freeEmail();
    await askForEmail(api, person, to);
    const [stop, confirm] = [await undoSecret(api.db, person.email), await confirmSecret(api.db, to)];
    expect(await viewUndo(stop)).toBe('open');
    expect((await api.visitor().get(`/auth/email/confirm/${confirm}`)).data).toMatchObject({ state: 'open' });
    expect(await undoEmail(api.visitor(), stop)).toMatchObject({ status: 200, data: { state: 'stopped' } });
    expect((await confirmEmail(api.visitor(), confirm)).code).toBe('RES.003');
    expect((await undoEmail(api.visitor(), stop)).data).toMatchObject({ state: 'stopped' });
    expect((await person.get('/users/me')).status).toBe(200);
    const { rows } = await sql`select action, actor_id, written_by, before from audit_log
      where entity_id = ${person.userId} and action = 'user.email_stop'`.execute(api.db);
    expect(rows).toEqual([
      { action: 'user.email_stop', actor_id: null, written_by: 'email-link', before: { email: to } },
    ]);
  });

  it('takes a stolen account back: the thief is out and cannot come back', async () => {
    const thief = await api.signedIn({ role: 'user' });
    const { userId, email } = thief;
    await sql`insert into passkeys (id, user_id, credential_id, public_key, name, created_at)
      values (gen_random_uuid(), ${userId}, ${Buffer.from(`own ${userId}`)}, '\\x01', 'Свой', now() - interval '25 hours'),
        (gen_random_uuid(), ${userId}, ${Buffer.from(`first ${userId}`)}, '\\x03', 'Чужой, до просьбы', now() - interval '1 hour')`.execute(
      api.db,
    );
    const evil = freeEmail();
    await askForEmail(api, thief, freeEmail());
    await sql`insert into passkeys (id, user_id, credential_id, public_key, name)
      values (gen_random_uuid(), ${userId}, ${Buffer.from(`evil ${userId}`)}, '\\x02', 'Чужой')`.execute(
      api.db,
    );
    await sql`insert into totp_secrets (user_id, sealed_secret, confirmed_at) values (${userId}, '\\x01', now())`.execute(
      api.db,
    );
    await sql`insert into recovery_codes (user_id, selector, code_hash) values (${userId}, 'A', 'x')`.execute(
      api.db,
    );
    await moveTo(api, thief, evil);
    const more = freeEmail();
    await askForEmail(api, thief, more);
    const waiting = await confirmSecret(api.db, more);
    await api.visitor().post('/auth/password-reset', { email: evil });
    const code = await letterCode(api.db, evil);

    const link = await undoSecret(api.db, email);
    expect(await viewUndo(link)).toBe('took_effect');
    expect(await emailOf(api, thief)).toBe(evil);
    expect(await undoEmail(api.visitor(), link)).toMatchObject({ status: 200, data: { state: 'undone' } });

    expect(await emailOf(api, thief)).toBe(email);
    expect((await thief.get('/users/me')).code).toBe('AUTH.002');
    for (const address of [email, evil])
      expect((await api.visitor().post('/auth/sign-in', { email: address, password: PASSWORD })).code).toBe(
        'AUTH.004',
      );
    expect((await confirmEmail(api.visitor(), waiting)).code).toBe('RES.003');
    expect((await undoEmail(api.visitor(), await undoSecret(api.db, evil))).data).toMatchObject({
      state: 'undone',
    });
    expect(
      (
        await api
          .visitor()
          .post('/auth/password-reset/confirm', { email: evil, code, password: NEW_PASSWORD })
      ).status,
    ).not.toBe(200);
    expect(await emailOf(api, thief)).toBe(email);
    const { rows } = await sql`select name from passkeys where user_id = ${userId}
      union all select 'app' from totp_secrets where user_id = ${userId}
      union all select selector from recovery_codes where user_id = ${userId}
      union all select 'device' from known_devices where user_id = ${userId}`.execute(api.db);
    expect(rows).toEqual([{ name: 'Свой' }]);

    for (const address of [email, evil])
      expect(await lettersTo(api.db, address, 'email-restored')).toHaveLength(1);
    const owner = api.visitor();
    await owner.post('/auth/password-reset', { email });
    await owner.post('/auth/password-reset/confirm', {
      email,
      code: await letterCode(api.db, email),
      password: NEW_PASSWORD,
    });
    const { rows: kept } =
      await sql`select password_hash is not null as is_set from users where id = ${userId}`.execute(api.db);
    expect(kept).toEqual([{ is_set: true }]);
    // Once more changes nothing: neither the new password nor the e-mail.
    expect((await undoEmail(api.visitor(), link)).data).toMatchObject({ state: 'undone' });
    const { rows: same } =
      await sql`select password_hash is not null as is_set from users where id = ${userId}`.execute(api.db);
    expect(same).toEqual([{ is_set: true }]);
  });

  it('says that factors of before are still there, and nothing of it where there are none', async () => {
    const letterOfRestored = async (hasKey: boolean) => {
      const person = await api.signedIn();
      if (hasKey) await addPasskey(person);
      await sql`update passkeys set created_at = now() - interval '2 days' where user_id = ${person.userId}`.execute(
        api.db,
      );
      await moveTo(api, person, freeEmail());
      await undoEmail(api.visitor(), await undoSecret(api.db, person.email));
      return (await lettersTo(api.db, person.email, 'email-restored'))[0];
    };
    expect(await letterOfRestored(true)).toContain('Способы входа, добавленные раньше, остались');
    expect(await letterOfRestored(false)).not.toContain('добавленные раньше');
  });

  it('takes what was proposed since then back', async () => {
    const thief = await api.signedIn({ role: 'admin' });
    const second = await api.signedIn({ role: 'admin' });
    const person = await api.signedIn();
    await askForEmail(api, thief, freeEmail());
    const given = await thief.post('/roles/00000000-0000-7000-8000-000000000001/assign', {
      userId: person.userId,
    });
    const { proposal } = given.read<{ proposal: { id: string } }>();
    const to = freeEmail();
    const moved = await moveTo(api, thief, to);
    expect(moved.data).toMatchObject({ state: 'awaits' });
    const { rows: own } = await sql<{ id: string }>`select proposal_id as id from email_changes
      where to_email = ${to}`.execute(api.db);
    expect((await second.post(`/admin/proposals/${own[0]?.id}/confirm`)).status).toBe(200);
    expect(await emailOf(api, thief)).toBe(to);
    await undoEmail(api.visitor(), await undoSecret(api.db, thief.email));
    const { rows } = await sql`select status from proposals where id = ${proposal.id}`.execute(api.db);
    expect(rows).toEqual([{ status: 'cancelled' }]);
  });

  it('works for seven days from the moment it took effect, from either letter', async () => {
    const person = await api.signedIn();
    await moveTo(api, person, freeEmail());
    await passTime(api.db, person.userId, '6 days 23 hours');
    expect(await viewUndo(await undoSecret(api.db, person.email))).toBe('took_effect');
    expect(await viewUndo(await leftSecret(api.db, person.email))).toBe('took_effect');
    await passTime(api.db, person.userId, '1 hour');
    const late = await leftSecret(api.db, person.email);
    expect(await viewUndo(late)).toBe('expired');
    expect((await undoEmail(api.visitor(), late)).code).toBe('RES.003');
    expect((await person.get('/users/me')).status).toBe(200);
  });

  it('gives back the first of several e-mails, whatever is now, and voids the links of those between', async () => {
    const person = await api.signedIn();
    const [b, c] = [freeEmail(), freeEmail()];
    await moveTo(api, person, b);
    await moveTo(api, person, c);
    const [ofA, ofB] = [await undoSecret(api.db, person.email), await leftSecret(api.db, b)];
    expect(await viewUndo(ofB)).toBe('took_effect');
    await undoEmail(api.visitor(), ofA);
    expect(await emailOf(api, person)).toBe(person.email);
    expect((await undoEmail(api.visitor(), ofB)).data).toMatchObject({ state: 'undone' });
    expect(await emailOf(api, person)).toBe(person.email);
  });

  it('of the second e-mail gives that back, and the first one still has the last word', async () => {
    const person = await api.signedIn();
    const [b, c] = [freeEmail(), freeEmail()];
    await moveTo(api, person, b);
    await moveTo(api, person, c);
    await undoEmail(api.visitor(), await leftSecret(api.db, b));
    expect(await emailOf(api, person)).toBe(b);
    await undoEmail(api.visitor(), await undoSecret(api.db, person.email));
    expect(await emailOf(api, person)).toBe(person.email);
  });

  it('has no claim left once its person has gone back by themself to the one before', async () => {
    const person = await api.signedIn();
    const evil = freeEmail();
    await moveTo(api, person, evil);
    await moveTo(api, person, person.email);
    expect(await emailOf(api, person)).toBe(person.email);
    const [letter = ''] = await lettersTo(api.db, evil, 'email-changed');
    expect(letter).not.toContain('/email/undo');
    const ofEvil = await undoSecret(api.db, evil);
    expect(ofEvil).not.toBe('');
    expect(await viewUndo(ofEvil)).toBe('stopped');
    await undoEmail(api.visitor(), ofEvil);
    expect(await emailOf(api, person)).toBe(person.email);
  });

  it('keeps the former e-mail from everybody else for as long', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    const person = await api.signedIn();
    const kept = person.email;
    await moveTo(api, person, freeEmail());
    expect(await admin.post('/admin/users', { email: kept, display_name: 'Чужой' })).toMatchObject({
      code: 'RES.002',
      details: { fields: { email: 'Эта почта уже занята' } },
    });
    const other = await api.signedIn();
    expect((await edit(admin, other.userId, kept)).code).toBe('RES.002');
    const { secret: token } = await invite(await hostOf(api, 'group'), kept);
    const newcomer = await api.visitor().post('/group/invitations/accept', { token, ...NEWCOMER });
    expect(newcomer.code).toBe('AUTH.001');
    await askForEmail(api, other, kept);
    expect(await confirmSecret(api.db, kept)).toBe('');

    await passTime(api.db, person.userId, '7 days');
    expect((await edit(admin, other.userId, kept)).status).toBe(200);
  });

  it('counts no more once an administrator has set an e-mail, and says so', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    const person = await api.signedIn();
    await moveTo(api, person, freeEmail());
    const more = freeEmail();
    await askForEmail(api, person, more);
    const [undo, confirm] = [await undoSecret(api.db, person.email), await confirmSecret(api.db, more)];
    const set = freeEmail();
    expect((await edit(admin, person.userId, set)).status).toBe(200);
    expect(await viewUndo(undo)).toBe('overruled');
    expect(await undoEmail(api.visitor(), undo)).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('Администратор'),
    });
    expect((await confirmEmail(api.visitor(), confirm)).code).toBe('RES.003');
    expect(await emailOf(api, person)).toBe(set);
    // Nothing is kept any more.
    expect((await admin.post('/admin/users', { email: person.email, display_name: 'Новый' })).status).toBe(
      200,
    );
  });

  it('works for whoever was switched off, and switches nobody on; of a deleted account it says so', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    const person = await api.signedIn();
    await moveTo(api, person, freeEmail());
    await admin.post(`/admin/users/${person.userId}/deactivate`, {});
    await undoEmail(api.visitor(), await undoSecret(api.db, person.email));
    expect(await emailOf(api, person)).toBe(person.email);
    const { rows } = await sql`select is_active from users where id = ${person.userId}`.execute(api.db);
    expect(rows).toEqual([{ is_active: false }]);

    const gone = await api.signedIn();
    await moveTo(api, gone, freeEmail());
    const link = await undoSecret(api.db, gone.email);
    await admin.delete(`/admin/users/${gone.userId}`);
    expect(await viewUndo(link)).toBe('overruled');
    expect((await undoEmail(api.visitor(), link)).code).toBe('RES.003');
  });
});
