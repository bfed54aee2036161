import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openPostgres } from '#db/index.ts';
import { createPostgresDatabase, describeOnPostgres, dropPostgresDatabase } from '#test/databases.ts';
import { raceRounds } from '#test/scope.ts';
import { createTestApiOver, type TestApi } from '#test/test-api.ts';
import type { Answer } from '#test/test-client.ts';
import { addPasskey, signedChallenge, totpFor, totpOwner, typePassword } from '#test/test-factors.ts';
import { together } from '#test/together.ts';

const ROUNDS = raceRounds(8);
const told = (answers: readonly Answer[]) => answers.map(({ status, code }) => code || String(status)).sort();

describeOnPostgres('second factors at two processes over $name', () => {
  let url: string;
  let api: TestApi;
  let other: TestApi;
  beforeAll(async () => {
    url = await createPostgresDatabase();
    const env = { RATE_LIMIT_PER_MINUTE: '0', SECOND_FACTOR_KEY: 'one-key-of-both-processes-'.repeat(2) };
    api = await createTestApiOver(openPostgres({ url, poolSize: 10 }), { env });
    other = await createTestApiOver(openPostgres({ url, poolSize: 10 }), { env });
  });
  afterAll(async () => {
    await other.close();
    await api.close();
    await dropPostgresDatabase(url);
  });

  const leftOf = async (userId: string) => {
    const { rows } = await sql`select 'step' as what from sign_in_steps where user_id = ${userId}
      union all select 'code' from recovery_codes where user_id = ${userId}`.execute(api.db);
    return rows;
  };

  it('what a passkey has signed opens one session', async () => {
    const owner = await api.signedIn();
    const { authenticator } = await addPasskey(owner);
    for (let round = 0; round < ROUNDS; round += 1) {
      const asserted = await signedChallenge(api.visitor(), authenticator);
      const answers = await together(
        api,
        [api, other].map((at) => () => at.visitor().post('/auth/passkeys/sign-in', asserted)),
      );
      expect(told(answers)).toEqual(['200', 'AUTH.006']);
    }
  });

  it('a code in two windows opens one session, of an app and of paper', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { owner, code, recoveryCodes } = await totpOwner(api);
      for (const [way, typed] of [
        ['totp', code()],
        ['recovery-code', recoveryCodes[0]],
      ] as const) {
        const windows = await Promise.all([api, other].map((at) => typePassword(at.visitor(), owner.email)));
        const answers = await together(
          api,
          windows.map((each) => () => each.post(`/auth/sign-in/${way}`, { code: typed })),
        );
        expect(told(answers)).toEqual(['200', 'AUTH.006']);
      }
    }
  });

  it('the last factor goes while a sign-in waits for it: it is finished before, or begins anew', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { owner, code } = await totpFor(api, await api.signedIn());
      const browser = await typePassword(other.visitor(), owner.email);
      const [gone, finished] = await together(api, [
        () => owner.delete('/users/me/totp'),
        () => browser.post('/auth/sign-in/totp', { code: code() }),
      ]);
      expect(gone.status).toBe(200);
      expect(['', 'RES.003']).toContain(finished.code);
      expect(await leftOf(owner.userId)).toEqual([]);
      // Whoever came in before the change proves anew who they are.
      if (finished.status === 200) expect((await browser.delete('/users/me/sessions')).code).toBe('AUTH.010');
    }
  });

  it('what one has closed is closed at the other', async () => {
    const owner = await api.signedIn();
    const there = other.visitor();
    for (const [name, value] of owner.cookies) there.cookies.set(name, value);
    expect((await there.delete('/users/me/sessions')).status).toBe(200);
    await owner.delete('/auth/reauthentication');
    expect((await there.delete('/users/me/sessions')).code).toBe('AUTH.010');
  });
});
