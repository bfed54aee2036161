import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { ADVISORY_LOCKS } from '#db/index.ts';
import { checkAtWork } from '#lib/ledger/index.ts';
import { anyDatabase, databases } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { payerOf } from '#test/test-payers.ts';

interface Checks {
  readonly items: {
    readonly id: string;
    readonly ok: boolean;
    readonly problems: { readonly kind: string }[];
  }[];
  readonly total: number;
  readonly at_work: { readonly since: string } | null;
}

const LIST = '/admin/ledger/checks';
const PATIENCE_MS = 20_000;

const read = async (client: SignedIn, query = '') => (await client.get(`${LIST}${query}`)).read<Checks>();

async function until(client: SignedIn, isSo: (checks: Checks) => boolean): Promise<Checks> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const checks = await read(client);
    if (isSo(checks)) return checks;
    if (Date.now() > end) throw new Error('it did not happen in time');
    await new Promise(setImmediate);
  }
}

describe.each(databases)('checks of the ledger by hand on $name', (database) => {
  const api = useTestApi(database);

  it('work behind the answer, once for everybody, and leave a result', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    expect(await read(admin)).toMatchObject({ items: [], total: 0, at_work: null });
    expect(await admin.get('/admin/ledger/check?last=')).toMatchObject({
      code: 'RES.001',
      message: 'Проверок ещё не было',
    });
    const [begun, joined] = await Promise.all([admin.post(LIST), admin.post(LIST)]);
    expect([begun.status, joined.status]).toEqual([200, 200]);
    expect(begun.data).toMatchObject({ at_work: { since: expect.any(String) } });
    // A page and its total are two statements, so a row that comes between them is counted and not shown yet.
    const { items, total } = await until(
      admin,
      ({ at_work, items: shown, total: of }) => at_work === null && of > 0 && shown.length > 0,
    );
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ ok: true, problems: [], audit_head: { seq: expect.any(Number) } });
    expect((await admin.get('/admin/ledger/check?last=')).data).toMatchObject({ ok: true });
    const trail = await api.db
      .selectFrom('audit_log')
      .select('actor_id')
      .where('action', '=', 'ledger.check')
      .execute();
    expect(trail).toContainEqual({ actor_id: admin.userId });
  });

  it('are seen at work from any connection, and not once they end', async () => {
    const since = await api.db.transaction().execute(async (trx) => {
      await sql`select pg_try_advisory_xact_lock_shared(${ADVISORY_LOCKS.ledgerCheck})`.execute(trx);
      return checkAtWork(trx);
    });
    expect(since).toBeInstanceOf(Date);
    expect(await checkAtWork(api.db)).toBeNull();
  });
});

describe.each(anyDatabase)('the last checks of the ledger on $name', (database) => {
  const api = useTestApi(database);

  it('come newest first, the unsound ones alone on request', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    await admin.get('/admin/ledger/check');
    await sql`alter table payer_balances disable trigger user`.execute(api.db);
    const payer = await payerOf(api, 'user_id', admin.userId);
    await sql`update payer_balances set balance = 5 where payer_id = ${payer}`.execute(api.db);
    await admin.get('/admin/ledger/check');
    expect((await read(admin)).items.map(({ ok }) => ok)).toEqual([false, true]);
    expect((await read(admin, '?sort=finished_at')).items.map(({ ok }) => ok)).toEqual([true, false]);
    const { items } = await read(admin, '?ok=false');
    expect(items).toHaveLength(1);
    expect(items[0]?.problems).toContainEqual(expect.objectContaining({ kind: 'balance_differs' }));
    expect((await read(admin, '?ok=')).items).toHaveLength(1);
    expect(await admin.get(`${LIST}?ok=perhaps`)).toMatchObject({ status: 400, code: 'VAL.003' });
  });

  it('are for those who manage users', async () => {
    const person = await api.signedIn();
    expect(await person.get(LIST)).toMatchObject({ status: 403, code: 'AUTH.003' });
    expect(await person.post(LIST)).toMatchObject({ status: 403, code: 'AUTH.003' });
    expect(await person.get('/admin/ledger/check')).toMatchObject({ status: 403, code: 'AUTH.003' });
  });
});
