import { describe, expect, it } from '@jest/globals';
import { type RawBuilder, sql } from 'kysely';
import { databases, describeOnPostgres } from '#test/databases.ts';
import { createTestApi, type SignedIn, type TestApi, useTestApi } from '#test/test-api.ts';
import { insertAudit } from '#test/test-audit.ts';

interface Verification {
  readonly status: string;
  readonly ok: boolean | null;
  readonly rows: number;
  readonly total: number;
  readonly broken_at: number | null;
  readonly reason: string | null;
  readonly head: { readonly seq: number; readonly hash: string } | null;
  readonly started_by: { readonly id: string } | null;
  readonly finished_at: string | null;
}

const ADDRESS = '/admin/audit/verify';
const PATIENCE_MS = 30_000;

async function fill(api: Pick<TestApi, 'db'>, rows: number): Promise<void> {
  for (let row = 0; row < rows; row += 1)
    await insertAudit(api.db, { action: 'model.update', entityId: `m${row}` });
}

/** Writes rows by the thousand; the trigger chains them. */
async function fillMany(api: Pick<TestApi, 'db'>, rows: number): Promise<void> {
  await sql`insert into audit_log (action, entity_type, entity_id, after)
    select 'model.update', 'model', n::text, jsonb_build_object('n', n) from generate_series(1, ${rows}::integer) n`.execute(
    api.db,
  );
}

/** Does what somebody could do who owns the tables. */
async function asOwner(api: Pick<TestApi, 'db'>, ...deeds: RawBuilder<unknown>[]): Promise<void> {
  const tables = ['audit_log', 'audit_checks', 'ledger_checks'];
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(api.db);
  for (const deed of deeds) await deed.execute(api.db);
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(api.db);
}

const read = async (client: SignedIn) => (await client.get(ADDRESS)).read<Verification>();

async function untilDone(client: SignedIn): Promise<Verification> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const state = await read(client);
    if (state.status !== 'running') return state;
    if (Date.now() > end) throw new Error('it did not end in time');
    await new Promise(setImmediate);
  }
}

describe.each(databases)('the verification of a short audit log on $name', (database) => {
  const api = useTestApi(database);

  it('answers at once, and again after each deed of somebody who owns the tables', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    await fill(api, 8);
    const { rows, head, ...whole } = await read(admin);
    expect(whole).toMatchObject({
      status: 'done',
      ok: true,
      broken_at: null,
      reason: null,
      started_by: null,
    });
    expect(head).toMatchObject({ seq: rows, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(rows).toBeGreaterThanOrEqual(9);

    await asOwner(api, sql`update audit_log set action = 'model.forge' where seq = 3`);
    expect(await read(admin)).toMatchObject({ ok: false, rows: 0, broken_at: 3, reason: 'changed' });
    await asOwner(api, sql`update audit_log a set hash = audit_log_hash(a) where seq = 3`);
    expect(await read(admin)).toMatchObject({ ok: false, broken_at: 4, reason: 'relinked' });
    await asOwner(
      api,
      sql`update audit_log set action = 'model.update' where seq = 3`,
      sql`update audit_log a set hash = audit_log_hash(a) where seq = 3`,
    );
    expect(await read(admin)).toMatchObject({ ok: true, head });
    await asOwner(api, sql`delete from audit_log where seq = 5`);
    expect(await read(admin)).toMatchObject({ ok: false, broken_at: 5, reason: 'missing' });
  });
});

describe.each(databases)('what earlier checks saw at the end of the audit log on $name', (database) => {
  const api = useTestApi(database);

  it('shows rows that were cut off, and a log that was written anew', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    await fill(api, 5);
    expect((await admin.get('/admin/ledger/check')).data).toMatchObject({ ok: true });
    const { head } = await read(admin);
    const last = head?.seq ?? 0;
    await asOwner(api, sql`delete from audit_log where seq >= ${last - 1}`);
    expect(await read(admin)).toMatchObject({
      ok: false,
      rows: last - 2,
      broken_at: last - 1,
      reason: 'cut',
    });
    await fill(api, 3);
    expect(await read(admin)).toMatchObject({ ok: false, broken_at: last, reason: 'rewritten' });
  });
});

describe.each(databases)('the verification of a long audit log on $name', (database) => {
  const api = useTestApi(database);

  it('is begun, tells how far it is, and keeps its result', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    await fillMany(api, 12_000);
    expect(await read(admin)).toMatchObject({ status: 'never', ok: null, rows: 0, head: { seq: 12_001 } });
    const begun = await admin.post(ADDRESS);
    expect(begun).toMatchObject({ status: 200, message: 'Проверка началась', data: { status: 'running' } });
    const { userId } = admin;
    const done = await untilDone(admin);
    expect(done).toMatchObject({
      status: 'done',
      ok: true,
      rows: 12_001,
      total: 12_001,
      started_by: { id: userId },
    });
    expect(await read(admin)).toEqual(done);
    const trail = api.db.selectFrom('audit_log').select('actor_id').where('action', '=', 'audit.verify');
    expect(await trail.execute()).toEqual([{ actor_id: userId }]);
  });

  it('finds a row deep in it, and a gap longer than a slice', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    await asOwner(api, sql`update audit_log set after = '{"n": 0}' where seq = 11111`);
    await admin.post(ADDRESS);
    expect(await untilDone(admin)).toMatchObject({
      ok: false,
      rows: 10_000,
      broken_at: 11_111,
      reason: 'changed',
    });
    await asOwner(api, sql`delete from audit_log where seq between 4001 and 11111`);
    await admin.post(ADDRESS);
    expect(await untilDone(admin)).toMatchObject({
      ok: false,
      rows: 4_000,
      broken_at: 4_001,
      reason: 'missing',
    });
  });

  it('keeps what it saw and found from everybody but the owner', async () => {
    for (const deed of [
      sql`update audit_checks set ok = true`,
      sql`delete from audit_checks`,
      sql`truncate audit_checks`,
    ])
      await expect(deed.execute(api.db)).rejects.toThrow(/refused|keeps what it saw/);
  });

  it('goes on where a process left it', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    await asOwner(api, sql`delete from audit_log where seq > 4000`, sql`delete from audit_checks`);
    await fillMany(api, 9_000);
    const half = sql`select hash from audit_log where seq = 6000`;
    await sql`insert into audit_checks (id, heartbeat_at, head_seq, head_hash, checked, checked_hash)
      select uuid_v7(), clock_timestamp() - interval '61 seconds', seq, hash, 6000, (${half})
      from audit_log order by seq desc limit 1`.execute(api.db);
    expect(await read(admin)).toMatchObject({ status: 'interrupted', ok: null, rows: 6_000 });
    // Rows that were verified before are not read again.
    await asOwner(api, sql`update audit_log set entity_id = 'forged' where seq = 100`);
    await admin.post(ADDRESS);
    expect(await untilDone(admin)).toMatchObject({ status: 'done', ok: true, started_by: null });
  });

  it('is refused to those who may not manage users', async () => {
    const person = await api.signedIn({ permissions: ['payment_request:manage'] });
    for (const method of ['get', 'post'] as const)
      expect(await person[method](ADDRESS)).toMatchObject({ status: 403, code: 'AUTH.003' });
  });
});

describeOnPostgres('a verification on $name while others work', (database) => {
  it('is one, whoever else begins it, and keeps no writer waiting', async () => {
    const api = await createTestApi(database);
    const [one, other] = [await api.signedIn({ role: 'admin' }), await api.signedIn({ role: 'admin' })];
    await fillMany(api, 10_000);
    const answers = await Promise.all([one.post(ADDRESS), other.post(ADDRESS), one.post(ADDRESS)]);
    expect(answers.map(({ message }) => message).sort()).toEqual([
      'Проверка началась',
      'Проверка уже идёт',
      'Проверка уже идёт',
    ]);
    let written = 0;
    while ((await read(one)).status === 'running') {
      await fill(api, 1);
      written += 1;
    }
    expect(written).toBeGreaterThan(2);
    expect(await read(other)).toMatchObject({ status: 'done', ok: true, rows: 10_002 });
    await api.close();
  });

  it('is left between two slices when the server stops', async () => {
    const connection = await database.open();
    const api = await createTestApi({
      ...database,
      open: async () => ({ ...connection, close: async () => undefined }),
    });
    const admin = await api.signedIn({ role: 'admin' });
    await fillMany(api, 10_000);
    await admin.post(ADDRESS);
    await api.close();
    const left = await connection.db.selectFrom('audit_checks').selectAll().executeTakeFirstOrThrow();
    expect(left).toMatchObject({ finished_at: null, heartbeat_at: null, ok: null });
    expect(left.checked).toBeLessThan(10_000);
    await connection.close();
  });
});
