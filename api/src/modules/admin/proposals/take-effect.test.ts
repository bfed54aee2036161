import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';
import { openPostgres } from '#db/index.ts';
import type { Proposal } from '#lib/proposals/index.ts';
import { anyDatabase, createPostgresDatabase, databases, describeOnPostgres } from '#test/databases.ts';
import { createTestApiOver, type SignedIn, useTestApi } from '#test/test-api.ts';
import {
  changeAnyway,
  loneAdministrator,
  passDay,
  proposeNewAdministrator,
  roleOf,
  sendLetters,
  stopBy,
  stopSecret,
  switchedOff,
} from '#test/test-days.ts';
import { lettersTo } from '#test/test-letters.ts';
import { userWith } from '#test/test-payers.ts';
import { insertGrant, proposedBy, readAs } from '#test/test-proposals.ts';
import { createUser, ROLES } from '#test/test-users.ts';
import { takeEffect } from './take-effect.ts';

const DAY_MS = 24 * 60 * 60_000;

describe.each(databases)('what nobody could confirm on $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;
  beforeEach(async () => {
    admin = await loneAdministrator(api);
    await sql`delete from outbox`.execute(api.db);
  });
  const recipients = async (kind: string) => {
    const { rows } = await sql<{
      recipient: string;
    }>`select recipient from outbox where kind = ${kind}`.execute(api.db);
    return rows.map(({ recipient }) => recipient).sort();
  };

  it('takes effect a day later, once, and is nobody’s confirmation', async () => {
    const off = await switchedOff(api, admin);
    const { person, proposal } = await proposeNewAdministrator(api, admin);
    expect(new Date(proposal.takes_effect_at ?? 0).getTime() - Date.now()).toBeGreaterThan(DAY_MS - 60_000);
    expect(proposal).toMatchObject({ awaits: [], status: 'pending' });
    await sendLetters(api.db);
    expect(await takeEffect(api.db)).toBe(0);
    expect(await roleOf(api.db, person.id)).toBe(ROLES.user);

    await passDay(api.db);
    expect(await takeEffect(api.db)).toBe(1);
    expect(await takeEffect(api.db)).toBe(0);
    expect(await roleOf(api.db, person.id)).toBe(ROLES.admin);
    expect(await readAs(admin, proposal.id)).toMatchObject({
      status: 'confirmed',
      decided_by: null,
      decided_at: expect.any(String),
      takes_effect_at: expect.any(String),
    });
    const told = [admin.email, off.email, person.email].sort();
    expect(await recipients('proposal-day')).toEqual(told);
    expect(await recipients('proposal-took-effect')).toEqual(told);
    const { rows } = await sql<{ action: string; actor_id: string | null; after: Record<string, unknown> }>`
      select action, actor_id, after from audit_log where entity_id in (${proposal.id}, ${person.id})
        and action in ('proposal.confirm', 'role.assign') order by action`.execute(api.db);
    expect(rows).toEqual([
      {
        action: 'proposal.confirm',
        actor_id: null,
        after: expect.objectContaining({ number: proposal.number, waited_until: expect.any(String) }),
      },
      { action: 'role.assign', actor_id: admin.userId, after: expect.anything() },
    ]);
    const given = await sql<{
      given_by: string;
      confirmed_by: string | null;
    }>`select distinct given_by, confirmed_by
      from grants where user_id = ${person.id} and kind = 'permission'`.execute(api.db);
    expect(given.rows).toEqual([{ given_by: admin.userId, confirmed_by: null }]);
    expect(await admin.post(`/admin/proposals/${proposal.id}/cancel`)).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('никто не остановил'),
    });
  });

  it('is told to its author, whom it is about, the staff, and who was staff within 30 days', async () => {
    const off = await switchedOff(api, admin);
    const deleted = await switchedOff(api, admin, 'Вера');
    expect((await admin.delete(`/admin/users/${deleted.id}`)).status).toBe(200);
    const long = await createUser(api.db, { isActive: false });
    await insertGrant(api.db, {
      kind: 'permission_end',
      to: long.id,
      by: admin.userId,
      permission: 'user:manage',
      ago: '31 days',
    });
    const clerk = await createUser(api.db, { permissions: ['payment_request:manage'] });
    await createUser(api.db);
    const { person, proposal } = await proposeNewAdministrator(api, admin);
    expect(await recipients('proposal-day')).toEqual(
      [admin.email, off.email, deleted.email, clerk.email, person.email].sort(),
    );
    const [letter = ''] = await lettersTo(api.db, off.email, 'proposal-day');
    for (const fact of [
      `${proposal.number}: другая роль — Новичок`,
      'Разрешение добавляют: «Управление пользователями»',
      'Кто предложил: Анна',
      'Вступит в силу: ',
      'само открытие ссылки ничего не меняет',
      'тех, кто обслуживает сервер кабинета',
    ])
      expect(letter).toContain(fact);
    expect((await lettersTo(api.db, admin.email, 'proposal-day'))[0]).toContain('смените пароль');
  });

  it('is told at the former address too of whoever was demoted and moved before', async () => {
    const former = await createUser(api.db, { role: 'admin' });
    expect((await admin.post(`/roles/${ROLES.user}/assign`, { userId: former.id })).status).toBe(200);
    const { updated_at } = (await admin.get(`/admin/users/${former.id}`)).read<{ updated_at: string }>();
    const form = { email: 'taken-over@insider.example', display_name: 'Галина', updated_at };
    expect((await admin.put(`/admin/users/${former.id}`, form)).data).toMatchObject({ email: form.email });
    const { proposal } = await proposeNewAdministrator(api, admin);
    expect(await recipients('proposal-day')).toEqual(expect.arrayContaining([former.email, form.email]));
    const stopped = await stopBy(api.visitor(), await stopSecret(api.db, former.email));
    expect(stopped.status).toBe(200);
    expect(await readAs(admin, proposal.id)).toMatchObject({ decided_by: { id: former.id } });
    expect(await recipients('proposal-took-effect')).toEqual([]);
  });

  it('waits until its letters have left, and passes only where they reach somebody else', async () => {
    const { person } = await proposeNewAdministrator(api, admin);
    await passDay(api.db);
    expect(await takeEffect(api.db)).toBe(0);
    await sql`update outbox set sent_at = now() where recipient = ${admin.email}`.execute(api.db);
    await passDay(api.db);
    expect(await takeEffect(api.db)).toBe(0);
    await sql`update outbox set failed_at = now() where sent_at is null`.execute(api.db);
    expect(await takeEffect(api.db)).toBe(0);
    await sql`update outbox set failed_at = null, sent_at = now() where recipient = ${person.email}`.execute(
      api.db,
    );
    // They too have a whole day.
    expect(await takeEffect(api.db)).toBe(0);
    await passDay(api.db);
    expect(await takeEffect(api.db)).toBe(1);
  });

  it('waits for somebody who could confirm by now, and takes no effect when they are switched off again', async () => {
    const { person, proposal } = await proposeNewAdministrator(api, admin);
    await sendLetters(api.db);
    const second = await createUser(api.db, { role: 'admin', displayName: 'Второй' });
    expect(await readAs(admin, proposal.id)).toMatchObject({
      takes_effect_at: null,
      awaits: [{ id: second.id }],
    });
    expect(await takeEffect(api.db)).toBe(0);
    expect((await admin.post(`/admin/users/${second.id}/deactivate`, {})).status).toBe(200);
    await passDay(api.db);
    expect(await takeEffect(api.db)).toBe(0);
    expect(await roleOf(api.db, person.id)).toBe(ROLES.user);
    expect(await readAs(admin, proposal.id)).toMatchObject({ status: 'pending', takes_effect_at: null });
  });

  it('is cancelled with the reason when it cannot be done any more', async () => {
    const { person, proposal } = await proposeNewAdministrator(api, admin);
    const lost = await proposeNewAdministrator(api, admin);
    await sendLetters(api.db);
    await passDay(api.db);
    await sql`update users set role_id = ${ROLES.guest} where id = ${person.id}`.execute(api.db);
    expect(await takeEffect(api.db)).toBe(1);
    expect(await roleOf(api.db, lost.person.id)).toBe(ROLES.admin);
    expect(await roleOf(api.db, person.id)).toBe(ROLES.guest);
    expect(await readAs(admin, proposal.id)).toMatchObject({
      status: 'cancelled',
      decided_by: null,
      decision_reason: expect.stringContaining('изменил'),
    });
    const { rows } = await sql`select actor_id from audit_log where entity_id = ${proposal.id}
      and action = 'proposal.cancel'`.execute(api.db);
    expect(rows).toEqual([{ actor_id: null }]);
  });

  it('is cancelled when its author could not propose it any more', async () => {
    const { proposal, person } = await proposeNewAdministrator(api, admin);
    await sendLetters(api.db);
    await passDay(api.db);
    await sql`update users set is_active = false where id = ${admin.userId}`.execute(api.db);
    expect(await takeEffect(api.db)).toBe(0);
    const { rows } =
      await sql`select status, decision_reason from proposals where id = ${proposal.id}`.execute(api.db);
    expect(rows).toEqual([
      { status: 'cancelled', decision_reason: expect.stringContaining('Автор больше не может') },
    ]);
    expect(await roleOf(api.db, person.id)).toBe(ROLES.user);
  });

  it('keeps no others back when one fails in an unforeseen way', async () => {
    const broken = await proposeNewAdministrator(api, admin);
    const { person } = await proposeNewAdministrator(api, admin);
    await sendLetters(api.db);
    await passDay(api.db);
    await changeAnyway(
      api.db,
      sql`update proposals set facts = facts - 'order' where id = ${broken.proposal.id}`,
    );
    await expect(takeEffect(api.db)).rejects.toThrow(AggregateError);
    expect(await roleOf(api.db, person.id)).toBe(ROLES.admin);
    expect((await admin.post(`/admin/proposals/${broken.proposal.id}/cancel`)).status).toBe(200);
  });

  it('is never money', async () => {
    const { payerId } = await userWith(api, '0');
    const funds = await admin.post(
      '/admin/payers/add-funds',
      { payer_id: payerId, amount: '150000', reason: 'Ошибка банка' },
      { 'idempotency-key': randomUUID() },
    );
    expect(proposedBy(funds)).toMatchObject({ takes_effect_at: null, awaits: [] });
    expect(await recipients('proposal-day')).toEqual([]);
    await passDay(api.db);
    expect(await takeEffect(api.db)).toBe(0);
  });

  it('waits for a person wherever somebody could confirm it, and no letter is written', async () => {
    await createUser(api.db, { role: 'admin' });
    const { proposal } = await proposeNewAdministrator(api, admin);
    expect(proposal).toMatchObject({ takes_effect_at: null, awaits: [expect.anything()] });
    expect(await recipients('proposal-day')).toEqual([]);
  });
});

describe.each(anyDatabase)('what takes effect about roles and addresses on $name', (database) => {
  const api = useTestApi(database);

  it('is told to the people of a role whose permissions change', async () => {
    const admin = await loneAdministrator(api);
    const permissions = ['payment:view'];
    const clerk = await createUser(api.db, { permissions });
    const roleId = await roleOf(api.db, clerk.id);
    const role = (await admin.get(`/roles/${roleId}`)).read<{ version: number; role_name: string }>();
    const answer = await admin.put(`/roles/${roleId}`, {
      name: role.role_name,
      description: '',
      permissions: ['user:manage'],
      version: role.version,
    });
    const { id }: Proposal = proposedBy(answer);
    expect((await lettersTo(api.db, clerk.email, 'proposal-day'))[0]).toContain('другие права роли');
    await sendLetters(api.db);
    await passDay(api.db);
    expect(await takeEffect(api.db)).toBe(1);
    expect(await readAs(admin, id)).toMatchObject({ status: 'confirmed', decided_by: null });
  });

  it('is told at the address that somebody has before it is changed, and the new one is masked', async () => {
    const admin = await loneAdministrator(api);
    const clerk = await createUser(api.db, { permissions: ['payment_request:manage'] });
    const read = (await admin.get(`/admin/users/${clerk.id}`)).read<{ updated_at: string }>();
    const to = 'taken-over@insider.example';
    const form = { email: to, display_name: 'Бухгалтер', updated_at: read.updated_at };
    proposedBy(await admin.put(`/admin/users/${clerk.id}`, form));
    const [letter = ''] = await lettersTo(api.db, clerk.email, 'proposal-day');
    expect(letter).toContain('другая почта для входа');
    expect(letter).not.toContain(to);
    expect(await lettersTo(api.db, to, 'proposal-day')).toEqual([]);
    await sendLetters(api.db);
    await passDay(api.db);
    expect(await takeEffect(api.db)).toBe(1);
    expect(await lettersTo(api.db, clerk.email, 'proposal-took-effect')).toHaveLength(1);
  });
});

describeOnPostgres('what takes effect by itself on PostgreSQL', () => {
  it('waits for the next round where somebody has it locked', async () => {
    const url = await createPostgresDatabase();
    const api = await createTestApiOver(await openPostgres({ url }));
    const admin = await loneAdministrator(api);
    const { proposal } = await proposeNewAdministrator(api, admin);
    await sendLetters(api.db);
    await passDay(api.db);
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from proposals where id = $1 for update', [proposal.id]);
    expect(await takeEffect(api.db)).toBe(0);
    await holder.query('rollback');
    await holder.end();
    expect(await takeEffect(api.db)).toBe(1);
    await api.close();
  });
});
