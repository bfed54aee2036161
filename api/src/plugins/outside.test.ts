import { describe, expect, it } from '@jest/globals';
import { buildApp } from '#app.ts';
import { anyDatabase } from '#test/databases.ts';
import { createTestApi, useTestApi } from '#test/test-api.ts';

describe.each(anyDatabase)('what comes from outside, over $name', (database) => {
  const api = useTestApi(database);

  it('is never cached and runs no script, whoever asked', async () => {
    const client = await api.signedIn();
    const answers = [
      await client.get('/users/me'),
      await client.post('/auth/sign-in', {}),
      await api.visitor().get('/users/me'),
      await api.visitor().get('/nowhere'),
      await api.visitor().get('/settings/payment'),
      await client.post('/auth/sign-out'),
    ];
    for (const { headers } of answers)
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      });
  });

  it('is 413 when its body is too large, announced or not', async () => {
    const payload = `{"email":"${'a'.repeat(300_000)}"}`;
    const headers = { 'content-type': 'application/json' };
    expect(await api.visitor().post('/auth/sign-in', payload, headers)).toMatchObject({
      status: 413,
      code: 'VAL.003',
      message: 'Слишком большой запрос',
    });
  });

  it.each(['/%', '/api/v1/%c3%28'])('is an envelope when its address is %s', async (url) => {
    const answer = await api.app.inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: 'error', details: { code: 'VAL.003' } });
  });

  it.each(['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/static/index.html'])(
    'finds no %s where the documents are closed',
    async (url) => {
      const app = await buildApp({ ...api.app.context, docs: 'closed' });
      expect((await app.inject(url)).statusCode).toBe(404);
      await app.close();
    },
  );

  it('is taken from a trusted proxy, and from the machine itself beside it', async () => {
    const trusting = await createTestApi(database, {
      config: { trustProxy: '10.0.0.5' },
      register: (app) => app.get('/test/ip', { config: { access: 'public' } }, async ({ ip }) => ip),
    });
    const addressOf = async (remoteAddress: string) =>
      (
        await trusting.app.inject({
          url: '/test/ip',
          remoteAddress,
          headers: { 'x-forwarded-for': '203.0.113.9' },
        })
      ).body;
    expect(await addressOf('10.0.0.5')).toBe('203.0.113.9');
    expect(await addressOf('127.0.0.1')).toBe('203.0.113.9');
    expect(await addressOf('198.51.100.1')).toBe('198.51.100.1');
    await trusting.close();
  });
});
