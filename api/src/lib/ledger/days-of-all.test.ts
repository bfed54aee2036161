import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { inTransaction } from '#db/index.ts';
import { databases, describeOnPostgres } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { payerOf } from '#test/test-payers.ts';
import { createUser } from '#test/test-users.ts';
import { untilWaiting } from '#test/while-locked.ts';
import { charge, closeDays, readOpenFrom, selfCheck, topUp } from './index.ts';

interface Page {
  readonly total: number;
  readonly totals: { readonly in: string; readonly out: string };
}

const NOON = (day: string) => new Date(`${day}T12:00:00+03:00`);

describe.each(databases)('the days of all payers on $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;
  let payerId: string;
  let userId: string;
  const totals = async (query = '') => {
    const page = (await admin.get(`/transactions?${query}`)).read<Page>();
    return { count: page.total, in: page.totals.in, out: page.totals.out };
  };
  const stored = async () =>
    await api.db.selectFrom('ledger_days').select(['day', 'type', 'postings']).orderBy('day').execute();
  const isSound = async () => (await selfCheck(api.db)).problems;

  beforeAll(async () => {
    admin = await api.signedIn({ role: 'admin' });
    userId = (await createUser(api.db)).id;
    payerId = await payerOf(api, 'user_id', userId);
    await sql`update ledger_days_state set open_from = '2026-03-01'`.execute(api.db);
    await topUp(api.db, { payerId, amount: '100', by: 'bank', at: NOON('2026-03-01') });
    await charge(api.db, { payerId, amount: '30', userId, at: NOON('2026-03-02') });
    await charge(api.db, { payerId, amount: '5', userId });
  });

  it('are open until they are added up, and both answer the same', async () => {
    const before = await totals();
    expect(before).toEqual({ count: 3, in: '100.00', out: '35.00' });
    expect(await stored()).toEqual([]);
    await closeDays(api.db);
    expect(await stored()).toEqual([
      { day: '2026-03-01', type: 'topup', postings: 1 },
      { day: '2026-03-02', type: 'charge', postings: 1 },
    ]);
    expect(await totals()).toEqual(before);
    expect(await totals('from=2026-03-02&to=2026-03-02')).toEqual({ count: 1, in: '0.00', out: '30.00' });
    expect(await totals('type=topup')).toEqual({ count: 1, in: '100.00', out: '0.00' });
    expect(await isSound()).toEqual([]);
  });

  it('are added up once', async () => {
    const [days, open] = [await stored(), await readOpenFrom(api.db)];
    await closeDays(api.db);
    expect([await stored(), await readOpenFrom(api.db)]).toEqual([days, open]);
  });

  it('take a posting with a date of its own', async () => {
    await topUp(api.db, { payerId, amount: '7', by: 'bank', at: NOON('2026-03-01') });
    await topUp(api.db, { payerId, amount: '1', by: 'bank', at: NOON('2026-02-01') });
    expect(await stored()).toEqual([
      { day: '2026-02-01', type: 'topup', postings: 1 },
      { day: '2026-03-01', type: 'topup', postings: 2 },
      { day: '2026-03-02', type: 'charge', postings: 1 },
    ]);
    expect(await totals()).toEqual({ count: 5, in: '108.00', out: '35.00' });
    expect(await isSound()).toEqual([]);
  });

  it('are found out by the check where they differ', async () => {
    await sql`update ledger_days set amount_in = amount_in + 1 where day = '2026-03-01'`.execute(api.db);
    expect(await isSound()).toMatchObject([{ kind: 'all_days_differ', subject: '2026-03-01 topup ' }]);
    await sql`update ledger_days set amount_in = amount_in - 1 where day = '2026-03-01'`.execute(api.db);
  });
});

describeOnPostgres('a day of all payers that is added up on $name', (database) => {
  const api = useTestApi(database);

  it('misses no posting that comes at the same time', async () => {
    const { id } = await createUser(api.db);
    const payerId = await payerOf(api, 'user_id', id);
    await sql`update ledger_days_state set open_from = '2026-03-01'`.execute(api.db);
    const post = () => topUp(api.db, { payerId, amount: '1', by: 'bank', at: NOON('2026-03-01') });
    const closing = await inTransaction(api.db, async (trx) => {
      await topUp(trx, { payerId, amount: '1', by: 'bank', at: NOON('2026-03-01') });
      const begun = closeDays(api.db);
      await untilWaiting(api.connection.pool, 1);
      return { begun };
    });
    await closing.begun;
    await Promise.all([post(), closeDays(api.db), post()]);
    const { rows } = await sql`select postings::integer from ledger_days`.execute(api.db);
    expect(rows).toEqual([{ postings: 3 }]);
    expect((await selfCheck(api.db)).ok).toBe(true);
  });
});
