import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { databases } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { userWith } from '#test/test-payers.ts';
import { confirm, insertGrant, proposedBy, readAs } from '#test/test-proposals.ts';

const MANAGE = ['user:manage'];

/** Who is the second person for what somebody proposes (product §19.5). */
describe.each(databases)('a second person on $name', (database) => {
  const api = useTestApi(database);
  let author: SignedIn;
  beforeAll(async () => {
    author = await api.signedIn({ permissions: MANAGE, displayName: 'Автор' });
  });

  const propose = async () => {
    const { payerId } = await userWith(api, '0');
    const answer = await author.post(
      '/admin/payers/add-funds',
      { payer_id: payerId, amount: '150000', reason: 'Ошибка банка' },
      { 'idempotency-key': randomUUID() },
    );
    return proposedBy(answer);
  };
  const second = () => api.signedIn({ permissions: MANAGE });
  const obstacleOf = async (userId: string, at = 'clock_timestamp()') => {
    const { rows } = await sql<{ obstacle: string | null }>`select second_obstacle(${userId}, 'user:manage',
      ${author.userId}, ${sql.raw(at)}) as obstacle`.execute(api.db);
    return rows[0]?.obstacle;
  };

  const TIES = ['account', 'email', 'password_link', 'permission'] as const;
  const permissionOf = (kind: (typeof TIES)[number]) =>
    kind === 'permission' ? { permission: 'payment_request:manage' } : {};

  it.each(TIES)('is nobody to whom the author gave %s within 30 days', async (kind) => {
    const [within, before] = [await second(), await second()];
    const given = { kind, by: author.userId, ...permissionOf(kind) };
    await insertGrant(api.db, { ...given, to: within.userId, ago: '29 days 23 hours 59 minutes' });
    await insertGrant(api.db, { ...given, to: before.userId, ago: '30 days 1 minute' });
    const proposal = await propose();
    expect(await readAs(within, proposal.id)).toMatchObject({
      obstacle: 'by_author',
      actions: { confirm: false, reject: true },
    });
    expect(await confirm(within, proposal)).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('Автор'),
    });
    expect(proposal.awaits.map(({ id }) => id)).not.toContain(within.userId);
    expect((await confirm(before, proposal)).status).toBe(200);
  });

  it.each(TIES)('is nobody who gave the author %s within 30 days', async (kind) => {
    const [within, before] = [await second(), await second()];
    const to = author.userId;
    const given = { kind, to, ...permissionOf(kind) };
    await insertGrant(api.db, { ...given, by: within.userId, ago: '29 days 23 hours 59 minutes' });
    await insertGrant(api.db, { ...given, by: before.userId, ago: '30 days 1 minute' });
    const proposal = await propose();
    expect(await readAs(within, proposal.id)).toMatchObject({ obstacle: 'made_author' });
    expect(await confirm(within, proposal)).toMatchObject({ code: 'RES.003' });
    expect((await confirm(before, proposal)).status).toBe(200);
  });

  it('has held the permission for a day, whoever gave it', async () => {
    const giver = await second();
    const [young, grown, other] = [await second(), await second(), await second()];
    const given = { kind: 'permission', by: giver.userId } as const;
    const ofUsers = { ...given, permission: 'user:manage' };
    await insertGrant(api.db, { ...ofUsers, to: young.userId, ago: '23 hours 59 minutes' });
    await insertGrant(api.db, { ...ofUsers, to: grown.userId, ago: '24 hours 1 minute' });
    await insertGrant(api.db, { ...given, permission: 'role:manage', to: other.userId, ago: '1 hour' });
    const proposal = await propose();
    expect(await readAs(young, proposal.id)).toMatchObject({ obstacle: 'too_new' });
    expect(await confirm(young, proposal)).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('меньше чем за сутки'),
    });
    for (const each of [grown, other])
      expect(await readAs(each, proposal.id)).toMatchObject({ obstacle: null });
    // It is told by the moment of the proposal, so to wait for a day does not help.
    await sql`update grants set at = at - interval '1 minute' where user_id = ${young.userId}`.execute(
      api.db,
    );
    expect(await readAs(young, (await propose()).id)).toMatchObject({ obstacle: null });
  });

  it('has held it from before, or by the command line, without any grant', async () => {
    const [old, commanded] = [await second(), await second()];
    await insertGrant(api.db, {
      kind: 'permission',
      by: null,
      permission: 'user:manage',
      to: commanded.userId,
      ago: '1 hour',
    });
    const proposal = await propose();
    for (const each of [old, commanded])
      expect(await readAs(each, proposal.id)).toMatchObject({ obstacle: null });
  });

  it('has a password, for a day', async () => {
    const [without, young, grown] = [await second(), await second(), await second()];
    const set = { kind: 'credential', by: null } as const;
    await insertGrant(api.db, { ...set, to: young.userId, ago: '23 hours 59 minutes' });
    await insertGrant(api.db, { ...set, to: grown.userId, ago: '24 hours 1 minute' });
    await sql`update users set password_hash = null where id = ${without.userId}`.execute(api.db);
    const proposal = await propose();
    const awaited = proposal.awaits.map(({ id }) => id);
    for (const each of [without, young]) expect(awaited).not.toContain(each.userId);
    expect(awaited).toContain(grown.userId);
    expect(await confirm(young, proposal)).toMatchObject({ code: 'RES.003' });
    expect(await obstacleOf(without.userId)).toBe('credential');
    // A session that is still open makes nobody of somebody without a password.
    expect(await confirm(without, proposal)).toMatchObject({ code: 'RES.003' });
  });

  it('holds the permission, may sign in, and is another one', async () => {
    const [reader, off] = [await api.signedIn(), await second()];
    await sql`update users set is_active = false where id = ${off.userId}`.execute(api.db);
    expect(await obstacleOf(reader.userId)).toBe('permission');
    expect(await obstacleOf(off.userId)).toBe('permission');
    expect(await obstacleOf(author.userId)).toBe('author');
    expect(await obstacleOf((await second()).userId)).toBe(null);
  });

  it('is told to the instant', async () => {
    const [one, other] = [await second(), await second()];
    await insertGrant(api.db, { kind: 'email', to: one.userId, by: author.userId, ago: '0' });
    await insertGrant(api.db, { kind: 'credential', to: other.userId, by: null, ago: '0' });
    const after = (userId: string, time: string) =>
      obstacleOf(userId, `(select max(at) + interval '${time}' from grants where user_id = '${userId}')`);
    expect(await after(one.userId, '29 days 23:59:59.999999')).toBe('by_author');
    expect(await after(one.userId, '30 days')).toBe(null);
    expect(await after(other.userId, '23:59:59.999999')).toBe('too_new');
    expect(await after(other.userId, '24 hours')).toBe(null);
  });
});
