import { describe, expect, it } from '@jest/globals';
import { createArgon2Hasher } from '#lib/password-hasher.ts';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { lettersTo } from '#test/test-letters.ts';
import { createUser, PASSWORD } from '#test/test-users.ts';

const NEXT = 'sea-Lantern-77-owl';
const STRONG = '$argon2id$v=19$m=16,t=1,';

describe.each(anyDatabase)('a hash weaker than those of today on $name', (database) => {
  // People of tests have a hash of half the memory.
  const hasher = createArgon2Hasher({ memoryCost: 16, timeCost: 1 });
  /** What happens while the next password is judged. */
  let meanwhile: (() => Promise<unknown>) | undefined;
  /** Holds the next hash, until it is told to go on. */
  let hold: Promise<void> | undefined;
  const api = useTestApi(database, {
    hasher: {
      ...hasher,
      verify: async (stored, password) => {
        const isRight = await hasher.verify(stored, password);
        const happens = meanwhile;
        meanwhile = undefined;
        await happens?.();
        return isRight;
      },
      hash: async (password) => {
        const held = hold;
        hold = undefined;
        await held;
        return hasher.hash(password);
      },
    },
  });

  const readUser = (id: string) =>
    api.db
      .selectFrom('users')
      .select(['password_hash', 'updated_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const enter = async (email: string, password = PASSWORD) =>
    (await api.visitor().post('/auth/sign-in', { email, password })).status;

  it('is replaced after a sign-in, and nobody is told or signed out', async () => {
    const { id, email } = await createUser(api.db);
    const before = await readUser(id);
    expect(before.password_hash).not.toContain(STRONG);
    const client = api.visitor();
    await client.post('/auth/sign-in', { email, password: PASSWORD });
    await api.app.laterWorkDone();
    const after = await readUser(id);
    expect(after.password_hash).toContain(STRONG);
    expect(after.updated_at).toEqual(before.updated_at);
    expect((await client.get('/users/me')).status).toBe(200);
    expect(await lettersTo(api.db, email, 'password-changed')).toEqual([]);

    expect(await enter(email)).toBe(200);
    await api.app.laterWorkDone();
    expect((await readUser(id)).password_hash).toBe(after.password_hash);
  });

  it('stays after a refused sign-in', async () => {
    const { id, email } = await createUser(api.db);
    const before = await readUser(id);
    expect(await enter(email, NEXT)).toBe(401);
    await api.app.laterWorkDone();
    expect(await readUser(id)).toEqual(before);
  });

  it('lets a second sign-in in whose password it takes while that is judged, and no changed one', async () => {
    const { id, email } = await createUser(api.db);
    const become = (password: string) => async () =>
      api.db
        .updateTable('users')
        .set({ password_hash: await hasher.hash(password) })
        .where('id', '=', id)
        .execute();
    meanwhile = become(PASSWORD);
    expect(await enter(email)).toBe(200);
    meanwhile = become(NEXT);
    expect(await enter(email)).toBe(401);
  });

  it('holds up no sign-in, and never overwrites a password that was changed meanwhile', async () => {
    const { email } = await createUser(api.db);
    const client = api.visitor();
    let goOn = () => {};
    hold = new Promise((resolve) => {
      goOn = resolve;
    });
    await client.post('/auth/sign-in', { email, password: PASSWORD });
    const changed = await client.post('/users/me/password', {
      current_password: PASSWORD,
      new_password: NEXT,
    });
    expect(changed.status).toBe(200);
    goOn();
    await api.app.laterWorkDone();
    expect([await enter(email), await enter(email, NEXT)]).toEqual([401, 200]);
  });
});
