import { beforeEach, describe, expect, it } from '@jest/globals';
import { SHARED_LIMITS } from '#plugins/gates/rate-limit.ts';
import { anyDatabase } from '#test/databases.ts';
import { readMetrics } from '#test/read-metrics.ts';
import { useTestApi } from '#test/test-api.ts';

describe.each(anyDatabase)('a refusal on $name', (database) => {
  const lines: string[] = [];
  const api = useTestApi(database, {
    env: { RATE_LIMIT_SCALE: '1' },
    log: { write: (line) => void lines.push(line) },
  });
  beforeEach(() => {
    lines.length = 0;
  });

  const refusals = () =>
    lines.map((line): unknown => JSON.parse(line)).filter((line) => Object(line).msg === 'refused');
  const counted = async (code: string) =>
    (await readMetrics(api.app)).get(`cabinet_refusals_total{code="${code}"}`);

  it('is logged and counted where somebody asks for what they have no permission for', async () => {
    const before = await counted('AUTH.003');
    const client = await api.signedIn({ permissions: ['role:manage'] });
    await client.get('/admin/users?q=secret');
    expect(refusals()).toEqual([
      expect.objectContaining({
        errorCode: 'AUTH.003',
        method: 'GET',
        url: '/api/v1/admin/users?q=secret',
        ip: '127.0.0.1',
        userId: client.userId,
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        permission: 'user:manage',
        reqId: expect.any(String),
      }),
    ]);
    expect([before, await counted('AUTH.003')]).toEqual([0, 1]);
  });

  it('is logged and counted where a foreign page sends something', async () => {
    const client = await api.signedIn();
    await client.post('/auth/sign-out', {}, { origin: 'https://evil.example' });
    expect(refusals()).toEqual([
      expect.objectContaining({ errorCode: 'AUTH.008', method: 'POST', origin: 'https://evil.example' }),
    ]);
    expect(await counted('AUTH.008')).toBe(1);
  });

  it('is logged and counted at each wrong guess, whoever has the e-mail, and the guess is not', async () => {
    const { email } = await api.signedIn();
    const before = Number(await counted('AUTH.004'));
    const guess = { password: 'a wrong guess' };
    for (const who of [email, 'nobody@test.example'])
      await api.visitor().post('/auth/sign-in', { email: who, ...guess });
    const line = expect.objectContaining({
      errorCode: 'AUTH.004',
      url: '/api/v1/auth/sign-in',
      ip: '127.0.0.1',
    });
    expect(refusals()).toEqual([line, line]);
    expect(Number(await counted('AUTH.004'))).toBe(before + 2);
    expect(lines.join('')).not.toMatch(/nobody@|wrong guess/);
  });

  it('names the address for which a trusted proxy speaks', async () => {
    const proxied = { origin: 'https://evil.example', 'x-forwarded-for': '203.0.113.9' };
    await (await api.signedIn()).post('/auth/sign-out', {}, proxied);
    expect(refusals()).toEqual([expect.objectContaining({ ip: '203.0.113.9' })]);
  });

  it('is counted each time past a limit, but logged once a minute for each caller', async () => {
    const before = Number(await counted('RATE.001'));
    const { hits } = SHARED_LIMITS.signInByEmail;
    for (const address of ['198.51.100.7', '203.0.113.9']) {
      const guesser = api.visitor(address);
      for (let time = 0; time < hits + 3; time += 1)
        await guesser.post('/auth/sign-in', { email: 'nobody@demo.example', password: 'a wrong guess' });
    }
    expect(Number(await counted('RATE.001'))).toBe(before + 6);
    const url = '/api/v1/auth/sign-in';
    expect(refusals().filter((line) => Object(line).errorCode === 'RATE.001')).toEqual([
      expect.objectContaining({ url, ip: '198.51.100.7' }),
      expect.objectContaining({ url, ip: '203.0.113.9' }),
    ]);
  });

  it('is logged once a minute where what a call brings is bad, without what was typed', async () => {
    const client = await api.signedIn();
    for (const display_name of ['', 'a\u202eb']) await client.patch('/users/0', { display_name });
    await client.patch('/users/0', { display_name: 'a\u202eb' });
    expect(refusals()).toEqual([
      expect.objectContaining({ errorCode: 'VAL.004', userId: client.userId, fields: ['display_name'] }),
      expect.objectContaining({ errorCode: 'VAL.003', userId: client.userId, fields: ['display_name'] }),
    ]);
    expect(lines.join('')).not.toContain('\u202e');
  });

  it('is not where honest people run into it', async () => {
    await api.visitor().get('/users/me');
    await (await api.signedIn()).get('/payment/requests/00000000-0000-7000-8000-000000000000');
    expect(refusals()).toEqual([]);
  });
});
