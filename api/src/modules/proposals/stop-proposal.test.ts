import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Proposal } from '#lib/proposals/index.ts';
import { anyDatabase, databases, describeOnPostgres } from '#test/databases.ts';
import { createTestApi, type SignedIn, useTestApi } from '#test/test-api.ts';
import {
  changeAnyway,
  loneAdministrator,
  passDay,
  proposeAdministrator,
  proposeNewAdministrator,
  roleOf,
  sendLetters,
  stopBy,
  stopSecret,
  switchedOff,
} from '#test/test-days.ts';
import { lettersTo } from '#test/test-letters.ts';
import { confirm, proposedBy, readAs } from '#test/test-proposals.ts';
import { ROLES } from '#test/test-users.ts';
import { together } from '#test/together.ts';
import { takeEffect } from '../admin/proposals/take-effect.ts';

const STOPPED = 'Остановлено по ссылке из письма';

describe.each(databases)('a link that stops what would take effect by itself on $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;
  let off: { readonly id: string; readonly email: string };
  beforeEach(async () => {
    admin = await loneAdministrator(api);
    off = await switchedOff(api, admin);
  });

  it('is looked at without stopping anything, and stops by a press of whoever was switched off', async () => {
    const { person, proposal } = await proposeNewAdministrator(api, admin);
    const secret = await stopSecret(api.db, off.email);
    const visitor = api.visitor();
    const view = await visitor.get(`/proposals/stop/${secret}`);
    expect(view.data).toMatchObject({
      what: `${proposal.number}: другая роль — Новичок`,
      changes: expect.arrayContaining(['Разрешение добавляют: «Управление пользователями»']),
      proposed_by: 'Анна',
      state: 'open',
      takes_effect_at: proposal.takes_effect_at,
      decided_by: null,
      others: [],
    });
    expect(await readAs(admin, proposal.id)).toMatchObject({ status: 'pending' });

    expect((await stopBy(visitor, secret)).data).toMatchObject({ state: 'rejected', decided_by: 'Борис' });
    expect(await stopBy(visitor, secret)).toMatchObject({ status: 200 });
    expect(await readAs(admin, proposal.id)).toMatchObject({
      status: 'rejected',
      decided_by: { id: off.id },
      decision_reason: STOPPED,
      takes_effect_at: null,
    });
    expect(await stopBy(visitor, await stopSecret(api.db, person.email))).toMatchObject({
      code: 'RES.003',
      message: expect.stringMatching(/^Уже отклонено .*Делать ничего не нужно$/),
    });
    const { rows } =
      await sql`select action, actor_id, written_by, after ->> 'link_of' as link_of from audit_log where entity_id = ${proposal.id}
      order by seq offset 1`.execute(api.db);
    expect(rows).toEqual([
      { action: 'proposal.reject', actor_id: null, written_by: 'stop-link', link_of: off.id },
    ]);
    await sendLetters(api.db);
    await passDay(api.db);
    expect(await takeEffect(api.db)).toBe(0);
    expect(await roleOf(api.db, person.id)).toBe(ROLES.user);
  });

  it('says in words that somebody may sign in again', async () => {
    await admin.post(`/admin/users/${off.id}/activate`, {});
    const secret = await stopSecret(api.db, off.email);
    expect((await api.visitor().get(`/proposals/stop/${secret}`)).data).toMatchObject({
      changes: expect.arrayContaining(['Состояние: Отключён → Активен']),
    });
  });

  it('takes back what its author has proposed, or somebody else by their account', async () => {
    const { proposal } = await proposeNewAdministrator(api, admin);
    expect((await stopBy(api.visitor(), await stopSecret(api.db, admin.email))).data).toMatchObject({
      state: 'cancelled',
    });
    expect(await readAs(admin, proposal.id)).toMatchObject({
      status: 'cancelled',
      decided_by: { id: admin.userId },
      decision_reason: STOPPED,
    });
  });

  it('stops also when its owner is deleted meanwhile', async () => {
    const { proposal } = await proposeNewAdministrator(api, admin);
    expect((await admin.delete(`/admin/users/${off.id}`)).status).toBe(200);
    expect((await stopBy(api.visitor(), await stopSecret(api.db, off.email))).status).toBe(200);
    expect(await readAs(admin, proposal.id)).toMatchObject({ status: 'rejected' });
  });

  it('stops too what waits for a second person by now', async () => {
    const { proposal } = await proposeNewAdministrator(api, admin);
    await api.signedIn({ role: 'admin', displayName: 'Второй' });
    const secret = await stopSecret(api.db, off.email);
    expect((await api.visitor().get(`/proposals/stop/${secret}`)).data).toMatchObject({
      state: 'open',
      takes_effect_at: null,
      others: ['Второй'],
    });
    expect((await stopBy(api.visitor(), secret)).status).toBe(200);
    expect(await readAs(admin, proposal.id)).toMatchObject({ status: 'rejected' });
  });

  it('says of what has taken effect who could undo it', async () => {
    const { proposal } = await proposeNewAdministrator(api, admin);
    const secret = await stopSecret(api.db, off.email);
    await sendLetters(api.db);
    await passDay(api.db);
    expect(await takeEffect(api.db)).toBe(1);
    const refused = await stopBy(api.visitor(), secret);
    expect(refused).toMatchObject({
      code: 'RES.003',
      message: expect.stringMatching(/^Уже вступило в силу .*: те, кто обслуживает сервер кабинета$/),
    });
    expect((await api.visitor().get(`/proposals/stop/${secret}`)).data).toMatchObject({
      state: 'took_effect',
      decided_by: null,
      decided_at: expect.any(String),
    });
    expect(await readAs(admin, proposal.id)).toMatchObject({ status: 'confirmed' });
    await api.signedIn({ role: 'admin', displayName: 'Вера' });
    expect((await stopBy(api.visitor(), secret)).message).toContain('Отменить это могут: Вера');
  });

  it('is unknown when nobody has sent it, and a month later', async () => {
    await proposeNewAdministrator(api, admin);
    const secret = await stopSecret(api.db, off.email);
    await changeAnyway(
      api.db,
      sql`update proposal_stop_links set created_at = created_at - interval '31 days'`,
    );
    for (const each of [secret, 'nobody-has-sent-this']) {
      expect(await api.visitor().get(`/proposals/stop/${each}`)).toMatchObject({ code: 'RES.001' });
      expect(await stopBy(api.visitor(), each)).toMatchObject({ code: 'RES.001' });
    }
  });

  it('keeps its author from proposing the same for a day, and from nothing else', async () => {
    const { person } = await proposeNewAdministrator(api, admin);
    await stopBy(api.visitor(), await stopSecret(api.db, off.email));
    expect(await proposeAdministrator(admin, person.id)).toMatchObject({
      code: 'RES.003',
      message: expect.stringMatching(/остановлено по ссылке из письма \(Борис\).*второй администратор/),
    });
    await proposeNewAdministrator(api, admin);
    await passDay(api.db);
    proposedBy(await proposeAdministrator(admin, person.id));
    expect(await lettersTo(api.db, off.email, 'proposal-day')).toHaveLength(3);
  });

  it('lets its author propose again what they have taken back, up to 20 a day, and tells everybody each time', async () => {
    const { person, proposal } = await proposeNewAdministrator(api, admin);
    let { id }: Pick<Proposal, 'id'> = proposal;
    for (let made = 2; made <= 20; made += 1) {
      expect((await admin.post(`/admin/proposals/${id}/cancel`)).status).toBe(200);
      ({ id } = proposedBy(await proposeAdministrator(admin, person.id)));
    }
    await admin.post(`/admin/proposals/${id}/cancel`);
    expect(await lettersTo(api.db, off.email, 'proposal-day')).toHaveLength(20);
    expect(await proposeAdministrator(admin, person.id)).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('20 предложений'),
    });
  });
});

describe.each(anyDatabase)('secrets of links that stop on $name', (database) => {
  it('are hashed, stand in no log and no other row, and an address tries 60 a quarter of an hour', async () => {
    const lines: string[] = [];
    const api = await createTestApi(database, {
      env: { RATE_LIMIT_SCALE: '1', RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'trace' },
      log: { write: (line) => void lines.push(line) },
    });
    const admin = await loneAdministrator(api);
    const { person } = await proposeNewAdministrator(api, admin);
    const token = await stopSecret(api.db, person.email);
    expect(token).toHaveLength(43);
    const visitor = api.visitor();
    const at = '/proposals/stop';
    await visitor.get(`${at}/${token}`);
    await visitor.get(`${at}/${token}/`);
    await visitor.get(`${at}/${token}%zz`);
    await visitor.get(`/proposals/nowhere?token=${token}`, { referer: `http://x/?token=${token}` });
    await visitor.post(at, `{"token": "${token}`, { 'content-type': 'application/json' });
    await sql`alter table proposal_stop_links rename to elsewhere`.execute(api.db);
    expect((await visitor.get(`${at}/${token}`)).status).toBe(500);
    expect((await stopBy(visitor, token)).status).toBe(500);
    await sql`alter table elsewhere rename to proposal_stop_links`.execute(api.db);
    expect((await stopBy(visitor, token)).status).toBe(200);
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => line.includes(token.slice(0, 12)))).toEqual([]);
    expect(lines.join('')).toContain('"url":"/api/v1/proposals/stop/:token"');
    expect((await visitor.get('/metrics')).raw.toString()).not.toContain(token);
    const { rows } = await sql`select from audit_log where before::text || after::text like ${`%${token}%`}
      union all select from idempotency_keys where body like ${`%${token}%`}
      union all select from proposals where facts::text like ${`%${token}%`}`.execute(api.db);
    expect(rows).toEqual([]);
    for (let tried = 3; tried <= 60; tried += 1) await stopBy(visitor, 'guessed');
    expect(await stopBy(visitor, token)).toMatchObject({ status: 429, code: 'RATE.001' });
    await api.close();
  });
});

describeOnPostgres('a link, a day that is over and a second person at once on PostgreSQL', (database) => {
  const ROUNDS = 6;

  it('have one outcome', async () => {
    const api = await createTestApi(database, { env: { RATE_LIMIT_PER_MINUTE: '0' } });
    const outcomes = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const admin = await loneAdministrator(api);
      const off = await switchedOff(api, admin);
      const { person, proposal } = await proposeNewAdministrator(api, admin);
      await sendLetters(api.db);
      await passDay(api.db);
      const secrets = await Promise.all([off, person].map(({ email }) => stopSecret(api.db, email)));
      // In half of the rounds somebody could confirm by now.
      const second = round % 2 === 0 ? undefined : await api.signedIn({ role: 'admin' });
      const answers: number[] = [];
      await together<unknown>(api, [
        () => takeEffect(api.db),
        ...secrets.map(
          (secret) => async () => void answers.push((await stopBy(api.visitor(), secret)).status),
        ),
        () => takeEffect(api.db),
        ...(second ? [() => confirm(second, proposal)] : []),
      ]);
      // Whoever came too late is told so; nothing fails.
      for (const answer of answers) expect([200, 409]).toContain(answer);
      const read = await readAs(admin, proposal.id);
      const status = read?.status ?? '';
      outcomes.add(status);
      expect(['confirmed', 'rejected']).toContain(status);
      expect(await roleOf(api.db, person.id)).toBe(status === 'confirmed' ? ROLES.admin : ROLES.user);
      if (second) expect(read?.decided_by).not.toBeNull();
      const { rows } = await sql`select from audit_log where entity_id = ${proposal.id}
        and action in ('proposal.confirm', 'proposal.reject', 'proposal.cancel')`.execute(api.db);
      expect(rows).toHaveLength(1);
      const deeds =
        await sql`select from audit_log where entity_id = ${person.id} and action = 'role.assign'`.execute(
          api.db,
        );
      expect(deeds.rows).toHaveLength(status === 'confirmed' ? 1 : 0);
    }
    await api.close();
  });
});
