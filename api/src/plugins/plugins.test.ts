import { BODY_LIMIT } from '@cabinet/http-server';
import { describe, expect, it, jest } from '@jest/globals';
import type { RouteShorthandOptions } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { openPglite, openPostgres, uuidv7 } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { responses, success } from '#lib/envelope.ts';
import {
  CACHE_DIR,
  createPostgresDatabase,
  databases,
  describeOnPostgres,
  dropPostgresDatabase,
} from '#test/databases.ts';
import { createTestApi, createTestApiOver, useTestApi } from '#test/test-api.ts';
import { createMemoryCounter, createSharedLimits } from './gates/rate-limit.ts';
import { runOnce } from './requests/idempotency.ts';

const SECRET = 'inner text with a secret';
/**
 * A server that is stopped, crashed, starting, not reached or a standby, no lock in time, too long a statement, and a
 * transaction that was left open.
 */
const AWAY = ['57P01', '57P02', '57P03', '08006', '25006', '55P03', '57014', '25P03'];
const KEY = 'idempotency-key';

describe.each(databases)('the gates of every route on $name', (database) => {
  let runs = 0;
  const api = useTestApi(database, {
    register: (app) => {
      const publicRoute = { config: { access: 'public' } } as const;
      app.get('/api/v1/test/fault', publicRoute, async () => {
        throw new Error(SECRET);
      });
      app.get('/api/v1/test/sql-fault', publicRoute, async () =>
        sql`select ${SECRET} from nowhere`.execute(app.context.connection.db),
      );
      for (const code of AWAY)
        app.get(`/api/v1/test/${code}`, publicRoute, async () => {
          throw Object.assign(new Error(SECRET), { code });
        });
      app.get('/api/v1/test/catalogue', publicRoute, async () => {
        throw new ApiError('PAY.002', { message: 'Мало денег', fields: { amount: 'много' } });
      });
      app.get('/api/v1/test/admin', { config: { access: { permission: 'user:manage' } } }, async () =>
        success('ok'),
      );
      app.get(
        '/api/v1/test/query',
        {
          ...publicRoute,
          schema: {
            querystring: Type.Object({
              page: Type.Optional(Type.Integer({ minimum: 1 })),
              active: Type.Optional(Type.Boolean()),
            }),
            response: responses(Type.Any()),
          },
        },
        async (request) => success(request.query),
      );
      app.post('/api/v1/test/plain', { config: { access: 'session', confirms: false } }, async () => {
        runs += 1;
        return success('ok');
      });
      app.post(
        '/api/v1/test/by-nature',
        { config: { access: 'session', once: 'by-nature', confirms: false } },
        async () => success('ok'),
      );
      app.post(
        '/api/v1/test/undeclared',
        { config: { access: 'session', confirms: false } },
        async (request) => success(await runOnce(request, app.context.connection.db, async () => 'ok')),
      );
      for (const name of ['once', 'once-too'])
        app.post(
          `/api/v1/test/${name}`,
          { config: { access: 'session', once: 'by-key', confirms: false } },
          async (request) =>
            success(
              await runOnce(request, app.context.connection.db, async (trx) => {
                runs += 1;
                const id = uuidv7();
                await trx.insertInto('settings').values({ key: id, value: '1' }).execute();
                if (JSON.stringify(request.body).includes('fail')) throw new ApiError('RES.003');
                return { id };
              }),
            ),
        );
    },
  });

  describe('errors', () => {
    it('never show the inner text, only where to find it', async () => {
      for (const path of ['/test/fault', '/test/sql-fault']) {
        const answer = await api.visitor().get(path);
        expect(answer).toMatchObject({
          status: 500,
          code: 'SYS.001',
          message: 'Ошибка сервера. Попробуйте позже',
        });
        expect(answer.raw.toString()).not.toContain(SECRET);
        expect(answer.raw.toString()).not.toContain('nowhere');
        expect(answer.details.trace_id).toMatch(/^[0-9a-f]{10}-[0-9a-z]+$/);
      }
    });

    it.each(AWAY)(
      'say SYS.002 and when to come again when the database is away or busy: %s',
      async (code) => {
        const answer = await api.visitor().get(`/test/${code}`);
        expect(answer).toMatchObject({ status: 503, code: 'SYS.002' });
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      },
    );

    it('carry code, category, fields and text of the catalogue', async () => {
      const answer = await api.visitor().get('/test/catalogue');
      expect(JSON.parse(answer.raw.toString())).toEqual({
        status: 'error',
        message: 'Мало денег',
        details: {
          code: 'PAY.002',
          category: 'payment',
          fields: { amount: 'много' },
          trace_id: expect.any(String),
        },
      });
    });

    it('say RES.001 for an unknown address', async () => {
      expect(await api.visitor().get('/nowhere')).toMatchObject({ status: 404, code: 'RES.001' });
    });

    it('say VAL.003 for an unknown media type and broken JSON', async () => {
      const client = await api.signedIn();
      expect((await client.post('/test/once', 'x', { 'content-type': 'text/x-unknown' })).code).toBe(
        'VAL.003',
      );
      expect((await client.post('/test/once', '{', { 'content-type': 'application/json' })).code).toBe(
        'VAL.003',
      );
      expect(
        (await client.post('/test/once', '{"__proto__":{}}', { 'content-type': 'application/json' })).code,
      ).toBe('VAL.003');
    });
  });

  describe('texts that no database can hold', () => {
    it.each(['a\u0000b', '\ud800', 'x\udfff'])(
      'are VAL.003 with the field, not a fault: %j',
      async (text) => {
        const client = await api.signedIn();
        expect(await client.patch('/users/0', { phone: text })).toMatchObject({
          status: 400,
          code: 'VAL.003',
          details: { fields: { phone: 'Недопустимый знак в тексте' } },
        });
      },
    );

    it('are no texts with signs from outside the first plane', async () => {
      const client = await api.signedIn();
      expect(await client.patch('/users/0', { display_name: 'Ёжик 🦔' })).toMatchObject({ status: 200 });
    });
  });

  describe('permissions', () => {
    it('are named when one is missing', async () => {
      const client = await api.signedIn();
      const answer = await client.get('/test/admin');
      expect(answer).toMatchObject({ status: 403, code: 'AUTH.003', details: { permission: 'user:manage' } });
    });

    it('let their holders pass, and nobody without a session', async () => {
      expect((await (await api.signedIn({ permissions: ['user:manage'] })).get('/test/admin')).status).toBe(
        200,
      );
      expect((await api.visitor().get('/test/admin')).code).toBe('AUTH.001');
    });
  });

  describe('queries', () => {
    it('are converted from text; an empty value is true; unknown names are ignored', async () => {
      const answer = await api.visitor().get('/test/query?page=2&active=&other=1');
      expect(answer.data).toEqual({ page: 2, active: true });
    });

    it.each(['page=0', 'page=x', 'page=1.5', 'active=maybe'])('answer VAL.003 to %s', async (query) => {
      expect((await api.visitor().get(`/test/query?${query}`)).code).toBe('VAL.003');
    });
  });

  describe('Idempotency-Key', () => {
    it('gives the first answer again to the same key with the same body', async () => {
      const client = await api.signedIn();
      const before = runs;
      const first = await client.post('/test/once', { a: 1 }, { [KEY]: 'key-00000001' });
      const again = await client.post('/test/once', { a: 1 }, { [KEY]: 'key-00000001' });
      expect(again.data).toEqual(first.data);
      expect(runs - before).toBe(1);
    });

    it('answers RES.002 to the same key with another body', async () => {
      const client = await api.signedIn();
      await client.post('/test/once', { a: 1 }, { [KEY]: 'key-00000002' });
      expect(await client.post('/test/once', { a: 2 }, { [KEY]: 'key-00000002' })).toMatchObject({
        status: 409,
        code: 'RES.002',
      });
    });

    it('belongs to its user', async () => {
      const [one, two] = [await api.signedIn(), await api.signedIn()];
      const first = await one.post('/test/once', { a: 1 }, { [KEY]: 'key-00000003' });
      const second = await two.post('/test/once', { a: 1 }, { [KEY]: 'key-00000003' });
      expect(second.data).not.toEqual(first.data);
    });

    it('belongs to its call: another address takes it anew', async () => {
      const client = await api.signedIn();
      const before = runs;
      for (const path of ['/test/once', '/test/once-too'])
        expect((await client.post(path, { a: 1 }, { [KEY]: 'key-00000008' })).status).toBe(200);
      expect(runs - before).toBe(2);
    });

    it('is not spent by a refusal, which leaves nothing behind', async () => {
      const client = await api.signedIn();
      const before = runs;
      const { count } = await api.db
        .selectFrom('settings')
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow();
      for (let times = 0; times < 2; times += 1) {
        expect((await client.post('/test/once', { fail: true }, { [KEY]: 'key-00000004' })).code).toBe(
          'RES.003',
        );
      }
      expect(runs - before).toBe(2);
      const after = await api.db
        .selectFrom('settings')
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow();
      expect(after.count).toBe(count);
    });

    it('runs the work once for twenty requests at once', async () => {
      const client = await api.signedIn();
      const before = runs;
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => client.post('/test/once', { a: 1 }, { [KEY]: 'key-00000005' })),
      );
      expect(new Set(answers.map(({ raw }) => raw.toString())).size).toBe(1);
      expect(runs - before).toBe(1);
    });

    it('may be absent; a senseless one is VAL.003', async () => {
      const client = await api.signedIn();
      expect((await client.post('/test/once', {})).status).toBe(200);
      expect((await client.post('/test/once', {}, { [KEY]: 'short' })).code).toBe('VAL.003');
    });

    it('is ignored where nobody heeds it, whatever it says', async () => {
      const client = await api.signedIn();
      const before = runs;
      for (const key of ['key-00000006', 'key-00000006', 'short'])
        expect((await client.post('/test/plain', {}, { [KEY]: key })).status).toBe(200);
      expect(runs - before).toBe(3);
      expect((await client.get('/users/me/balance', { [KEY]: 'key-00000006' })).status).toBe(200);
      expect((await client.post('/nowhere', {}, { [KEY]: 'key-00000006' })).code).toBe('RES.001');
    });

    it('lets the gateway repeat what heeds it, and nothing else that changes something', async () => {
      const client = await api.signedIn();
      const repeat = { [KEY]: 'key-00000007', 'x-repeat': '1' };
      const before = runs;
      expect(await client.post('/test/plain', {}, repeat)).toMatchObject({ status: 503, code: 'SYS.002' });
      expect(runs - before).toBe(0);
      expect((await client.post('/test/once', {}, repeat)).status).toBe(200);
      expect((await client.post('/test/by-nature', {}, repeat)).status).toBe(200);
      expect((await client.get('/users/me/balance', repeat)).status).toBe(200);
    });

    it('is heeded only by a call that declares it', async () => {
      const client = await api.signedIn();
      expect((await client.post('/test/undeclared', {})).code).toBe('SYS.001');
    });
  });

  describe('for whoever runs it', () => {
    it('answers health, readiness and metrics', async () => {
      const client = api.visitor();
      expect((await client.get('/healthz')).status).toBe(200);
      expect((await client.get('/readyz')).status).toBe(200);
      const text = (await client.get('/metrics')).raw.toString();
      expect(text).toContain('cabinet_http_requests_total{method="GET",route="/healthz",status="200"}');
      expect(text).toMatch(/^cabinet_http_request_duration_seconds_bucket\{.*le="\+Inf".*\} \d+$/m);
      expect(text).toMatch(/^cabinet_database_connections \d+$/m);
    });

    it('describes itself in OpenAPI 3.1', async () => {
      const answer = await api.visitor().get('/api/docs/json');
      const document: {
        openapi: string;
        paths: Record<string, Record<string, { responses: object; security?: object[] }>>;
      } = JSON.parse(answer.raw.toString());
      expect(document.openapi).toBe('3.1.0');
      const me = document.paths['/api/v1/users/me']?.get;
      expect(Object.keys(me?.responses ?? {})).toEqual(['200', '400', '401', '403', '429', '500', '503']);
      expect(me?.security).toEqual([{ session: [] }]);
      expect(document.paths['/api/v1/auth/sign-in']?.post?.security).toBeUndefined();
    });

    it('says of each operation who may call it', async () => {
      const answer = await api.visitor().get('/api/docs/json');
      const { paths }: { paths: Record<string, Record<string, { 'x-access'?: unknown }>> } = JSON.parse(
        answer.raw.toString(),
      );
      const accessOf = (path: string, method: string) => paths[path]?.[method]?.['x-access'];
      expect(accessOf('/api/v1/auth/sign-in', 'post')).toBe('public');
      expect(accessOf('/api/v1/users/me', 'get')).toBe('session');
      expect(accessOf('/api/v1/transactions', 'get')).toEqual({ permission: 'user:manage' });
      expect(accessOf('/api/internal/v1/charges', 'post')).toEqual({ service: 'charges' });
    });
  });

  it('is not ready while the database is away', async () => {
    const query = jest
      .spyOn(api.connection.pool, 'query')
      .mockImplementation(() => Promise.reject(new Error('away')));
    expect((await api.visitor().get('/readyz')).status).toBe(503);
    query.mockRestore();
    expect((await api.visitor().get('/readyz')).status).toBe(200);
  });

  it('shares limits between instances', async () => {
    const limit = { name: 'test', hits: 5, seconds: 60 };
    const instances = [createSharedLimits(api.db, 1), createSharedLimits(api.db, 1)];
    const who = uuidv7();
    const tries = Array.from({ length: 20 }, (_, index) => instances[index % 2]?.hit(limit, who));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });
});

it.each<[string, RouteShorthandOptions, string]>([
  ['declares no access', {}, 'does not declare config.access'],
  [
    'keeps large bodies of anybody',
    { config: { access: 'optional' }, bodyLimit: BODY_LIMIT + 1 },
    'takes large bodies without a session',
  ],
  [
    'does not say whether it asks for a proof',
    { config: { access: 'session' } },
    'does not declare config.confirms',
  ],
  [
    'asks strangers for a proof',
    { config: { access: 'public', confirms: true } },
    'declares config.confirms',
  ],
  [
    'asks for a proof by a field that there is not',
    {
      config: { access: 'session', confirms: ['phone', 'pasword'] },
      schema: { body: Type.Object({ phone: Type.String() }) },
    },
    'has no pasword in its body',
  ],
])('does not start with a route that %s', async (_what, options, why) => {
  const connection = await openPglite({ cacheDir: CACHE_DIR });
  const start = createTestApiOver(connection, {
    register: (app) => {
      app.post('/api/v1/open-by-oversight', options, async () => 'secret');
    },
  });
  await expect(start).rejects.toThrow(`/api/v1/open-by-oversight ${why}`);
  await connection.close();
});

describe('the general limit', () => {
  it('answers RATE.001 with Retry-After, and leaves health alone', async () => {
    const [database] = databases;
    if (!database) throw new Error('PGlite is always there');
    const api = await createTestApi(database, { config: { rateLimitPerMinute: 3 } });
    const codes = [];
    for (let times = 0; times < 5; times += 1) codes.push((await api.visitor().get('/nowhere')).code);
    expect(codes).toEqual(['RES.001', 'RES.001', 'RES.001', 'RATE.001', 'RATE.001']);
    const answer = await api.visitor().get('/users/me');
    expect(answer).toMatchObject({ status: 429, code: 'RATE.001' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await api.visitor().get('/healthz')).status).toBe(200);
    await api.close();
  });

  it('opens a new window every minute', () => {
    const hit = createMemoryCounter(2);
    expect([hit('a', 0), hit('a', 1), hit('a', 2), hit('b', 3)]).toEqual([0, 0, 59_998, 0]);
    expect(hit('a', 60_000)).toBe(0);
  });
});

describeOnPostgres('two instances on $name', () => {
  it('stop a guesser together', async () => {
    const url = await createPostgresDatabase();
    const env = { RATE_LIMIT_SCALE: '1' };
    const instances = [
      await createTestApiOver(openPostgres({ url }), { env }),
      await createTestApiOver(openPostgres({ url }), { env }),
    ];
    const guesses = Array.from({ length: 16 }, (_, index) =>
      instances[index % 2]
        ?.visitor()
        .post('/auth/sign-in', { email: 'a@test.example', password: 'Wrong-2026-pass' }),
    );
    const codes = (await Promise.all(guesses)).map((answer) => answer?.code);
    expect(codes.filter((code) => code === 'AUTH.004')).toHaveLength(10);
    expect(codes.filter((code) => code === 'RATE.001')).toHaveLength(6);
    for (const instance of instances) await instance.close();
    await dropPostgresDatabase(url);
  });
});
