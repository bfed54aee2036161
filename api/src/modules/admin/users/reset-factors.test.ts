import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { lapseProposals, type Proposal } from '#lib/proposals/index.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { endTerms, loneAdministrator, passDay, sendLetters, stopBy } from '#test/test-days.ts';
import {
  addPasskey,
  forgetSteps,
  signInByPasskey,
  type TotpOwner,
  totpOwner,
  typePassword,
} from '#test/test-factors.ts';
import { lettersSeenBy, lettersTo } from '#test/test-letters.ts';
import { confirm, decideAbout, insertGrant, proposedBy, readAs } from '#test/test-proposals.ts';
import { createUser, PASSWORD, ROLES } from '#test/test-users.ts';
import { takeEffect } from '../proposals/take-effect.ts';

const LINK = /\/login\/stop-proposal\?token=([\w-]{43})/;

describe.each(anyDatabase)('factors that two people reset on $name', (database) => {
  const api = useTestApi(database);
  let author: SignedIn;
  let second: SignedIn;
  let lost: TotpOwner;
  beforeEach(async () => {
    author = await loneAdministrator(api, 'Автор');
    second = await api.signedIn({ role: 'admin', displayName: 'Вторая' });
    lost = await totpOwner(api, { displayName: 'Потерявший' });
    // The session in which the factor was made is older than everything that follows.
    await sql`update sessions set created_at = created_at - interval '5 minutes', confirmed_at = confirmed_at - interval '5 minutes'
      where user_id = ${lost.owner.userId}`.execute(api.db);
  });

  const reset = (by: SignedIn, id: string, reason = 'Потерял телефон') =>
    by.post(`/admin/users/${id}/reset-factors`, { reason });
  const propose = async (): Promise<Proposal> => proposedBy(await reset(author, lost.owner.userId));
  const secrets = async (email: string) =>
    (await lettersTo(api.db, email, 'factor-reset')).map((text) => LINK.exec(text)?.[1] ?? '');
  const hasFactor = async () =>
    (await second.get(`/admin/users/${lost.owner.userId}`)).read<{ has_second_factor: boolean }>()
      .has_second_factor;
  const statusOf = async ({ id }: Proposal) => (await readAs(second, id))?.status;
  /** A day passes, over what is older than it too. */
  const pass = async () => {
    await passDay(api.db);
    await sql`update sessions set created_at = created_at - interval '1 day', confirmed_at = confirmed_at - interval '1 day'
      where user_id = ${lost.owner.userId}`.execute(api.db);
  };
  /** All letters have left, and a day has passed. */
  const day = async () => {
    await sendLetters(api.db);
    await pass();
  };
  const isNothingDone = async (proposal: Proposal) => {
    await day();
    expect(await takeEffect(api.db)).toBe(0);
    expect(await hasFactor()).toBe(true);
    return statusOf(proposal);
  };

  it('are gone a day after the second word, with letters at once and a row with both people', async () => {
    const { owner } = lost;
    const proposal = await propose();
    expect(proposal).toMatchObject({
      kind: 'factor_reset',
      person: { id: owner.userId },
      reason: 'Потерял телефон',
      takes_effect_at: null,
      agreed_by: null,
      awaits: [{ id: second.userId }],
    });
    expect((await lettersSeenBy(api.db, owner.email, 'factor-reset'))[0]).toContain(
      'Если это подтвердит ещё один администратор',
    );
    const agreed = (await confirm(second, proposal)).read<Proposal>();
    expect(agreed).toMatchObject({
      status: 'pending',
      agreed_by: { id: second.userId },
      obstacle: 'agreed',
      actions: { confirm: false, reject: true },
      awaits: [],
    });
    expect(Date.parse(agreed.takes_effect_at ?? '') - Date.now()).toBeGreaterThan(86_300_000);
    expect((await lettersSeenBy(api.db, owner.email, 'factor-reset'))[0]).toContain(
      'Вступит в силу: не раньше',
    );
    expect(await hasFactor()).toBe(true);
    await sendLetters(api.db);
    expect(await takeEffect(api.db)).toBe(0);
    await day();
    expect(await takeEffect(api.db, 'https://cabinet.example')).toBe(1);
    expect(await takeEffect(api.db)).toBe(0);
    expect(await hasFactor()).toBe(false);
    expect((await owner.get('/users/me')).status).toBe(401);
    expect(
      (await api.visitor().post('/auth/sign-in', { email: owner.email, password: PASSWORD })).status,
    ).toBe(200);
    expect(await readAs(author, proposal.id)).toMatchObject({
      status: 'confirmed',
      decided_by: { id: second.userId },
      takes_effect_at: expect.any(String),
    });
    expect(await lettersSeenBy(api.db, owner.email, 'factors-reset')).toHaveLength(1);
    const { rows } = await sql`select actor_id, before, after from audit_log
      where entity_id = ${owner.userId} and action = 'user.factors_reset'`.execute(api.db);
    expect(rows).toEqual([
      {
        actor_id: author.userId,
        before: { factors: ['totp', 'recovery_code'] },
        after: { ended_sessions: 1, proposal_id: proposal.id, confirmed_by: second.userId },
      },
    ]);
  });

  it('stay where one person says both words, or the person themself one of them', async () => {
    const proposal = await propose();
    expect(await confirm(author, proposal)).toMatchObject({ code: 'RES.003' });
    await sql`update users set role_id = ${ROLES.admin} where id = ${lost.owner.userId}`.execute(api.db);
    expect(await confirm(lost.owner, proposal)).toMatchObject({
      code: 'RES.003',
      message: 'Это ваш второй способ входа: о нём решают другие',
    });
    expect(await reset(lost.owner, lost.owner.userId)).toMatchObject({ code: 'RES.003' });
    await confirm(second, proposal);
    expect(await confirm(second, proposal)).toMatchObject({ code: 'RES.003' });
    expect(await reset(author, lost.owner.userId)).toMatchObject({ code: 'RES.003' });
    expect(await decideAbout(second, proposal, 'reject', { reason: 'Передумала' })).toMatchObject({
      status: 200,
    });
    expect(await isNothingDone(proposal)).toBe('rejected');
  });

  it('stay where one of the two has lost the right in the day', async () => {
    for (const one of [author, second]) {
      const proposal = proposedBy(await reset(author, lost.owner.userId));
      await confirm(second, proposal);
      await sql`update users set role_id = ${ROLES.user} where id = ${one.userId}`.execute(api.db);
      await day();
      expect(await takeEffect(api.db)).toBe(0);
      const { rows } =
        await sql`select status, decided_by, decision_reason from proposals where id = ${proposal.id}`.execute(
          api.db,
        );
      expect(rows).toEqual([
        {
          status: 'cancelled',
          decided_by: null,
          decision_reason:
            one === author
              ? 'Автор больше не может предлагать такое'
              : 'Тот, кто подтвердил, больше не может подтверждать такое',
        },
      ]);
      await sql`update users set role_id = ${ROLES.admin} where id = ${one.userId}`.execute(api.db);
    }
    expect(await hasFactor()).toBe(true);
  });

  it('of staff are for those who hold as much, now and at the end of the day', async () => {
    const clerk = await createUser(api.db, { permissions: ['payment_request:manage'] });
    await sql`update totp_secrets set user_id = ${clerk.id} where user_id = ${lost.owner.userId}`.execute(
      api.db,
    );
    const small = await api.signedIn({ permissions: ['user:manage'] });
    expect(await reset(small, clerk.id)).toMatchObject({ code: 'AUTH.003' });
    const proposal = proposedBy(await reset(author, clerk.id));
    expect(await confirm(small, proposal)).toMatchObject({ code: 'AUTH.003' });
    expect(await confirm(second, proposal)).toMatchObject({ status: 200 });
  });

  it.each([0, 1])(
    'are stopped by the link of letter %i, once for all, and proposed again by nobody that day',
    async (which) => {
      const proposal = await propose();
      await confirm(second, proposal);
      const links = await secrets(lost.owner.email);
      expect(links).toHaveLength(2);
      const visitor = api.visitor();
      expect((await visitor.get(`/proposals/stop/${links[which]}`)).data).toMatchObject({
        state: 'open',
        reason: null,
        proposed_by: 'Администратор',
        decided_by: null,
        others: [],
        is_undoable: false,
      });
      expect((await stopBy(visitor, links[which] ?? '')).data).toMatchObject({
        state: 'rejected',
        decided_by: 'Потерявший',
      });
      expect((await stopBy(visitor, links[1 - which] ?? '')).status).toBe(200);
      for (const each of [author, second])
        expect(await reset(each, lost.owner.userId)).toMatchObject({
          code: 'RES.003',
          message: expect.stringMatching(
            /^Такое же предложение остановлено по ссылке из письма \(Потерявший\).*db:reset-factors$/,
          ),
        });
      expect(await isNothingDone(proposal)).toBe('rejected');
      expect(await reset(second, lost.owner.userId)).toMatchObject({ status: 200 });
    },
  );

  it('are proposed no more than 20 times a day by one person', async () => {
    for (let made = 0; made < 20; made += 1) {
      const { id } = await propose();
      expect((await author.post(`/admin/proposals/${id}/cancel`)).status).toBe(200);
    }
    expect(await reset(author, lost.owner.userId)).toMatchObject({
      code: 'RES.003',
      message: expect.stringMatching(/20 предложений.*db:reset-factors$/),
    });
    expect(await lettersTo(api.db, lost.owner.email, 'factor-reset')).toHaveLength(20);
  });

  it('are stopped by nobody once the day has passed', async () => {
    const proposal = await propose();
    await confirm(second, proposal);
    const [link = ''] = await secrets(lost.owner.email);
    await day();
    expect(await takeEffect(api.db)).toBe(1);
    expect(await stopBy(api.visitor(), link)).toMatchObject({
      code: 'RES.003',
      message: expect.stringMatching(/^Уже вступило в силу .*Вернуть второй способ входа нельзя/),
    });
    expect((await api.visitor().get(`/proposals/stop/${link}`)).data).toMatchObject({
      state: 'took_effect',
      proposed_by: 'Администратор',
      decided_by: 'Администратор',
      others: [],
    });
  });

  it('wait until the letters have been away for a day, and lapse where none arrives', async () => {
    const proposal = await propose();
    await confirm(second, proposal);
    await pass();
    expect(await takeEffect(api.db)).toBe(0);
    await sql`update outbox set sent_at = null, failed_at = now()`.execute(api.db);
    await pass();
    expect(await takeEffect(api.db)).toBe(0);
    await endTerms(api.db, proposal.id);
    expect(await statusOf(proposal)).toBe('pending');
    await pass();
    const lapsed = await readAs(second, proposal.id);
    expect(lapsed).toMatchObject({ status: 'lapsed', agreed_by: { id: second.userId }, decided_by: null });
    expect(new Date(lapsed?.decided_at ?? 0).getTime()).toBeGreaterThan(
      new Date(lapsed?.expires_at ?? 0).getTime(),
    );
    expect(await decideAbout(author, proposal, 'cancel')).toMatchObject({
      code: 'RES.003',
      message: 'Предложение уже потеряло силу: его подтвердили, но письма о нём не дошли',
    });
    await lapseProposals(api.db);
    expect((await readAs(second, proposal.id))?.decided_at).toBe(lapsed?.decided_at);
    expect(await hasFactor()).toBe(true);
  });

  it('are told at the former e-mail, and neither proposed nor confirmed by who has changed it', async () => {
    const { userId, email } = lost.owner;
    const third = await api.signedIn({ role: 'admin' });
    const { updated_at } = (await author.get(`/admin/users/${userId}`)).read<{ updated_at: string }>();
    const form = { email: 'taken-over@insider.example', display_name: 'Потерявший', updated_at };
    expect((await author.put(`/admin/users/${userId}`, form)).status).toBe(200);
    expect(await reset(author, userId)).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('меняли почту'),
    });
    const proposal = proposedBy(await reset(second, userId));
    expect(proposal.awaits).toEqual([{ id: third.userId, display_name: expect.any(String) }]);
    expect(await confirm(author, proposal)).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('меняли почту'),
    });
    const [link = ''] = await secrets(email);
    expect(await secrets(form.email)).toHaveLength(1);
    expect(await confirm(third, proposal)).toMatchObject({ status: 200 });
    expect((await stopBy(api.visitor(), link)).status).toBe(200);
    expect(await isNothingDone(proposal)).toBe('rejected');
  });

  it('end by themselves where the e-mail is another one since', async () => {
    const proposal = await propose();
    await confirm(second, proposal);
    await sql`update users set email = 'other@insider.example' where id = ${lost.owner.userId}`.execute(
      api.db,
    );
    expect(await takeEffect(api.db)).toBe(0);
    expect(await readAs(author, proposal.id)).toMatchObject({
      status: 'cancelled',
      decision_reason: 'Потерявший: почта с тех пор другая',
    });
  });

  it.each(['before the second word', 'in the day'])(
    'end by themselves where the person signs in by one %s',
    async (when) => {
      const proposal = await propose();
      if (when === 'in the day') await confirm(second, proposal);
      await forgetSteps(api, lost.owner.userId);
      const browser = await typePassword(api.visitor(), lost.owner.email);
      expect((await browser.post('/auth/sign-in/totp', { code: lost.code() })).status).toBe(200);
      expect(await confirm(second, proposal)).toMatchObject({ code: 'RES.003' });
      expect(await takeEffect(api.db)).toBe(0);
      expect(await readAs(author, proposal.id)).toMatchObject({
        status: 'cancelled',
        decided_by: null,
        decision_reason: expect.stringContaining('был вход со вторым способом'),
      });
      expect(await isNothingDone(proposal)).toBe('cancelled');
    },
  );

  it.each(['by the code of the app', 'and the window was ended again'])(
    'end by themselves where the person proves themself %s',
    async (how) => {
      const proposal = await propose();
      await confirm(second, proposal);
      await forgetSteps(api, lost.owner.userId);
      const proved = await lost.owner.post('/auth/reauthentication/totp', { code: lost.code() });
      expect(proved.status).toBe(200);
      if (how !== 'by the code of the app')
        expect((await lost.owner.delete('/auth/reauthentication')).status).toBe(200);
      expect(await isNothingDone(proposal)).toBe('cancelled');
    },
  );

  it('end where it is a passkey at the last moment, and a password that somebody knows ends nothing', async () => {
    const { authenticator } = await addPasskey(lost.owner);
    const proposal = await propose();
    await confirm(second, proposal);
    await day();
    await typePassword(api.visitor(), lost.owner.email);
    expect(await statusOf(proposal)).toBe('pending');
    expect((await signInByPasskey(api.visitor(), authenticator)).status).toBe(200);
    expect(await takeEffect(api.db)).toBe(0);
    expect(await statusOf(proposal)).toBe('cancelled');
  });

  it('are for nobody who has none, nor where nobody could be the second person', async () => {
    const person = await createUser(api.db);
    expect(await reset(author, person.id)).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('нет второго способа'),
    });
    await insertGrant(api.db, {
      kind: 'permission',
      to: second.userId,
      by: author.userId,
      permission: 'user:manage',
      ago: '2 days',
    });
    expect(await reset(author, lost.owner.userId)).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('db:reset-factors'),
    });
    expect(await lettersTo(api.db, lost.owner.email, 'factor-reset')).toEqual([]);
    const clerk = await api.signedIn({ permissions: ['payment_request:manage'] });
    expect((await reset(clerk, lost.owner.userId)).code).toBe('AUTH.003');
    expect((await reset(author, lost.owner.userId, '')).code).toBe('VAL.004');
    expect((await reset(author, lost.owner.userId, 'x'.repeat(1001))).code).toBe('VAL.003');
  });

  it('are not shortened by whoever writes to the table as the API does', async () => {
    const { id } = await propose();
    for (const change of [
      sql`takes_effect_at = now()`,
      sql`agreed_by = ${author.userId}, takes_effect_at = now() + interval '25 hours'`,
      sql`agreed_by = ${second.userId}, takes_effect_at = now() + interval '1 hour'`,
      sql`agreed_by = ${second.userId}`,
      sql`status = 'confirmed', decided_by = ${second.userId}, decided_at = now()`,
    ])
      await expect(sql`update proposals set ${change} where id = ${id}`.execute(api.db)).rejects.toThrow();
    await confirm(second, { id });
    for (const change of [
      sql`takes_effect_at = takes_effect_at + interval '1 day'`,
      sql`takes_effect_at = null`,
      sql`agreed_by = ${lost.owner.userId}`,
      sql`status = 'confirmed', decided_by = ${second.userId}, decided_at = now()`,
    ])
      await expect(sql`update proposals set ${change} where id = ${id}`.execute(api.db)).rejects.toThrow();
  });
});
