import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { defineJob, startJob } from '#lib/background-jobs/index.ts';
import { runNextJob } from '#lib/background-jobs/runner.ts';
import { tidyUp } from '#scheduled-jobs/housekeeping.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { actingAs } from '#test/test-audit.ts';
import { ROLES } from '#test/test-users.ts';

/** Its list asks for `user:manage`. */
const file = defineJob({
  kind: 'transactions.export',
  params: Type.Object({ name: Type.Optional(Type.String()) }),
  makeFile: async (_db, { params: { name = 'отчёт.csv' } }) => ({
    name,
    contentType: 'text/csv; charset=utf-8',
    body: (async function* () {
      yield 'а;б\r\n';
      yield '1;2\r\n';
    })(),
  }),
});

interface JobDto {
  readonly id: string;
  readonly status: string;
}

async function roleOf(db: Database, id: string): Promise<string> {
  const person = await db
    .selectFrom('users')
    .select('role_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return person.role_id;
}

describe.each(anyDatabase)('jobs over HTTP on $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;
  let author: SignedIn;
  let other: SignedIn;
  let manager: SignedIn;
  beforeAll(async () => {
    admin = await api.signedIn({ role: 'admin' });
    author = await api.signedIn();
    other = await api.signedIn();
    manager = await api.signedIn({ permissions: ['user:manage'] });
  });

  const start = (by: SignedIn, params = {}, userAgent?: string) =>
    inTransaction(api.db, async (trx) => {
      const caller = {
        session: await actingAs(api, by),
        ip: '',
        id: '',
        fingerprint: null,
        headers: { 'user-agent': userAgent },
        cabinetOrigin: '',
      };
      return (await startJob(trx, caller, file, { params })).id;
    });
  const give = (person: SignedIn, roleId: string) =>
    api.db.updateTable('users').set({ role_id: roleId }).where('id', '=', person.userId).execute();
  const work = () => runNextJob({ db: api.db, jobs: [file], takeOverMs: 60_000, onError: () => {} });
  const newest = async (by: SignedIn) => (await by.get('/admin/jobs')).read<{ items: JobDto[] }>().items[0];
  const listed = async (by: SignedIn, query = '') =>
    (await by.get(`/admin/jobs?${query}`)).read<{ items: JobDto[] }>().items.map(({ id }) => id);

  it('are listed to their author, to administrators all, by state and kind', async () => {
    const [first, second] = [await start(author), await start(admin)];
    expect(await listed(author)).toEqual([first]);
    expect(await listed(other)).toEqual([]);
    expect(await listed(admin)).toEqual([second, first]);
    expect(await listed(admin, 'mine=true')).toEqual([second]);
    expect(await listed(admin, 'sort=created_at')).toEqual([first, second]);
    expect(await listed(admin, 'status=done,failed')).toEqual([]);
    expect(await listed(admin, 'kind=transactions.export&status=queued')).toHaveLength(2);
    expect((await admin.get('/admin/jobs?status=x')).code).toBe('VAL.003');
    await work();
    await work();
    expect(await listed(admin, 'status=done')).toEqual([second, first]);
  });

  it('give their file to their author, for a day', async () => {
    const id = await start(manager);
    expect(await manager.get(`/admin/jobs/${id}/file`)).toMatchObject({ status: 404, code: 'RES.001' });
    await work();
    expect((await manager.get(`/admin/jobs/${id}`)).data).toMatchObject({
      status: 'done',
      has_file: true,
      withheld: null,
    });
    const answer = await manager.get(`/admin/jobs/${id}/file`);
    expect([answer.status, answer.raw.toString()]).toEqual([200, 'а;б\r\n1;2\r\n']);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    for (const what of ['', '/file'])
      expect((await other.get(`/admin/jobs/${id}${what}`)).code).toBe('RES.001');
    await sql`update background_jobs set finished_at = now() - interval '25 hours' where id = ${id}`.execute(
      api.db,
    );
    await tidyUp(api.db);
    expect((await manager.get(`/admin/jobs/${id}`)).data).toMatchObject({ status: 'done', has_file: false });
    expect((await manager.get(`/admin/jobs/${id}/file`)).code).toBe('RES.001');
    const { rows } = await sql`select from background_job_chunks where job_id = ${id}`.execute(api.db);
    expect(rows).toEqual([]);
  });

  it.each([
    ['a"; filename="evil.exe', 'a_; filename=_evil.exe', 'a_; filename=_evil.exe'],
    ['a\r\nset-cookie: x=1.csv', 'a set-cookie_ x=1.csv', 'a__set-cookie_ x=1.csv'],
    ['счёт\u202evsc.exe', 'счётvsc.exe', '_____vsc.exe'],
    ["..\\../O'Brien (1)*%41.csv", ".._.._O'Brien (1)_%41.csv", ".._.._O'Brien (1)__41.csv"],
    ['🦔\u{e0041}.csv', '🦔.csv', '____.csv'],
  ])('give a file by the name %j, and nothing else by it', async (given, name, plain) => {
    const person = await api.signedIn({ permissions: ['user:manage'] });
    const id = await start(person, { name: given });
    await work();
    const { status, headers } = await person.get(`/admin/jobs/${id}/file`);
    const header = String(headers['content-disposition']);
    const [, ascii, encoded = ''] =
      /^attachment; filename="([ !#-~]*)"; filename\*=UTF-8''([\w.%!~-]*)$/.exec(header) ?? [];
    expect([status, ascii, decodeURIComponent(encoded)]).toEqual([200, plain, name]);
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('keep the name of the browser without what nobody sees', async () => {
    const id = await start(other, {}, `Mozilla\u0090/5.0\u202e${'x'.repeat(4000)}`);
    const { rows } = await sql<{ agent: string }>`
      select origin->>'user_agent' as agent from background_jobs where id = ${id}`.execute(api.db);
    expect(rows).toEqual([{ agent: `Mozilla/5.0${'x'.repeat(487)}` }]);
    await work();
  });

  it('show others with the permission of the list that they are there, and no file', async () => {
    const id = await start(manager);
    await work();
    const withheld = { by: 'author', permission: 'user:manage' };
    expect((await admin.get(`/admin/jobs/${id}`)).data).toMatchObject({
      status: 'done',
      created_by: { id: manager.userId },
      has_file: true,
      failed: [],
      withheld,
    });
    expect(await newest(admin)).toMatchObject({ id, withheld });
    expect(await admin.get(`/admin/jobs/${id}/file`)).toMatchObject({
      status: 404,
      code: 'RES.001',
      message: expect.stringContaining('только автору'),
    });
  });

  it('close their file to an author who has lost the permission since, and open it with the permission', async () => {
    const id = await start(manager);
    await work();
    const roleId = await roleOf(api.db, manager.userId);
    await give(manager, ROLES.user);
    expect(await manager.get(`/admin/jobs/${id}/file`)).toMatchObject({
      status: 403,
      code: 'AUTH.003',
      details: { permission: 'user:manage' },
    });
    const withheld = { by: 'permission', permission: 'user:manage' };
    expect((await manager.get(`/admin/jobs/${id}`)).data).toMatchObject({ has_file: true, withheld });
    expect((await manager.get('/admin/jobs?mine=true')).data).toMatchObject({
      items: [{ withheld }, {}, {}],
    });
    await give(manager, roleId);
    expect((await manager.get(`/admin/jobs/${id}/file`)).status).toBe(200);
  });

  it('are cancelled by whoever may see them, once', async () => {
    const id = await start(author);
    expect((await other.post(`/admin/jobs/${id}/cancel`)).code).toBe('RES.001');
    const cancelled = await admin.post(`/admin/jobs/${id}/cancel`);
    expect(cancelled.data).toMatchObject({
      status: 'cancelled',
      is_cancelled: true,
      finished_at: expect.any(String),
    });
    expect(await author.post(`/admin/jobs/${id}/cancel`)).toMatchObject({ status: 409, code: 'RES.003' });
    expect(await work()).toBe(false);
    const audit = await api.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('entity_type', '=', 'job')
      .where('entity_id', '=', id)
      .orderBy('seq')
      .execute();
    expect(audit).toEqual([
      { action: 'job.start', actor_id: author.userId },
      { action: 'job.cancel', actor_id: admin.userId },
    ]);
  });

  it('have an id that is one, of a job that is there', async () => {
    for (const [id, code] of [
      [randomUUID(), 'RES.001'],
      ['1', 'VAL.003'],
    ]) {
      expect((await admin.get(`/admin/jobs/${id}`)).code).toBe(code);
      expect((await admin.get(`/admin/jobs/${id}/file`)).code).toBe(code);
      expect((await admin.post(`/admin/jobs/${id}/cancel`)).code).toBe(code);
    }
  });
});
