import { describe, expect, it } from '@jest/globals';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { letterCode } from '#test/test-letters.ts';
import { createUser, PASSWORD } from '#test/test-users.ts';

const WRONG = 'Wrong-2026-pass';
const NEXT = 'Next-2026-pass';

interface Row {
  readonly action: string;
  readonly actor_id: string | null;
  readonly entity_id: string | null;
  readonly after: unknown;
}

describe.each(anyDatabase)('the audit log on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_SCALE: '1' } });

  /** The rows about a person or by them, the oldest first. */
  async function rowsOf(userId: string): Promise<Row[]> {
    return api.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'written_by', 'entity_id', 'before', 'after'])
      .where((eb) => eb.or([eb('actor_id', '=', userId), eb('entity_id', '=', userId)]))
      .orderBy('seq')
      .execute();
  }
  const actionsOf = async (userId: string) => (await rowsOf(userId)).map(({ action }) => action);

  /** A refusal is recorded once its answer has been sent. */
  async function untilActions(userId: string, expected: string[]): Promise<void> {
    const deadline = Date.now() + 10_000;
    while ((await actionsOf(userId)).length < expected.length && Date.now() < deadline)
      await new Promise(setImmediate);
    expect(await actionsOf(userId)).toEqual(expected);
  }

  it('says who signed in, from where, and out', async () => {
    const { id, email } = await createUser(api.db);
    const client = api.visitor('203.0.113.9');
    await client.post('/auth/sign-in', { email, password: PASSWORD }, { 'user-agent': 'x'.repeat(4000) });
    await client.post('/auth/sign-out');
    await client.post('/auth/sign-out');
    expect(await rowsOf(id)).toMatchObject([
      { action: 'auth.sign_in', actor_id: id, after: { new_device: true } },
      { action: 'auth.sign_out', actor_id: id },
    ]);
    const row = await api.db
      .selectFrom('audit_log')
      .select(['ip', 'user_agent'])
      .where('actor_id', '=', id)
      .where('action', '=', 'auth.sign_in')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ ip: '203.0.113.9', user_agent: 'x'.repeat(500) });
  });

  it('shows guessing by its first and its last try, and is not filled by it', async () => {
    const { id, email } = await createUser(api.db);
    for (let times = 0; times < 40; times += 1)
      await api.visitor(`10.3.0.${times}`).post('/auth/sign-in', { email, password: WRONG });
    await untilActions(id, ['auth.sign_in_refused', 'auth.sign_in_refused']);
    expect(await rowsOf(id)).toMatchObject([
      { actor_id: null, after: { reason: 'wrong password', tries: 1, is_limited: false } },
      { actor_id: null, after: { reason: 'wrong password', tries: 20, is_limited: true } },
    ]);
  });

  it('says that a password was changed, by either way, and who was signed out by it', async () => {
    const client = await api.signedIn();
    const { userId: id, email } = client;
    await api.visitor().post('/auth/sign-in', { email, password: PASSWORD });
    await client.post('/users/me/password', { current_password: WRONG, new_password: NEXT });
    await client.post('/users/me/password', { current_password: PASSWORD, new_password: NEXT });
    await client.patch('/users/0', { current_password: NEXT, password: PASSWORD });
    expect((await rowsOf(id)).slice(2)).toMatchObject([
      { action: 'user.password_change', actor_id: id, after: { ended_sessions: 1 } },
      { action: 'user.password_change', actor_id: id, after: { ended_sessions: 0 } },
    ]);
  });

  it('says that a reset was asked for, by nobody known, and that it was done', async () => {
    const { id, email } = await createUser(api.db);
    const visitor = api.visitor();
    await visitor.post('/auth/password-reset', { email });
    const code = await letterCode(api.db, email);
    await visitor.post('/auth/password-reset/confirm', { email, code: '1', password: NEXT });
    await visitor.post('/auth/password-reset/confirm', { email, code, password: NEXT });
    expect(await rowsOf(id)).toMatchObject([
      { action: 'auth.reset_request', actor_id: null, written_by: 'visitor', entity_id: id },
      {
        action: 'auth.password_reset',
        actor_id: null,
        written_by: 'reset-code',
        after: { ended_sessions: 0 },
      },
    ]);
  });

  it('says which sessions were ended, and nothing where none was', async () => {
    const client = await api.signedIn();
    const { userId: id, email } = client;
    const others = [api.visitor(), api.visitor(), api.visitor()];
    for (const other of others) await other.post('/auth/sign-in', { email, password: PASSWORD });
    const sessions = (await client.get('/users/me/sessions')).read<{ id: string; current: boolean }[]>();
    const other = sessions.find(({ current }) => !current)?.id;
    await client.delete(`/users/me/sessions/${other}`);
    await client.delete(`/users/me/sessions/${other}`);
    await client.delete('/users/me/sessions');
    await client.delete('/users/me/sessions');
    expect((await rowsOf(id)).slice(4)).toMatchObject([
      { action: 'session.end', actor_id: id, entity_id: other },
      { action: 'session.end_others', actor_id: id, after: { ended: 2 } },
    ]);
  });

  it("says what an administrator changed in somebody's profile, before and after", async () => {
    const admin = await api.signedIn({ role: 'admin' });
    const { id } = await createUser(api.db, { displayName: 'Анна' });
    const edit = { display_name: 'Анна', phone: '8 (912) 345-67-89', settings: { move_to_message: 'end' } };
    await admin.patch(`/users/${id}`, edit);
    await admin.patch(`/users/${id}`, edit);
    await admin.patch(`/users/${id}`, { phone: '12' });
    expect(await rowsOf(id)).toEqual([
      {
        action: 'user.update',
        actor_id: admin.userId,
        written_by: null,
        entity_id: id,
        before: { phone: null, move_to_message: 'start' },
        after: { phone: '+79123456789', move_to_message: 'end' },
      },
    ]);
  });

  it('holds no password, no code and no token, and an unbroken chain', async () => {
    const text = JSON.stringify(await api.db.selectFrom('audit_log').selectAll().execute());
    const codes = await api.db.selectFrom('outbox').select('body_text').execute();
    const secrets = codes.flatMap(({ body_text }) => body_text.match(/\b\d{6}-\d{6}\b/g) ?? []);
    expect(secrets.length).toBeGreaterThan(0);
    for (const secret of [PASSWORD, NEXT, WRONG, ...secrets]) expect(text).not.toContain(secret);
    const { rows } = await api.connection.pool.query('select audit_log_broken_at() as broken');
    expect(rows).toEqual([{ broken: null }]);
  });
});
