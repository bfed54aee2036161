import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { runNextJob } from '#lib/background-jobs/runner.ts';
import { topUp } from '#lib/ledger/index.ts';
import { exportTransactionsJob } from '#modules/transactions/export-job.ts';
import { anyDatabase, databases } from '#test/databases.ts';
import { readMetrics } from '#test/read-metrics.ts';
import { createTestApi, type SignedIn, type TestApi, useTestApi } from '#test/test-api.ts';
import { proofOfClient } from '#test/test-audit.ts';
import { groupOfTwo } from '#test/test-groups.ts';
import { payerOf } from '#test/test-payers.ts';
import { createUser } from '#test/test-users.ts';
import { watchedOf } from '#test/watch-answers.ts';
import type { SessionActor } from './actor.ts';
import { chainReadings } from './chain-readings.ts';
import { createReadingKeeper } from './reading-keeper.ts';
import { readingOf } from './record-reading.ts';

interface Row {
  readonly seq: number;
  readonly action: string;
  readonly at: string;
  readonly actor: { readonly id: string };
  readonly entity_id: string | null;
  readonly fields: { readonly after: object | null };
  readonly ip: string | null;
  readonly user_agent: string | null;
}

async function until(look: () => Promise<boolean> | boolean): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end; await sleep(10)) if (await look()) return;
  throw new Error('it never came');
}

const pendingOf = async ({ db }: Pick<TestApi, 'db'>, actorId: string): Promise<string[]> =>
  (
    await sql<{ action: string }>`
      select action from pending_readings where actor_id = ${actorId} order by read_at, id`.execute(db)
  ).rows.map(({ action }) => action);

const brokenAt = async ({ db }: Pick<TestApi, 'db'>) =>
  (await sql<{ at: number | null }>`select audit_log_broken_at() as at`.execute(db)).rows[0]?.at;

const readingFor = (by: SessionActor, entityId: string) =>
  readingOf({
    by,
    action: 'user.view',
    entityId,
    after: null,
    origin: { ip: '198.51.100.7', id: 'trace', fingerprint: null, headers: {} },
  });

describe.each(databases)('readings of other people’s data on $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;
  let anna: { readonly id: string };
  let payerId: string;

  beforeAll(async () => {
    anna = await createUser(api.db, { displayName: 'Анна' });
    payerId = await payerOf(api, 'user_id', anna.id);
    for (const amount of ['1', '2', '3']) await topUp(api.db, { payerId, amount, by: 'bank' });
    admin = await api.signedIn({ role: 'admin' });
  });

  /** What somebody has read, as the log shows it, the oldest first. Written behind the answers, so it is waited for. */
  async function readingsOf({ userId }: SignedIn, count: number): Promise<Row[]> {
    const query = `/admin/audit?actor_id=${userId}&readings=only`;
    let items: Row[] = [];
    await until(async () => {
      await chainReadings(api.db);
      items = (await admin.get(query)).read<{ items: Row[] }>().items.toReversed();
      return items.length >= count;
    });
    return items;
  }

  it('keep the filter, the rows, the address and the format of each file', async () => {
    const reader = await api.signedIn({ role: 'admin' });
    await reader.get(`/transactions/export?format=csv&payer_id=${payerId}&type=topup&secret=1`);
    await reader.get('/admin/users/export?format=xlsx&q=анна');
    await reader.get('/admin/users/export?format=pdf');
    const read = await readingsOf(reader, 2);
    // What is no filter of the list is not kept.
    expect(JSON.stringify(read)).not.toContain('secret');
    expect(read).toMatchObject([
      {
        action: 'transaction.export',
        fields: {
          before: null,
          after: {
            address: '/api/v1/transactions/export',
            filters: { payer_id: payerId, type: 'topup' },
            format: 'csv',
            rows: 3,
            completed: true,
          },
        },
        ip: '127.0.0.1',
        user_agent: 'test',
      },
      { action: 'user.export', fields: { after: { filters: { q: 'анна' }, format: 'xlsx', rows: 1 } } },
    ]);
  });

  it('are left by the owner of a group, and not by a member or by an own list', async () => {
    const { owner, member } = await groupOfTwo(api);
    for (const client of [member, owner])
      for (const list of [
        '/transactions/user',
        '/payment/requests/my',
        '/transactions/group',
        '/payment/requests/group',
      ])
        expect((await client.get(`${list}/export?format=csv`)).status).toBe(200);
    expect((await readingsOf(owner, 2)).map(({ action }) => action)).toEqual([
      'transaction.export',
      'payment_request.export',
    ]);
    expect(await readingsOf(member, 0)).toEqual([]);
  });

  it('are two where the file of a job is fetched twice, and none where it is refused', async () => {
    const author = await api.signedIn({ role: 'admin' });
    const body = { format: 'csv', filters: { payer_id: payerId } };
    const { job_id: id } = (await author.post('/transactions/export-jobs', body)).read<{ job_id: string }>();
    await runNextJob({
      db: api.db,
      jobs: [exportTransactionsJob],
      takeOverMs: 60_000,
      onError: () => undefined,
    });
    const other = await api.signedIn({ role: 'admin' });
    expect((await other.get(`/admin/jobs/${id}/file`)).code).toBe('RES.001');
    for (const _ of [1, 2]) expect((await author.get(`/admin/jobs/${id}/file`)).status).toBe(200);
    const download = {
      action: 'job.download',
      entity_id: id,
      fields: { after: { filters: { payer_id: payerId }, format: 'csv', rows: 3, completed: true } },
    };
    expect(await readingsOf(author, 2)).toMatchObject([download, download]);
    expect(await readingsOf(other, 0)).toEqual([]);
  });

  it('are one an hour for each reader and page, however many come at once, and none of oneself', async () => {
    const reader = await api.signedIn({ role: 'admin' });
    await reader.get(`/admin/users/${reader.userId}`);
    await Promise.all(Array.from({ length: 20 }, () => reader.get(`/admin/users/${anna.id}`)));
    await reader.get(`/admin/payers/${payerId}`);
    await reader.get('/admin/users/00000000-0000-7000-8000-0000000000ff');
    const opened = (await readingsOf(reader, 2)).map(({ action, entity_id }) => [action, entity_id]);
    expect(opened).toEqual([
      ['user.view', anna.id],
      ['payer.view', payerId],
    ]);
    await sql`update page_openings set opened_at = opened_at - interval '61 minutes' where entity_id = ${anna.id}`.execute(
      api.db,
    );
    await reader.get(`/admin/users/${anna.id}`);
    expect(await readingsOf(reader, 3)).toHaveLength(3);
  });

  it('are one where two processes see the same reader at once', async () => {
    const reader = await api.signedIn({ role: 'admin' });
    const keepers = [1, 2, 3, 4].map(() =>
      createReadingKeeper({ db: api.db, onOutcome: () => undefined, onError: () => undefined }),
    );
    const by = await proofOfClient(api, reader);
    for (const keeper of keepers) keeper.keep(readingFor(by, anna.id));
    await Promise.all(keepers.map((keeper) => keeper.close()));
    expect(await pendingOf(api, reader.userId)).toEqual(['user.view']);
  });

  it('enter the chain once with the moment of the reading, whoever else chains or writes', async () => {
    const reader = await api.signedIn({ role: 'admin' });
    const before = Date.now();
    for (const _ of Array.from({ length: 12 })) await reader.get('/admin/payers/export?format=csv');
    await until(async () => (await pendingOf(api, reader.userId)).length === 12);
    const after = Date.now();
    await sql`update pending_readings set read_at = read_at - interval '1 day' where actor_id = ${reader.userId}`.execute(
      api.db,
    );
    await Promise.all([
      chainReadings(api.db, 5),
      chainReadings(api.db, 5),
      chainReadings(api.db, 5),
      api.signedIn(),
    ]);
    const rows = await readingsOf(reader, 12);
    expect(rows).toHaveLength(12);
    for (const { at } of rows) {
      const moment = Date.parse(at) + 86_400_000;
      expect(moment).toBeGreaterThanOrEqual(before - 1000);
      expect(moment).toBeLessThanOrEqual(after + 1000);
    }
    expect(await brokenAt(api)).toBeNull();
  });

  it('stand in the log once even where one was written again after it was chained', async () => {
    const reader = await api.signedIn({ role: 'admin' });
    await reader.get('/admin/payers/export?format=csv');
    await until(async () => (await pendingOf(api, reader.userId)).length === 1);
    const again = await sql`select * from pending_readings where actor_id = ${reader.userId}`.execute(api.db);
    await chainReadings(api.db);
    await sql`insert into pending_readings select * from jsonb_populate_recordset(null::pending_readings,
      ${JSON.stringify(again.rows)}::jsonb)`.execute(api.db);
    await chainReadings(api.db);
    expect(await readingsOf(reader, 1)).toHaveLength(1);
    expect(await pendingOf(api, reader.userId)).toEqual([]);
  });

  it('are left out of the log, its count, its file and a person’s page until they are asked for', async () => {
    const reader = await api.signedIn({ role: 'admin' });
    await reader.get(`/admin/users/${anna.id}`);
    await readingsOf(reader, 1);
    const actions = async (query: string) =>
      (await admin.get(`/admin/audit?actor_id=${reader.userId}${query}`))
        .read<{ items: Row[] }>()
        .items.map(({ action }) => action);
    expect(await actions('')).toEqual(['auth.sign_in']);
    expect(await actions('&readings=shown')).toEqual(['user.view', 'auth.sign_in']);
    expect(await actions('&readings=only')).toEqual(['user.view']);
    expect(await actions('&action=user.view')).toEqual(['user.view']);
    expect((await admin.get('/admin/audit?readings=1')).code).toBe('VAL.003');
    const totalOf = async (query: string) =>
      (await admin.get(`/admin/audit?${query}`)).read<{ total: number }>().total;
    const only = await totalOf('readings=only');
    expect(only).toBeGreaterThan(0);
    expect((await totalOf('readings=shown')) - (await totalOf(''))).toBe(only);
    const file = async (query: string) =>
      (await admin.get(`/admin/audit/export?format=csv&actor_id=${reader.userId}${query}`)).raw.toString();
    expect(await file('')).not.toContain('user.view');
    expect(await file('&readings=shown')).toContain('user.view');
    const page = (await admin.get(`/admin/users/${anna.id}`)).read<{ audit: { action: string }[] }>();
    expect(page.audit.map(({ action }) => action)).not.toContain('user.view');
  });
});

describe.each(anyDatabase)('readings and a database in trouble, on $name', (database) => {
  it('never fail the answer, and are written once the database takes writes again', async () => {
    const api = await createTestApi(database);
    const lines: string[] = [];
    const admin = await api.signedIn({ role: 'admin' });
    const anna = await createUser(api.db);
    await sql`alter table pending_readings rename to away`.execute(api.db);
    const outcomes: string[] = [];
    const keeper = createReadingKeeper({
      db: api.db,
      onOutcome: (outcome) => outcomes.push(outcome),
      onError: (_error, lost) => lines.push(lost ? `lost ${lost.entityId}` : 'kept'),
      keptMax: 2,
      retryMs: 5,
    });
    expect((await admin.get('/admin/payers/export?format=csv')).status).toBe(200);
    await until(async () => (await readMetrics(api.app)).get('cabinet_audit_readings_kept') === 1);
    const ids = [anna.id, admin.userId, (await createUser(api.db)).id];
    const by = await proofOfClient(api, admin);
    for (const id of ids) keeper.keep(readingFor(by, id));
    await until(() => lines.includes('kept') && outcomes.includes('lost'));
    await sql`alter table away rename to pending_readings`.execute(api.db);
    await until(() => outcomes.filter((outcome) => outcome === 'written').length === 2);
    expect(outcomes.filter((outcome) => outcome === 'lost')).toHaveLength(1);
    await keeper.close();
    // The stop of the API tries what it has kept once more.
    await api.app.close();
    expect(await pendingOf(api, admin.userId)).toContain('payer.export');
    await api.connection.close();
  });
});

describe.each(anyDatabase)('a download that breaks off, on $name', (database) => {
  const api = useTestApi(database);

  it('leaves what had left by then', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    await sql`insert into pending_readings (id, actor_id, action, entity_type, read_at, user_agent)
      select gen_random_uuid(), ${admin.userId}, 'user.export', 'user', now(), repeat(md5(n::text), 100)
      from generate_series(1, 12000) n`.execute(api.db);
    await chainReadings(api.db, 4000);
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = Object(api.app.server.address());
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = `http://127.0.0.1:${port}/api/v1/admin/audit/export?format=csv&readings=only`;
    const request = get(url, { headers: { cookie } });
    const [answer] = await once(request, 'response');
    await once(answer, 'data');
    const { rows: marks } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(api.db);
    request.destroy();
    await until(async () => (await pendingOf(api, admin.userId)).length === 1);
    const { rows } = await sql<{ after: { rows: number; completed: boolean }; read_at: Date }>`
      select after, read_at from pending_readings`.execute(api.db);
    // Of its beginning: the session may have ended long before the last byte.
    expect(Number(rows[0]?.read_at)).toBeLessThan(Number(marks[0]?.at));
    expect(rows[0]?.after).toMatchObject({ completed: false, filters: { readings: 'only' } });
    expect(rows[0]?.after.rows).toBeGreaterThan(0);
    expect(rows[0]?.after.rows).toBeLessThan(12_000);
  });

  it('is none of a HEAD, which carries no rows', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    await api.app.inject({
      method: 'HEAD',
      url: '/api/v1/admin/payers/export?format=csv',
      headers: { cookie },
    });
    await admin.get('/admin/users/export?format=csv');
    await until(async () => (await pendingOf(api, admin.userId)).length > 0);
    expect(await pendingOf(api, admin.userId)).toEqual(['user.export']);
  });
});

describe.each(anyDatabase)('routes that give files, on $name', (database) => {
  const api = useTestApi(database);

  it('say each whose data they give', () => {
    const said = watchedOf(api.app)
      .routes.filter(({ config, method }) => method !== 'HEAD' && config?.reading !== undefined)
      .map(
        ({ method, url, config }) => `${String(method)} ${url.replace(/^\/api\//, '')}: ${config?.reading}`,
      );
    expect(said.sort()).toEqual([
      'GET nona/admin/promo/requests/export: promo_request.export',
      'GET v1/admin/audit/export: audit.export',
      'GET v1/admin/jobs/:id/file: job.download',
      'GET v1/admin/payers/:id: payer.view',
      'GET v1/admin/payers/export: payer.export',
      'GET v1/admin/users/:id/deleted: user.view',
      'GET v1/admin/users/:id: user.view',
      'GET v1/admin/users/export: user.export',
      'GET v1/company/:id/users/export: company_user.export',
      'GET v1/models/catalogue/export: nobody',
      'GET v1/payment/requests/:id/invoice.pdf: one',
      'GET v1/payment/requests/company/export: payment_request.export',
      'GET v1/payment/requests/export: payment_request.export',
      'GET v1/payment/requests/group/export: payment_request.export',
      'GET v1/payment/requests/my/export: own',
      'GET v1/rate-corrections/active/export: rate_correction.export',
      'GET v1/rate-corrections/export: rate_correction.export',
      'GET v1/transactions/company/export: transaction.export',
      'GET v1/transactions/export: transaction.export',
      'GET v1/transactions/group/export: transaction.export',
      'GET v1/transactions/user/export: own',
      'GET v1/users/:id/avatar: one',
      'POST nona/admin/promo/export: promo_request.export',
    ]);
  });

  it('do not start while one of them does not say it', async () => {
    const silent = createTestApi(database, {
      register: (app) => {
        app.get(
          '/api/v1/test/file',
          {
            config: { access: 'session' },
            schema: { response: { 200: { type: 'string', format: 'binary' } } },
          },
          async () => 'x',
        );
      },
    });
    await expect(silent).rejects.toThrow('gives a file and does not declare config.reading');
  });
});
