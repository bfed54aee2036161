import { describe, expect, it } from '@jest/globals';
import { createHashingTurns } from '#lib/hashing-turns.ts';
import { anyDatabase } from '#test/databases.ts';
import { createTestApi, type TestApi } from '#test/test-api.ts';
import type { Answer } from '#test/test-client.ts';
import { testHasher } from '#test/test-hasher.ts';
import { hostOf, invite, NEWCOMER, newEmail } from '#test/test-invitations.ts';
import { letterCode, lettersTo } from '#test/test-letters.ts';
import { createUser, PASSWORD } from '#test/test-users.ts';

/** Enough to fill both lines many times; `pnpm lab sign-in` measures 300. */
const OF_OTHERS = 15;
const RESETS = 30;
const NEXT = 'sea-Lantern-77-owl';

type Call = () => Promise<Answer>;

/** One after the other, because what prepares them takes locks. */
async function times(count: number, make: () => Promise<Call>): Promise<Call[]> {
  const calls: Call[] = [];
  while (calls.length < count) calls.push(await make());
  return calls;
}

/** Calls with secrets that hold, so that each comes as far as its hash. */
const FLOODS: Record<string, (api: TestApi) => Promise<Call[]>> = {
  'reset confirms': (api) =>
    times(RESETS, async () => {
      const { email } = await createUser(api.db);
      await api.visitor().post('/auth/password-reset', { email });
      const code = await letterCode(api.db, email);
      return () => api.visitor().post('/auth/password-reset/confirm', { email, code, password: NEXT });
    }),

  'first passwords': async (api) => {
    const admin = await api.signedIn({ role: 'admin' });
    return times(OF_OTHERS, async () => {
      const email = newEmail();
      await admin.post('/admin/users', { email, display_name: 'Новая' });
      const [letter = ''] = await lettersTo(api.db, email, 'first-password');
      const token = /token=([\w-]{43})/.exec(letter)?.[1];
      return () => api.visitor().post('/auth/first-password', { token, password: NEXT });
    });
  },

  'accepted invitations': async (api) => {
    const host = await hostOf(api, 'group');
    return times(OF_OTHERS, async () => {
      const { secret: token } = await invite(host, newEmail());
      return () => api.visitor().post('/group/invitations/accept', { token, ...NEWCOMER });
    });
  },
};

/** Hashes new passwords only when it is let go; verifies at once. */
function heldHasher() {
  let isHeld = false;
  let started = 0;
  const waiting: (() => void)[] = [];
  return {
    hold: () => {
      isHeld = true;
      started = 0;
    },
    letGo: () => {
      isHeld = false;
      for (const go of waiting) go();
    },
    started: () => started,
    hasher: {
      verify: testHasher.verify,
      hash: async (password: string) => {
        started += 1;
        if (isHeld) await new Promise<void>((resolve) => void waiting.push(resolve));
        return testHasher.hash(password);
      },
    },
  };
}

describe.each(anyDatabase)('the hashing flood on $name', (database) => {
  it('of many new passwords holds up no sign-in: two of them are hashed at a time, and each is set or told when to come again', async () => {
    const held = heldHasher();
    const api = await createTestApi(database, { hasher: held.hasher });
    const { email } = await createUser(api.db);
    const calls: Call[] = [];
    for (const prepare of Object.values(FLOODS)) calls.push(...(await prepare(api)));
    expect(calls).toHaveLength(RESETS + 2 * OF_OTHERS);

    held.hold();
    const answers = Promise.all(calls.map((call) => call()));
    const signIns = await Promise.all(
      [1, 2, 3].map(() => api.visitor().post('/auth/sign-in', { email, password: PASSWORD })),
    );
    expect(signIns.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(held.started()).toBeLessThanOrEqual(2);

    held.letGo();
    const given = (await answers).map(({ status, code }) => code || status);
    // A slow machine tells the last of them to come again.
    expect(given.filter((each) => each !== 200 && each !== 'RATE.001')).toEqual([]);
    expect(held.started()).toBe(given.filter((each) => each === 200).length);
    expect(held.started()).toBeGreaterThan(OF_OTHERS);
    await api.close();
  });

  it('of secrets that do not hold hashes nothing', async () => {
    const held = heldHasher();
    const api = await createTestApi(database, { hasher: held.hasher });
    held.hold();
    const token = 'a'.repeat(43);
    const { email } = await createUser(api.db);
    const visitor = api.visitor();
    const codes = [
      await visitor.post('/auth/first-password', { token, password: NEXT }),
      await visitor.post('/group/invitations/accept', { token, ...NEWCOMER }),
      await visitor.post('/company/invitations/accept', { token, ...NEWCOMER }),
      await visitor.post('/auth/password-reset/confirm', { email, code: '123456-123456', password: NEXT }),
    ].map(({ code }) => code);
    expect(codes).toEqual(['RES.001', 'RES.001', 'RES.001', 'AUTH.006']);
    expect(held.started()).toBe(0);
    await api.close();
  });

  it('of changed passwords stands in the same line', async () => {
    const held = heldHasher();
    const api = await createTestApi(database, { hasher: held.hasher });
    const people = await Promise.all(Array.from({ length: 6 }, () => api.signedIn()));
    const { email } = await createUser(api.db);
    held.hold();
    const body = { current_password: PASSWORD, new_password: NEXT };
    const answers = Promise.all([
      ...people.slice(0, 3).map((person) => person.post('/users/me/password', body)),
      ...people
        .slice(3)
        .map((person) => person.patch('/users/0', { current_password: PASSWORD, password: NEXT })),
    ]);
    const { status } = await api.visitor().post('/auth/sign-in', { email, password: PASSWORD });
    expect([status, held.started() <= 2]).toEqual([200, true]);
    held.letGo();
    expect((await answers).map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(held.started()).toBe(6);
    await api.close();
  });
});

it('a turn that does not come is refused with a time to come again, and leaves the other line alone', async () => {
  const turns = createHashingTurns(1);
  let finish = () => {};
  const end = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const working = [1, 2].map(() => turns.run('new password', () => end));
  await expect(turns.run('new password', async () => 'late')).rejects.toMatchObject({
    code: 'RATE.001',
    retryAfterSeconds: 5,
  });
  expect(await turns.run('sign-in', async () => 'in')).toBe('in');
  finish();
  await Promise.all(working);
  expect(await turns.run('new password', async () => 'next')).toBe('next');
});
