import { UNATTENDED_HEADER } from '@cabinet/kernel/core/contract';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { endSessions } from '#lib/sessions/ended.ts';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { PASSWORD } from '#test/test-users.ts';

describe.each(anyDatabase)('a session that nobody uses on $name', (database) => {
  const api = useTestApi(database);

  async function unused(userId: string, time: string): Promise<void> {
    await sql`update sessions set last_seen_at = now() - ${time}::interval where user_id = ${userId}`.execute(
      api.db,
    );
  }
  const isFresh = async (userId: string) =>
    (
      await sql`select from sessions where user_id = ${userId} and last_seen_at > now() - interval '1 minute'`.execute(
        api.db,
      )
    ).rows.length > 0;

  it.each([
    ['7 days', [], '6 days 23:59', 200],
    ['7 days', [], '7 days 00:00:01', 401],
    ['12 hours of staff', ['role:manage', 'user:manage'], '11:59', 200],
    ['12 hours of staff', ['user:manage'], '12:00:01', 401],
    ['7 days of a right that is none of staff', ['company_user:manage'], '12:00:01', 200],
  ])('ends after %s: %j after %s', async (_limit, permissions, time, status) => {
    const client = await api.signedIn({ permissions });
    await unused(client.userId, time);
    expect((await client.get('/users/me')).status).toBe(status);
    expect((await client.get('/users/me/balance')).status).toBe(status);
    expect(await isFresh(client.userId)).toBe(status === 200);
  });

  it.each([
    ['a day of staff', ['user:manage'], '23:59', 200],
    ['a day of staff', ['role:manage', 'user:manage'], '24:00:01', 401],
    ['30 days of everybody else', ['company_user:manage'], '29 days', 200],
  ])('ends with use too, after %s: %j after %s', async (_limit, permissions, time, status) => {
    const client = await api.signedIn({ permissions });
    await sql`update sessions set created_at = now() - ${time}::interval where user_id = ${client.userId}`.execute(
      api.db,
    );
    expect((await client.get('/users/me')).status).toBe(status);
    await endSessions(api.db, api.config.sessions);
    const open =
      await sql`select from sessions where user_id = ${client.userId} and revoked_at is null`.execute(api.db);
    expect(open.rows).toHaveLength(status === 200 ? 1 : 0);
  });

  it('is refused as any other that has ended, and passes for none where none is needed', async () => {
    const client = await api.signedIn();
    await unused(client.userId, '8 days');
    expect(await client.patch('/users/0', { display_name: 'Анна' })).toMatchObject({ code: 'AUTH.002' });
    expect((await client.post('/auth/sign-out')).status).toBe(200);
    await client.post('/auth/sign-in', { email: client.email, password: PASSWORD });
    expect((await client.get('/users/me')).status).toBe(200);
  });

  it('is not kept alive by what a page asks by itself', async () => {
    const client = await api.signedIn();
    await unused(client.userId, '6 days 23:59');
    expect((await client.get('/users/me/balance', { [UNATTENDED_HEADER]: '1' })).status).toBe(200);
    expect(await isFresh(client.userId)).toBe(false);
    await client.get('/users/me/balance');
    expect(await isFresh(client.userId)).toBe(true);
  });

  it('leaves the list of devices, and its browser stays known', async () => {
    const client = await api.signedIn();
    await api.visitor().post('/auth/sign-in', { email: client.email, password: PASSWORD });
    const known = () =>
      api.db.selectFrom('known_devices').select('token_hash').where('user_id', '=', client.userId).execute();
    const before = await known();
    await unused(client.userId, '8 days');
    await sql`update sessions set last_seen_at = now() where user_id = ${client.userId}
      and id = (select min(id::text)::uuid from sessions where user_id = ${client.userId})`.execute(api.db);
    await endSessions(api.db, api.config.sessions);
    expect((await client.get('/users/me/sessions')).read()).toHaveLength(1);
    expect(await known()).toEqual(before);
  });
});
