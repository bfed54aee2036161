import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { runNextJob } from '#lib/background-jobs/runner.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { createUser, ROLES } from '#test/test-users.ts';
import { bulkUsersJob } from './bulk-job.ts';

interface Detail {
  readonly id: string;
  readonly status: string;
  readonly failed: readonly { readonly id: string; readonly label: string; readonly code: string }[];
}

describe.each(anyDatabase)('one thing done to many people on $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await api.signedIn({ role: 'admin', displayName: 'Анна Админ' });
  });

  const ring = async (name: string, size: number) => {
    const ids: string[] = [];
    for (let n = 0; n < size; n += 1)
      ids.push((await createUser(api.db, { displayName: `${name} ${n}` })).id);
    return ids;
  };
  const work = () =>
    runNextJob({
      db: api.db,
      jobs: [bulkUsersJob],
      takeOverMs: 60_000,
      onError: (error) => {
        throw error;
      },
    });
  const start = async (body: object, by = admin) => {
    const answer = await by.post('/admin/users/bulk', body);
    expect(answer.message).toBe('Задание поставлено в очередь');
    return answer.read<{ job_id: string }>().job_id;
  };
  const read = async (id: string, by = admin) => (await by.get(`/admin/jobs/${id}`)).read<Detail>();
  const activeOf = async (ids: readonly string[]) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from users where id = any (${ids}::uuid[]) and is_active`.execute(api.db);
    return rows[0]?.n;
  };

  it('is a job over those who are found, each with a row of the audit log', async () => {
    const ids = await ring('Кольцевой', 5);
    const filter = { q: 'кольц', is_active: 'true' };
    const id = await start({ action: 'deactivate', filter, expected_count: 5, reason: 'Кольцо' });
    expect(await read(id)).toMatchObject({
      kind: 'users.bulk',
      action: 'deactivate',
      status: 'queued',
      total: 5,
      done: 0,
      created_by: { id: admin.userId, display_name: 'Анна Админ' },
      has_file: false,
    });
    await work();
    expect(await read(id)).toMatchObject({
      status: 'done',
      done: 5,
      failed_count: 0,
      failed: [],
      failure: null,
    });
    expect(await activeOf(ids)).toBe(0);
    const rows = await api.db
      .selectFrom('audit_log')
      .select(['actor_id', 'after', 'ip'])
      .where('action', '=', 'user.deactivate')
      .where('entity_id', 'in', ids)
      .execute();
    expect(rows).toHaveLength(5);
    expect(rows[0]).toMatchObject({
      actor_id: admin.userId,
      after: { reason: 'Кольцо' },
      ip: '127.0.0.1',
    });
    await start({ action: 'activate', ids, expected_count: 5 });
    await work();
    expect(await activeOf(ids)).toBe(5);
  });

  it('gives a role by the rules of giving roles, and names those who did not get it', async () => {
    const ids = await ring('Ролевой', 2);
    const id = await start({
      action: 'set_role',
      role_id: ROLES.admin,
      ids: [...ids, admin.userId],
      expected_count: 3,
    });
    await work();
    expect(await read(id)).toMatchObject({ status: 'done', done: 3, failed_count: 0 });
    const demote = await start({
      action: 'set_role',
      role_id: ROLES.user,
      ids: [...ids, admin.userId],
      expected_count: 3,
    });
    await work();
    expect(await read(demote)).toMatchObject({
      done: 3,
      failed_count: 1,
      failed: [{ id: admin.userId, label: 'Анна Админ', code: 'RES.003', message: expect.any(String) }],
    });
  });

  it('spares the administrator whom the filter finds, too', async () => {
    const boss = await api.signedIn({ permissions: ['user:manage'], displayName: 'Самострелов' });
    const id = await start({ action: 'deactivate', filter: { q: 'самостр' }, expected_count: 1 }, boss);
    await work();
    expect((await read(id, boss)).failed).toMatchObject([{ id: boss.userId, code: 'RES.003' }]);
  });

  it('is refused when another number is found now, and says which', async () => {
    await ring('Считаный', 3);
    const body = { action: 'deactivate', filter: { q: 'считан' }, expected_count: 2 };
    expect(await admin.post('/admin/users/bulk', body)).toMatchObject({
      status: 409,
      code: 'RES.002',
      details: { count: 3 },
    });
    const gone = { action: 'activate', ids: [randomUUID(), admin.userId], expected_count: 2 };
    expect((await admin.post('/admin/users/bulk', gone)).details).toMatchObject({ count: 1 });
    const { rows } =
      await sql`select from background_jobs where total in (1, 3) and status = 'queued'`.execute(api.db);
    expect(rows).toEqual([]);
  });

  it('is started once by one key', async () => {
    const ids = await ring('Однократный', 1);
    const key = { 'idempotency-key': randomUUID() };
    const body = { action: 'deactivate', ids, expected_count: 1 };
    const answers = [
      await admin.post('/admin/users/bulk', body, key),
      await admin.post('/admin/users/bulk', body, key),
    ];
    expect(answers[1]?.data).toEqual(answers[0]?.data);
    await work();
    expect(await work()).toBe(false);
  });

  it('stops for whoever is no administrator any more', async () => {
    const ids = await ring('Поздний', 2);
    const former = await api.signedIn({ permissions: ['user:manage'] });
    const id = await start({ action: 'deactivate', ids, expected_count: 2 }, former);
    await sql`update users set role_id = ${ROLES.user} where id = ${former.userId}`.execute(api.db);
    await work();
    const { rows } = await sql<{ code: string }>`
      select code from background_job_items where job_id = ${id}`.execute(api.db);
    expect(rows.map(({ code }) => code)).toEqual(['AUTH.003', 'AUTH.003']);
    expect(await activeOf(ids)).toBe(2);
  });

  it('writes its reason into the row of each person who gets a role', async () => {
    const ids = await ring('Названный', 2);
    await start({ action: 'set_role', role_id: ROLES.guest, ids, expected_count: 2, reason: 'Проверка' });
    await work();
    const rows = await api.db
      .selectFrom('audit_log')
      .select(['entity_id', 'after'])
      .where('entity_id', 'in', ids)
      .where('action', '=', 'role.assign')
      .execute();
    expect(rows).toHaveLength(2);
    expect(rows.map(({ after }) => after)).toEqual(
      rows.map(() => expect.objectContaining({ reason: 'Проверка' })),
    );
  });

  describe('is done again where it failed', () => {
    /** The author of the job was an administrator when it began. Every item has failed. */
    const failedJob = async (name: string) => {
      const ids = await ring(name, 3);
      const former = await api.signedIn({ permissions: ['user:manage'] });
      const body = { action: 'deactivate', ids, expected_count: 3, reason: 'Кольцо' };
      const id = await start(body, former);
      await sql`update users set role_id = ${ROLES.user} where id = ${former.userId}`.execute(api.db);
      await work();
      return { ids, id, former };
    };
    const retry = (id: string, by = admin, key = {}) => by.post(`/admin/jobs/${id}/retry`, undefined, key);

    it('over exactly those, in another job of whoever asks, until nothing fails', async () => {
      const { ids, id } = await failedJob('Упавший');
      const [first, ...others] = ids;
      await sql`update background_job_items set state = 'done', code = null, message = null where job_id = ${id} and item = ${first}`.execute(
        api.db,
      );
      await sql`update background_jobs set failed = 2 where id = ${id}`.execute(api.db);
      const answer = await retry(id);
      expect(answer.message).toBe('Задание поставлено в очередь');
      const again = answer.read<{ job_id: string }>().job_id;
      expect(await read(again)).toMatchObject({
        kind: 'users.bulk',
        action: 'deactivate',
        status: 'queued',
        total: 2,
        created_by: { id: admin.userId },
      });
      await work();
      expect(await read(again)).toMatchObject({ status: 'done', done: 2, failed_count: 0 });
      expect(await activeOf(others)).toBe(0);
      expect(await activeOf([first ?? ''])).toBe(1);
      const rows = await api.db
        .selectFrom('audit_log')
        .select(['action', 'actor_id', 'after'])
        .where('entity_id', 'in', [again, others[0] ?? ''])
        .orderBy('seq')
        .execute();
      expect(rows).toMatchObject([
        {
          action: 'job.start',
          actor_id: admin.userId,
          after: { kind: 'users.bulk', total: 2, retry_of: id },
        },
        { action: 'user.deactivate', actor_id: admin.userId, after: { reason: 'Кольцо' } },
      ]);
      expect(await retry(again)).toMatchObject({
        code: 'RES.003',
        message: expect.stringContaining('Повторять нечего'),
      });
    });

    it('not while it is under way, and once by one key', async () => {
      const { id, ids } = await failedJob('Ждущий');
      const key = { 'idempotency-key': randomUUID() };
      const [one, other] = [await retry(id, admin, key), await retry(id, admin, key)];
      expect(other.data).toEqual(one.data);
      expect(await admin.post(`/admin/jobs/${id}/retry`, { another: 'body' }, key)).toMatchObject({
        code: 'RES.002',
      });
      expect(await retry(one.read<{ job_id: string }>().job_id)).toMatchObject({
        code: 'RES.003',
        message: expect.stringContaining('Задание ещё идёт'),
      });
      await work();
      expect(await work()).toBe(false);
      expect(await activeOf(ids)).toBe(0);
    });

    it('by administrators alone, and only a job that is there', async () => {
      const { id, former } = await failedJob('Чужой');
      const withheld = (by: string) => ({ failed_count: 3, failed: [], withheld: { by } });
      expect(await read(id)).toMatchObject(withheld('author'));
      expect(await read(id, former)).toMatchObject(withheld('permission'));
      expect(await retry(id, former)).toMatchObject({ status: 403, code: 'AUTH.003' });
      expect(await retry(randomUUID())).toMatchObject({ code: 'RES.001' });
      expect(await retry('1')).toMatchObject({ code: 'VAL.003' });
    });
  });

  it('needs an action, people and a number', async () => {
    const ids = [admin.userId];
    for (const [body, code] of [
      [{ action: 'explode', ids, expected_count: 1 }, 'VAL.003'],
      [{ action: 'activate', ids: [], expected_count: 1 }, 'VAL.003'],
      [{ action: 'activate', ids, filter: {}, expected_count: 1 }, 'VAL.004'],
      [{ action: 'activate', expected_count: 1 }, 'VAL.004'],
      [{ action: 'activate', ids }, 'VAL.004'],
      [{ action: 'activate', ids, expected_count: 100_001 }, 'VAL.003'],
      [{ action: 'set_role', ids, expected_count: 1 }, 'VAL.004'],
      [{ action: 'set_role', ids, role_id: randomUUID(), expected_count: 1 }, 'RES.001'],
      [{ action: 'activate', filter: { account_type: 'x' }, expected_count: 1 }, 'VAL.003'],
    ] as const)
      expect([body, (await admin.post('/admin/users/bulk', body)).code]).toEqual([body, code]);
  });
});
