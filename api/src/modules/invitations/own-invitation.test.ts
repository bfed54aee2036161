import { maskEmail } from '@cabinet/kernel/core/text';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { anyDatabase, describeOnPostgres } from '#test/databases.ts';
import { createTestApi, type SignedIn, useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { expire, type Host, hostOf, invite, isIn, newEmail } from '#test/test-invitations.ts';
import { insertGrant } from '#test/test-proposals.ts';
import { createGroup } from '#test/test-users.ts';
import { together } from '#test/together.ts';

const MISSING = { status: 404, code: 'RES.001', message: 'Приглашение не найдено' };

const at = (host: Host, token: string, verb = '') => `/${host.kind}/invitations/mine/${token}${verb}`;
const view = (host: Host, token: string, as: TestClient) => as.get(at(host, token));
const accept = (host: Host, token: string, as: TestClient) => as.post(at(host, token, '/accept'));
const decline = (host: Host, token: string, as: TestClient) => as.post(at(host, token, '/decline'));

describe.each(anyDatabase)('an invitation to my own e-mail on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_PER_MINUTE: '0' } });

  /** Nobody reads it, accepts it or ends it. */
  async function expectHidden(
    host: Host,
    { token, email }: { token: string; email: string },
    as: TestClient,
  ) {
    for (const answer of [
      await view(host, token, as),
      await accept(host, token, as),
      await decline(host, token, as),
    ])
      expect(answer).toMatchObject(MISSING);
    expect(await isIn(api, host, email)).toBe(false);
  }
  const setEmail = (who: SignedIn, email: string) =>
    sql`update users set email = ${email} where id = ${who.userId}`.execute(api.db);

  describe.each(['group', 'company'] as const)('to a %s', (kind) => {
    it('is read and accepted without any link', async () => {
      const [host, me] = [await hostOf(api, kind), await api.signedIn()];
      const { token, email } = await invite(host, me.email, { monthly_cap: '10' });
      expect((await view(host, token, me)).data).toMatchObject({
        kind,
        email: maskEmail(email),
        state: 'pending',
        monthly_cap: '10.00',
        viewer: { is_addressee: true, obstacle: null },
      });
      expect((await accept(host, token, me)).data).toMatchObject({ kind, has_signed_in: false });
      expect(await isIn(api, host, email)).toBe(true);
      expect(await accept(host, token, me)).toMatchObject({ code: 'RES.003' });
    });

    it('is declined, once', async () => {
      const [host, me] = [await hostOf(api, kind), await api.signedIn()];
      const { token, email } = await invite(host, me.email);
      expect((await decline(host, token, me)).status).toBe(200);
      expect((await view(host, token, me)).data).toMatchObject({ state: 'declined' });
      expect(await decline(host, token, me)).toMatchObject({ code: 'RES.003' });
      expect(await accept(host, token, me)).toMatchObject({ code: 'RES.003' });
      expect(await isIn(api, host, email)).toBe(false);
    });

    it('is none for anybody else: another account of the same person, its inviter, a guest, a visitor', async () => {
      const [host, me, other] = [await hostOf(api, kind), await api.signedIn(), await api.signedIn()];
      const sent = await invite(host, me.email);
      for (const stranger of [other, host.manager, await api.signedIn({ role: 'admin' })])
        await expectHidden(host, sent, stranger);
      const guest = await api.signedIn({ role: 'guest' });
      const toGuest = await invite(host, guest.email);
      await expectHidden(host, toGuest, guest);
      expect(await view(host, sent.token, api.visitor())).toMatchObject({ code: 'AUTH.001' });
      expect(await accept(host, sent.token, api.visitor())).toMatchObject({ code: 'AUTH.001' });
      const elsewhere: Host = { ...host, kind: kind === 'group' ? 'company' : 'group' };
      expect(await view(elsewhere, sent.token, me)).toMatchObject(MISSING);
      expect(await view(host, crypto.randomUUID(), me)).toMatchObject(MISSING);
      expect(await view(host, sent.secret, me)).toMatchObject({ code: 'VAL.003' });
    });

    it('is lost with the e-mail, and not won by an e-mail that an administrator has set', async () => {
      const [host, me, thief] = [await hostOf(api, kind), await api.signedIn(), await api.signedIn()];
      const sent = await invite(host, me.email);
      await setEmail(me, newEmail());
      await expectHidden(host, sent, me);

      const admin = await api.signedIn({ role: 'admin' });
      const person = await admin.get(`/admin/users/${thief.userId}`);
      const { updated_at } = person.read<{ updated_at: string }>();
      const profile = { display_name: 'Другой', email: sent.email, updated_at };
      expect((await admin.put(`/admin/users/${thief.userId}`, profile)).status).toBe(200);
      await expectHidden(host, sent, thief);
      // By its letter, which went to the mail box itself, it opens as ever.
      const answer = await thief.post(`/${kind}/invitations/accept`, { token: sent.secret });
      expect(answer.status).toBe(200);
    });

    it('waits for nobody who was switched off', async () => {
      const [host, me] = [await hostOf(api, kind), await api.signedIn()];
      const sent = await invite(host, me.email);
      await sql`update users set is_active = false where id = ${me.userId}`.execute(api.db);
      for (const answer of [await view(host, sent.token, me), await accept(host, sent.token, me)])
        expect(answer.status).toBeGreaterThanOrEqual(401);
      expect(await isIn(api, host, sent.email)).toBe(false);
    });

    it('is refused for the reasons for which a link is', async () => {
      const [host, me] = [await hostOf(api, kind), await api.signedIn()];
      const lapsed = await invite(host, me.email);
      await expire(api, lapsed.token);
      expect(await accept(host, lapsed.token, me)).toMatchObject({
        code: 'RES.003',
        message: expect.stringContaining('истёк'),
      });
      const revoked = await invite(host, me.email);
      await host.manager.delete(`${host.listPath}/${revoked.token}`);
      expect(await accept(host, revoked.token, me)).toMatchObject({ code: 'RES.003' });
      const last = await invite(host, me.email);
      await sql`update users set is_active = false where id = ${host.manager.userId}`.execute(api.db);
      expect(await accept(host, last.token, me)).toMatchObject({
        code: 'RES.003',
        message: expect.stringContaining('больше не действует'),
      });
      expect((await view(host, last.token, me)).data).toMatchObject({ state: 'revoked' });
    });
  });

  it('into a group is refused to a member of another one', async () => {
    const [host, me] = [await hostOf(api, 'group'), await api.signedIn()];
    const { token } = await invite(host, me.email);
    await createGroup(api.db, me.userId);
    expect((await view(host, token, me)).data).toMatchObject({ viewer: { obstacle: 'other_group' } });
    expect(await accept(host, token, me)).toMatchObject({ code: 'RES.003' });
    expect((await decline(host, token, me)).status).toBe(200);
  });

  it('is counted by the address of the caller, as by a link', async () => {
    const strict = await createTestApi(database, {
      env: { RATE_LIMIT_PER_MINUTE: '0', RATE_LIMIT_SCALE: '1' },
    });
    const [host, me] = [await hostOf(strict, 'group'), await strict.signedIn()];
    const { token } = await invite(host, me.email);
    const answers = [];
    for (let call = 0; call < 61; call += 1) answers.push((await accept(host, crypto.randomUUID(), me)).code);
    expect(answers.at(-1)).toBe('RATE.001');
    expect(await decline(host, token, me)).toMatchObject({ code: 'RATE.001' });
    await strict.close();
  });

  it('is kept from an e-mail that was ever set by an administrator, however long ago', async () => {
    const [host, me] = [await hostOf(api, 'group'), await api.signedIn()];
    const sent = await invite(host, me.email);
    await insertGrant(api.db, { kind: 'email', to: me.userId, by: host.manager.userId, ago: '400 days' });
    await expectHidden(host, sent, me);
  });
});

describeOnPostgres('an invitation to my own e-mail, at once, on $name', (database) => {
  it('is accepted once, whatever comes at the same moment', async () => {
    const api = await createTestApi(database, { env: { RATE_LIMIT_PER_MINUTE: '0' } });
    const [host, me] = [await hostOf(api, 'group'), await api.signedIn()];
    const { token, secret } = await invite(host, me.email);
    const answers = await together(api, [
      () => accept(host, token, me),
      () => accept(host, token, me),
      () => me.post('/group/invitations/accept', { token: secret }),
      () => decline(host, token, me),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await api.close();
  });
});
