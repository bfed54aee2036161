import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { SERVICE_SCOPES } from '#config/index.ts';
import { uuidv7 } from '#db/index.ts';
import { selfCheck } from '#lib/ledger/index.ts';
import { permissionOf, scopeOf } from '#plugins/gates/access-kinds.ts';
import { callService, SERVICE_HEADERS, shows } from '#test/chat-service.ts';
import { anyDatabase, databases } from '#test/databases.ts';
import { readMetrics } from '#test/read-metrics.ts';
import { createTestApiOver, useTestApi } from '#test/test-api.ts';
import { userWith } from '#test/test-payers.ts';
import { fingerprintOf } from '#test/test-promo.ts';
import { isDocumented, watchedOf } from '#test/watch-answers.ts';

const secretOf = (name: string) => `${name}-secret-0123456789-abcdefghijklmnop`;
const tokens = (...entries: readonly string[]) => entries.join(', ');

/** Who may call what. `one` and `other` charge, each for itself. */
const NAMED = {
  one: ['charges'],
  other: ['charges'],
  scout: ['promo'],
  guide: ['models', 'promo'],
} as const;
const INTERNAL_TOKENS = tokens(
  ...Object.entries(NAMED).map(([name, scopes]) => `${name}:${scopes.join('+')}:${secretOf(name)}`),
);
const ENV = { INTERNAL_TOKENS, INTERNAL_TOKEN: secretOf('default') };

let requests = 0;
function callOf(userId: string) {
  requests += 1;
  return {
    user_id: userId,
    model_id: 'paid-model',
    input_tokens: 1_000_000,
    output_tokens: 0,
    request_id: `of-names-${requests}`,
  };
}

function promoOf() {
  requests += 1;
  return {
    request_id: `promo-of-names-${requests}`,
    email: `named${requests}@mail.example`,
    ip: '203.0.113.5',
    fingerprint: fingerprintOf(`n${requests}`),
    code: 'WELCOME100',
    amount: '100',
    status: 'granted',
  };
}

describe.each(anyDatabase)('the routes of services on $name', (database) => {
  const api = useTestApi(database, { env: ENV });
  const routesOfServices = () =>
    watchedOf(api.app).routes.filter(
      ({ url, method }) => isDocumented(url) && url.includes('/internal/') && method !== 'HEAD',
    );

  it('have a scope each, and no route elsewhere has one', () => {
    const scopes = routesOfServices().map(({ config }) => scopeOf(config?.access));
    expect(scopes).toHaveLength(6);
    expect(new Set(scopes)).toEqual(new Set(SERVICE_SCOPES));
    const elsewhere = watchedOf(api.app).routes.filter(({ url }) => !url.includes('/internal/'));
    expect(elsewhere.length).toBeGreaterThan(180);
    expect(elsewhere.filter(({ config }) => scopeOf(config?.access) !== undefined)).toEqual([]);
    expect(routesOfServices().filter(({ config }) => permissionOf(config?.access) !== undefined)).toEqual([]);
  });

  it.each([...Object.entries(NAMED), ['default', SERVICE_SCOPES] as const])(
    'open to %s what it may and nothing else',
    async (name, scopes) => {
      for (const { url, method, config } of routesOfServices()) {
        const scope = scopeOf(config?.access);
        const address = url.replace(/:\w+/g, 'nobody');
        const headers = shows(secretOf(name));
        const client = api.visitor();
        const answer =
          method === 'GET' ? await client.get(address, headers) : await client.post(address, {}, headers);
        const isOpen = scopes.some((each) => each === scope);
        expect({ url, status: answer.status, code: answer.code }).toMatchObject(
          isOpen ? { url, status: 400 } : { url, status: 403, code: 'AUTH.003' },
        );
        if (!isOpen) expect(answer.details).toMatchObject({ permission: scope });
      }
    },
  );

  it.each([
    ['nothing', undefined, 'AUTH.001'],
    ['a secret of nobody', `Bearer ${secretOf('nobody')}`, 'AUTH.002'],
    ['a name', 'Bearer one', 'AUTH.002'],
    ['a whole entry', `Bearer one:charges:${secretOf('one')}`, 'AUTH.002'],
    ['two secrets', `Bearer ${secretOf('one')} ${secretOf('scout')}`, 'AUTH.002'],
    ['no secret', 'Bearer ', 'AUTH.002'],
  ])('are 401 to whoever shows %s', async (_what, authorization, code) => {
    const answer = await callService(api, '/charges', callOf(uuidv7()), {
      ...SERVICE_HEADERS,
      authorization,
    });
    expect(answer).toMatchObject({ status: 401, code });
  });

  it('count by name, secret, scope and status, and tell no secret', async () => {
    const numberOf = async (labels: string) =>
      (await readMetrics(api.app)).get(`cabinet_internal_calls_total{${labels}}`) ?? 0;
    const refused = 'caller="scout",secret="first",scope="charges",status="403"';
    const unknown = 'caller="unknown",secret="none",scope="promo",status="401"';
    const before = [await numberOf(refused), await numberOf(unknown)];
    await callService(api, '/charges', callOf(uuidv7()), shows(secretOf('scout')));
    await callService(api, '/promo-requests', promoOf(), shows('invented-by-a-stranger'));
    expect([await numberOf(refused), await numberOf(unknown)]).toEqual(before.map((each) => each + 1));
    const all = await api.app.metrics.render();
    expect(all).not.toContain('stranger');
    for (const name of ['default', ...Object.keys(NAMED)]) expect(all).not.toContain(secretOf(name));
  });

  it('stand in the log with the name, and without the secret', async () => {
    const lines: string[] = [];
    const { app, visitor } = await createTestApiOver(api.connection, {
      env: { ...ENV, LOG_LEVEL: 'debug' },
      log: { write: (line) => lines.push(line) },
    });
    await callService({ visitor }, '/charges', callOf(uuidv7()), shows(secretOf('one')));
    await callService({ visitor }, '/charges', callOf(uuidv7()), shows(secretOf('scout')));
    await app.close();
    const told = lines.map((line): Record<string, unknown> => JSON.parse(line));
    expect(told.filter(({ msg }) => msg === 'request')).toMatchObject([
      { caller: 'one', statusCode: 404 },
      { caller: 'scout', statusCode: 403 },
    ]);
    expect(told).toContainEqual(expect.objectContaining({ caller: 'scout', scope: 'charges', level: 40 }));
    expect(lines.join('')).not.toMatch(/secret-0123456789/);
  });

  it('are closed where no token is set', async () => {
    const { app, visitor } = await createTestApiOver(api.connection);
    for (const secret of [secretOf('one'), '', 'undefined'])
      expect(await callService({ visitor }, '/charges', {}, shows(secret))).toMatchObject({ status: 401 });
    await app.close();
  });
});

describe.each(databases)('what a service has called on $name', (database) => {
  const api = useTestApi(database, { env: ENV });
  beforeAll(() =>
    sql`insert into models (id, name, developer, type, input_price, output_price)
      values ('paid-model', 'Платная', 'Ромашка', 'text', 10, 30)`.execute(api.db),
  );
  const as = (name: string) => (path: string, body: object) =>
    callService(api, path, body, shows(secretOf(name)));
  const [one, other, byDefault] = [as('one'), as('other'), as('default')];

  it('is recorded with its name', async () => {
    const { id } = await userWith(api, '100');
    const [charge, hold, promo] = [callOf(id), callOf(id), promoOf()];
    await one('/charges', charge);
    await other('/holds', hold);
    await as('scout')('/promo-requests', promo);
    const { rows } = await sql<{ caller: string }>`
      select caller from model_charges where request_key = ${`charge:${charge.request_id}`}
      union all select caller from model_charges where request_key = ${`hold:${hold.request_id}`}
      union all select caller from promo_requests where request_key = ${promo.request_id}`.execute(api.db);
    expect(rows.map(({ caller }) => caller)).toEqual(['one', 'other', 'scout']);
    expect((await selfCheck(api.db)).problems).toEqual([]);
  });

  it.each(['/charges', '/holds'])('is answered again to itself, and to no other name: %s', async (path) => {
    const { id } = await userWith(api, '100');
    const call = callOf(id);
    const first = await one(path, call);
    expect(first.status).toBe(200);
    const stolen = await other(path, call);
    expect(stolen).toMatchObject({ status: 409, code: 'RES.002' });
    expect(JSON.stringify(stolen.details)).not.toContain('balance');
    expect((await one(path, call)).data).toEqual({ ...Object(first.data), replayed: true });
  });

  it('is charged once of two names at once, and the other one is refused', async () => {
    const { id } = await userWith(api, '100');
    const call = callOf(id);
    const answers = await Promise.all([one('/charges', call), other('/charges', call)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ledger_entries where document_id = ${call.request_id}`.execute(
      api.db,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('as a reserve is captured and released by its own name alone', async () => {
    const { id } = await userWith(api, '100');
    const held = (await one('/holds', callOf(id))).read<{ id: string }>();
    const tokensUsed = { input_tokens: 1, output_tokens: 0 };
    expect(await other(`/holds/${held.id}/capture`, tokensUsed)).toMatchObject({ code: 'RES.001' });
    expect(await other(`/holds/${held.id}/release`, {})).toMatchObject({ code: 'RES.001' });
    expect((await one(`/holds/${held.id}/capture`, tokensUsed)).status).toBe(200);
    expect(await other(`/holds/${held.id}/capture`, tokensUsed)).toMatchObject({ code: 'RES.001' });
    expect((await one(`/holds/${held.id}/capture`, tokensUsed)).data).toMatchObject({ replayed: true });
  });

  it('as a promo request is answered again to its own name alone', async () => {
    const request = promoOf();
    expect((await as('scout')('/promo-requests', request)).status).toBe(200);
    expect(await as('guide')('/promo-requests', request)).toMatchObject({ status: 409, code: 'RES.002' });
    expect((await as('scout')('/promo-requests', request)).data).toMatchObject({ replayed: true });
  });

  it('by INTERNAL_TOKEN is gone on with by the name that the service then gets, and back', async () => {
    const { id } = await userWith(api, '100');
    const [before, meanwhile] = [callOf(id), callOf(id)];
    await byDefault('/charges', before);
    expect((await one('/charges', before)).data).toMatchObject({ replayed: true });
    await one('/charges', meanwhile);
    expect((await byDefault('/charges', meanwhile)).data).toMatchObject({ replayed: true });
    const held = (await byDefault('/holds', callOf(id))).read<{ id: string }>();
    expect((await one(`/holds/${held.id}/release`, {})).status).toBe(200);
  });

  it('before tokens had names is gone on with by every name', async () => {
    const { id } = await userWith(api, '100');
    const call = callOf(id);
    await one('/charges', call);
    await sql`alter table model_charges disable trigger model_charges_append_only`.execute(api.db);
    await sql`update model_charges set caller = null where request_key = ${`charge:${call.request_id}`}`.execute(
      api.db,
    );
    await sql`alter table model_charges enable trigger model_charges_append_only`.execute(api.db);
    expect((await other('/charges', call)).data).toMatchObject({ replayed: true });
  });
});

describe.each(anyDatabase)('the secret of one name, changed while the others call, on $name', (database) => {
  const OLD = `one:charges:${secretOf('old')}`;
  const NEW = `one:charges:${secretOf('new')}`;
  const SCOUT = `scout:promo:${secretOf('scout')}`;
  /** The steps of docs/how-to/change-a-secret.md. */
  const STEPS = [tokens(OLD, SCOUT), tokens(OLD, SCOUT, NEW), tokens(SCOUT, NEW)];
  const api = useTestApi(database, { env: { INTERNAL_TOKENS: tokens(OLD, SCOUT) } });

  it.each([
    ['old', 'charges', [400, 400, 401], ['first', 'first', 'none']],
    ['new', 'charges', [401, 400, 400], ['none', 'second', 'first']],
    ['scout', 'promo', [400, 400, 400], ['first', 'first', 'first']],
  ])(
    'lets %s in by each process that has it, and tells which one it is',
    async (name, scope, statuses, secrets) => {
      const path = scope === 'promo' ? '/promo-requests' : '/charges';
      const told: [number, string | undefined][] = [];
      for (const step of STEPS) {
        const { app, visitor } = await createTestApiOver(api.connection, { env: { INTERNAL_TOKENS: step } });
        const { status } = await callService({ visitor }, path, {}, shows(secretOf(name)));
        const [line = ''] = [...(await readMetrics(app)).keys()].filter((key) =>
          key.startsWith('cabinet_internal'),
        );
        told.push([status, /secret="(\w+)"/.exec(line)?.[1]]);
        await app.close();
      }
      expect(told).toEqual(statuses.map((status, step) => [status, secrets[step]]));
    },
  );
});
