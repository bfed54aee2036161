import { describe, expect, it } from '@jest/globals';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { letterCode } from '#test/test-letters.ts';
import { createUser, PASSWORD } from '#test/test-users.ts';

const WRONG = 'Wrong-2026-pass';

describe.each(anyDatabase)('sign-in limits on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_SCALE: '1' } });

  let network = 0;
  /** Addresses that no other test has used. */
  const addresses = (count: number) => {
    network += 1;
    return Array.from({ length: count }, (_, index) => `10.${network}.0.${index}`);
  };

  async function signedIn() {
    const { email } = await createUser(api.db);
    const [address = ''] = addresses(1);
    const owner = api.visitor(address);
    await owner.post('/auth/sign-in', { email, password: PASSWORD });
    return { owner, email, address };
  }

  const guessFrom = (email: string, address: string) =>
    api.visitor(address).post('/auth/sign-in', { email, password: WRONG });

  /** Lets a stranger guess many times at once, and counts the guesses that were judged. */
  async function judged(email: string, from: string[]): Promise<number> {
    const before = api.hashCalls();
    const answers = await Promise.all(from.map((address) => guessFrom(email, address)));
    const wrong = answers.filter(({ code }) => code === 'AUTH.004');
    const limited = answers.filter(({ code }) => code === 'RATE.001');
    expect(wrong.length + limited.length).toBe(from.length);
    expect(api.hashCalls() - before).toBe(wrong.length);
    return wrong.length;
  }

  it('stop a guesser at the tenth try and say when to come back', async () => {
    const { email } = await createUser(api.db);
    const [address = ''] = addresses(1);
    for (let tries = 0; tries < 10; tries += 1)
      expect((await guessFrom(email, address)).code).toBe('AUTH.004');
    const stopped = await guessFrom(email, address);
    expect(stopped).toMatchObject({ status: 429, code: 'RATE.001' });
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(stopped.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
  });

  it('do not count right passwords', async () => {
    const { email } = await createUser(api.db);
    for (const address of addresses(25)) {
      const { status } = await api.visitor(address).post('/auth/sign-in', { email, password: PASSWORD });
      expect(status).toBe(200);
    }
  });

  it('judge 20 of 80 guesses at one account from 80 addresses', async () => {
    const { email } = await createUser(api.db);
    expect(await judged(email, addresses(80))).toBe(20);
  });

  it('judge as many at an e-mail that has no account', async () => {
    expect(await judged('nobody@test.example', addresses(80))).toBe(20);
  });

  it('judge 100 guesses at one account in a day, however patient the guesser', async () => {
    const { email } = await createUser(api.db);
    let total = 0;
    for (let quarter = 0; quarter < 7; quarter += 1) {
      total += await judged(email, addresses(21));
      await api.db.deleteFrom('rate_limits').where('bucket', '=', `sign-in:account:${email}`).execute();
    }
    expect(total).toBe(100);
  });

  it('count a /64 as one address', async () => {
    const { email } = await createUser(api.db);
    const from = Array.from({ length: 20 }, (_, index) => `2001:db8:7:7:${index}:2:3:4`);
    expect(await judged(email, from)).toBe(10);
    const others = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        guessFrom(`somebody-${index}@test.example`, `2001:db8:7:8:ffff::${index}`),
      ),
    );
    expect(others.filter(({ code }) => code === 'AUTH.004')).toHaveLength(50);
  });

  it('let the owner in on a browser that has signed in before, whatever strangers do, at the same address too', async () => {
    const { owner, email, address } = await signedIn();
    await owner.post('/auth/sign-out');
    await judged(email, [...addresses(80), ...Array<string>(60).fill(address)]);
    const again = await owner.post('/auth/sign-in', { email, password: PASSWORD });
    expect(again.status).toBe(200);
    expect((await owner.get('/users/me')).status).toBe(200);
  });

  it('count a browser that has signed in before by itself', async () => {
    const { owner, email } = await signedIn();
    const guess = () => owner.post('/auth/sign-in', { email, password: WRONG });
    const answers = await Promise.all(Array.from({ length: 15 }, guess));
    expect(answers.filter(({ code }) => code === 'AUTH.004')).toHaveLength(10);
    expect(await judged(email, addresses(80))).toBe(20);
  });

  it('take the browser of one account for a stranger to another', async () => {
    const { email } = await createUser(api.db);
    const { owner: stranger } = await signedIn();
    await judged(email, addresses(80));
    expect((await stranger.post('/auth/sign-in', { email, password: WRONG })).code).toBe('RATE.001');
  });

  it('leave the owner on a new browser the way through the mail box', async () => {
    const { email } = await createUser(api.db);
    await judged(email, addresses(80));
    const [home = ''] = addresses(1);
    const owner = api.visitor(home);
    const stopped = await owner.post('/auth/sign-in', { email, password: PASSWORD });
    expect(stopped.code).toBe('RATE.001');
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);

    const password = 'Next-2026-pass';
    expect((await owner.post('/auth/password-reset', { email })).status).toBe(200);
    const code = await letterCode(api.db, email);
    expect((await owner.post('/auth/password-reset/confirm', { email, code, password })).status).toBe(200);
    expect((await owner.post('/auth/sign-in', { email, password })).status).toBe(200);
  });
});
