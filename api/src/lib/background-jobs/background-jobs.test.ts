import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { type DatabaseConnection, inTransaction } from '#db/index.ts';
import { databases } from '#test/databases.ts';
import { createUser } from '#test/test-users.ts';
import { ApiError } from '../api-error.ts';
import { defineJob, type Job, startJob } from './index.ts';
import { runNextJob } from './runner.ts';

const NOW = 60_000;

describe.each(databases)('background jobs on $name', ({ open }) => {
  let connection: DatabaseConnection;
  let userId: string;
  beforeAll(async () => {
    connection = await open();
    userId = (await createUser(connection.db)).id;
  });
  afterAll(() => connection.close());

  const caller = () => ({
    session: { userId, actor: { name: 'cabinet' } as const },
    ip: '10.0.0.1',
    id: 'trace-1',
    fingerprint: null,
    headers: { 'user-agent': 'test' },
    cabinetOrigin: 'http://cabinet.example',
  });
  const list = (items: readonly string[]) =>
    sql`select i.item, 'Имя ' || i.item as label from unnest(${items}::text[]) with ordinality i (item, n) order by i.n`;
  const start = (job: Job, items?: readonly string[], params: object = {}) =>
    inTransaction(connection.db, (trx) =>
      startJob(trx, caller(), job, { params, ...(items && { items: list(items) }) }),
    );
  const errors: unknown[] = [];
  const run = (job: Job, { takeOverMs = NOW, isStopped = (): boolean => false } = {}) =>
    runNextJob(
      { db: connection.db, jobs: [job], takeOverMs, onError: (error) => errors.push(error) },
      isStopped,
    );
  const stateOf = async (id: string) =>
    connection.db
      .selectFrom('background_jobs')
      .select(['status', 'total', 'done', 'failed', 'claimed_by', 'result'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const itemsOf = async (id: string) =>
    (
      await connection.db
        .selectFrom('background_job_items')
        .select(['item', 'state', 'code', 'message'])
        .where('job_id', '=', id)
        .orderBy('n')
        .execute()
    ).map(({ item, state, code }) => `${item} ${code ?? state}`);
  /** Work that writes a row of its own each time, so that a test can count how often it was done. */
  const note = (kind: string, then: (item: string) => void | Promise<void> = () => {}) =>
    defineJob({
      kind,
      params: Type.Object({}),
      runItem: async (trx, job, item) => {
        await sql`insert into settings (key, value) values (${`${job.id} ${item}`}, '1')`.execute(trx);
        await then(item);
      },
    });
  const notesOf = async (id: string) => {
    const { rows } = await sql<{ key: string }>`
      select key from settings where key like ${`${id} %`} order by key`.execute(connection.db);
    return rows.map(({ key }) => key.split(' ')[1]);
  };

  it('do each item once, in order, and say how far they are', async () => {
    const seen: string[] = [];
    const job = note('t.order', (item) => void seen.push(item));
    const { id, total } = await start(job, ['в', 'а', 'б']);
    expect([total, await stateOf(id)]).toMatchObject([3, { status: 'queued', total: 3, done: 0 }]);
    expect(await run(job)).toBe(true);
    expect(seen).toEqual(['в', 'а', 'б']);
    expect(await stateOf(id)).toMatchObject({ status: 'done', done: 3, failed: 0, claimed_by: null });
    expect(await run(job)).toBe(false);
  });

  it('keep what failed with its reason, undo it, and go on', async () => {
    const job = note('t.fail', (item) => {
      if (item === '2') throw new ApiError('RES.003', { message: 'Нельзя' });
      if (item === '3') throw new Error('secret text of a fault');
    });
    const { id } = await start(job, ['1', '2', '3', '4']);
    await run(job);
    expect(await itemsOf(id)).toEqual(['1 done', '2 RES.003', '3 SYS.001', '4 done']);
    expect(await notesOf(id)).toEqual(['1', '4']);
    expect(await stateOf(id)).toMatchObject({ status: 'done', done: 4, failed: 2 });
    expect(errors.map(String)).toEqual(['Error: secret text of a fault']);
    const { rows } = await sql`select from background_job_items where message like '%secret%'`.execute(
      connection.db,
    );
    expect(rows).toEqual([]);
  });

  it('go on in another process where a silent one stopped, and only there', async () => {
    const job = note('t.silent');
    const { id } = await start(job, ['1', '2', '3']);
    await sql`update background_jobs set status = 'running', claimed_by = ${userId}, done = 1,
      heartbeat_at = clock_timestamp() - interval '40 seconds' where id = ${id}`.execute(connection.db);
    await sql`update background_job_items set state = 'done' where job_id = ${id} and n = 1`.execute(
      connection.db,
    );
    expect(await run(job)).toBe(false);
    expect(await run(job, { takeOverMs: 30_000 })).toBe(true);
    expect(await notesOf(id)).toEqual(['2', '3']);
    expect(await stateOf(id)).toMatchObject({ status: 'done', done: 3 });
  });

  it('leave a job alone that was taken over meanwhile', async () => {
    let id = '';
    const taken = defineJob({
      kind: 't.lost',
      params: Type.Object({}),
      runItem: async (trx) => {
        await sql`update background_jobs set claimed_by = ${userId} where id = ${id}`.execute(trx);
      },
    });
    ({ id } = await start(taken, ['1', '2']));
    expect(await run(taken)).toBe(true);
    expect(await itemsOf(id)).toEqual(['1 done', '2 queued']);
    expect(await stateOf(id)).toMatchObject({ status: 'running', claimed_by: userId });
  });

  it('are handed back when the process stops, and begin nothing more', async () => {
    let isStopped = false;
    const job = note('t.stop', () => {
      isStopped = true;
    });
    const { id } = await start(job, ['1', '2']);
    expect(await run(job, { isStopped: () => isStopped })).toBe(false);
    expect(await stateOf(id)).toMatchObject({ status: 'queued', done: 1, claimed_by: null });
    await run(job);
    expect(await notesOf(id)).toEqual(['1', '2']);
    expect(await stateOf(id)).toMatchObject({ status: 'done', done: 2 });
  });

  describe('with a file', () => {
    const file = (kind: string, body: () => AsyncIterable<string>) =>
      defineJob({
        kind,
        params: Type.Object({ rows: Type.Integer() }),
        makeFile: async (_db, { params }, progress) => {
          await progress(0, params.rows);
          await progress(params.rows);
          return { name: 'a.csv', contentType: 'text/csv', body: body() };
        },
      });
    const chunksOf = async (id: string) =>
      Buffer.concat(
        (
          await connection.db
            .selectFrom('background_job_chunks')
            .select('bytes')
            .where('job_id', '=', id)
            .orderBy('n')
            .execute()
        ).map(({ bytes }) => bytes),
      ).toString();
    const hasFile = async (id: string) =>
      (
        await connection.db
          .selectFrom('background_job_files')
          .select('name')
          .where('job_id', '=', id)
          .execute()
      ).length === 1;

    it('keep it in pieces, whole', async () => {
      const text = 'строка;'.repeat(60_000);
      const job = file('t.file', async function* () {
        for (let at = 0; at < text.length; at += 1000) yield text.slice(at, at + 1000);
      });
      const { id } = await start(job, undefined, { rows: 7 });
      await run(job);
      expect(await stateOf(id)).toMatchObject({ status: 'done', total: 7, done: 7 });
      expect((await chunksOf(id)) === text).toBe(true);
      expect(await hasFile(id)).toBe(true);
    });

    it('have none when the work fails, and say why', async () => {
      const job = file('t.bad', async function* () {
        yield 'a'.repeat(300_000);
        throw new ApiError('VAL.003', { message: 'Слишком много строк' });
      });
      const { id } = await start(job, undefined, { rows: 1 });
      expect(await run(job)).toBe(true);
      expect(await hasFile(id)).toBe(false);
      expect(await stateOf(id)).toMatchObject({
        status: 'failed',
        result: { code: 'VAL.003', message: 'Слишком много строк' },
      });
    });

    it('begin it anew in another process', async () => {
      let isStopped = false;
      const body = async function* () {
        yield 'начало';
        isStopped = true;
        yield 'ё'.repeat(200_000);
      };
      const job = file('t.anew', body);
      const { id } = await start(job, undefined, { rows: 1 });
      expect(await run(job, { isStopped: () => isStopped })).toBe(false);
      await run(job);
      expect((await chunksOf(id)).startsWith('началоё')).toBe(true);
      expect(await stateOf(id)).toMatchObject({ status: 'done', total: 1, done: 1 });
    });
  });
});
