import { beforeEach, describe, expect, it } from '@jest/globals';
import { anyDatabase } from '#test/databases.ts';
import { readMetrics } from '#test/read-metrics.ts';
import { useTestApi } from '#test/test-api.ts';

describe.each(anyDatabase)('a refusal on $name', (database) => {
  const lines: string[] = [];
  const api = useTestApi(database, { log: { write: (line) => void lines.push(line) } });
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
        code: 'AUTH.003',
        method: 'GET',
        url: '/api/v1/admin/users?q=secret',
        userId: client.userId,
        ip: '127.0.0.1',
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
      expect.objectContaining({ code: 'AUTH.008', method: 'POST', origin: 'https://evil.example' }),
    ]);
    expect(await counted('AUTH.008')).toBe(1);
  });

  it('is not where honest people run into it', async () => {
    await api.visitor().get('/users/me');
    await (await api.signedIn()).get('/payment/requests/00000000-0000-7000-8000-000000000000');
    expect(refusals()).toEqual([]);
  });
});
