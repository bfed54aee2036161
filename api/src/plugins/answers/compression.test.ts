import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { success } from '#lib/envelope.ts';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { FINGERPRINT } from '#test/test-client.ts';

const LONG = Array.from({ length: 100 }, (_, index) => ({ id: index, name: 'Пополнение счёта' }));
const LINES = 'a;b;c\n'.repeat(1000);

describe.each(anyDatabase)('answers travel compressed on $name', (database) => {
  const api = useTestApi(database, {
    register: (app) => {
      const publicRoute = { config: { access: 'public' } } as const;
      app.get('/api/v1/test/long', publicRoute, async () => success(LONG));
      app.get('/api/v1/test/short', publicRoute, async () => success('ok'));
      app.get('/api/v1/test/lines', publicRoute, async (_request, reply) =>
        reply.type('text/csv; charset=utf-8').send(Readable.from([LINES])),
      );
      app.get('/api/v1/test/document', publicRoute, async (_request, reply) =>
        reply.type('application/pdf').send(Buffer.from(LINES)),
      );
      app.post('/api/v1/test/echo', { config: { access: 'public', originCheck: false } }, async (request) =>
        success(request.body),
      );
    },
  });
  const get = (path: string, encoding = 'gzip, deflate, br, zstd') =>
    api.app.inject({ url: `/api/v1/test/${path}`, headers: { 'accept-encoding': encoding } });

  it('when they are long: with Brotli, or gzip for who knows no other', async () => {
    const brotli = await get('long');
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString()).data).toEqual(LONG);
    expect(brotli.rawPayload.length).toBeLessThan(1000);
    expect(brotli.headers['cache-control']).toBe('no-store');

    const gzip = await get('long', 'gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(gzip.rawPayload).toString()).data).toEqual(LONG);
  });

  it('when they are an export, whose length nobody knows yet', async () => {
    const answer = await get('lines');
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(LINES);
  });

  it.each([
    ['long', 'identity'],
    ['long', ''],
    ['short', 'br'],
    ['document', 'br'],
  ])('not where %s is asked for with «%s»', async (path, encoding) => {
    const answer = await get(path, encoding);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
  });

  it('never the other way: a compressed request is not inflated', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/v1/test/echo',
      headers: {
        'x-security-check': FINGERPRINT,
        'content-type': 'application/json',
        'content-encoding': 'gzip',
      },
      payload: gzipSync(JSON.stringify(LONG)),
    });
    expect(answer.json().details.code).toBe('VAL.003');
  });
});
