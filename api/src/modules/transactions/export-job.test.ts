import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { runNextJob } from '#lib/background-jobs/runner.ts';
import { topUp } from '#lib/ledger/index.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { payerOf } from '#test/test-payers.ts';
import { createUser, ROLES } from '#test/test-users.ts';
import { exportTransactionsJob } from './export-job.ts';

interface Started {
  readonly job_id: string;
  readonly total: number;
}

const ADDRESS = '/transactions/export-jobs';

describe.each(anyDatabase)('a file of all transactions on $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;
  let payers: string[];
  const failures: unknown[] = [];

  beforeAll(async () => {
    admin = await api.signedIn({ role: 'admin' });
    payers = [];
    for (const displayName of ['Анна', 'Борис']) {
      const { id } = await createUser(api.db, { displayName });
      payers.push(await payerOf(api, 'user_id', id));
    }
    for (const payerId of [payers[0] ?? '', payers[0] ?? '', payers[1] ?? ''])
      await topUp(api.db, { payerId, amount: '10', by: 'bank' });
  });

  const start = (body: object, headers?: Record<string, string>) => admin.post(ADDRESS, body, headers);
  const run = () =>
    runNextJob({
      db: api.db,
      jobs: [exportTransactionsJob],
      takeOverMs: 60_000,
      onError: (error) => failures.push(error),
    });
  const stateOf = async (id: string) => (await admin.get(`/admin/jobs/${id}`)).data;

  it('is made behind the answer, with the rows of the list and its progress', async () => {
    const begun = await start({ format: 'csv', filters: { payer_id: payers[0], type: 'topup' } });
    expect(begun).toMatchObject({ status: 200, message: 'Файл готовится', data: { total: 2 } });
    const { job_id: id } = begun.read<Started>();
    expect(await stateOf(id)).toMatchObject({ status: 'queued', has_file: false });
    expect(await run()).toBe(true);
    expect(failures).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ status: 'done', total: 2, done: 2, has_file: true });
    const file = await admin.get(`/admin/jobs/${id}/file`);
    const streamed = await admin.get(`/transactions/export?format=csv&payer_id=${payers[0]}&type=topup`);
    expect(file.raw.equals(streamed.raw)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/filename\*=UTF-8''transactions-\d{4}-\d\d-\d\d\.csv$/),
    });
  });

  it('may be a workbook of everything', async () => {
    const { job_id: id, total } = (await start({ format: 'xlsx' })).read<Started>();
    expect(total).toBe(3);
    await run();
    const file = await admin.get(`/admin/jobs/${id}/file`);
    expect(file.raw.subarray(0, 2).toString()).toBe('PK');
  });

  it('is begun once for one key, whose other body is refused', async () => {
    const key = { 'idempotency-key': 'export-0001' };
    const [first, again] = [await start({ format: 'csv' }, key), await start({ format: 'csv' }, key)];
    expect(again.data).toEqual(first.data);
    expect(await start({ format: 'xlsx' }, key)).toMatchObject({ status: 409, code: 'RES.002' });
    await run();
  });

  it('leaves a trace of who began it and of what', async () => {
    const { rows } = await sql<{ after: object }>`
      select after from audit_log where action = 'job.start' and actor_id = ${admin.userId} order by seq limit 1`.execute(
      api.db,
    );
    expect(rows[0]?.after).toMatchObject({
      kind: 'transactions.export',
      params: { filters: { payer_id: payers[0], type: 'topup' } },
    });
  });

  it('is not made for somebody who sees nothing of it any more', async () => {
    const other = await api.signedIn({ role: 'admin' });
    const { job_id: id } = (await other.post(ADDRESS, { format: 'csv' })).read<Started>();
    await api.db.updateTable('users').set({ role_id: ROLES.user }).where('id', '=', other.userId).execute();
    await run();
    expect(await stateOf(id)).toMatchObject({ status: 'failed', has_file: false });
  });

  it.each([
    ['no format', {}, 'VAL.004'],
    ['a format that is none', { format: 'pdf' }],
    ['a type that is none', { format: 'csv', filters: { type: 'gift' } }],
    [
      'a period that ends before it begins',
      { format: 'csv', filters: { from: '2026-02-02', to: '2026-01-01' } },
    ],
    ['an id that is none', { format: 'csv', filters: { payer_id: '1' } }],
  ])('is refused with %s', async (_what, body, code = 'VAL.003') => {
    expect(await start(body)).toMatchObject({ status: 400, code });
  });

  it('is for those who manage users', async () => {
    const person = await api.signedIn({ permissions: ['company:transactions', 'payment_request:manage'] });
    expect(await person.post(ADDRESS, { format: 'csv' })).toMatchObject({ status: 403, code: 'AUTH.003' });
  });
});
