import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { type Database, inTransaction, uuidv7 } from '#db/index.ts';
import { moneyJobs } from '#scheduled-jobs/money-jobs.ts';
import { runDueJobs } from '#scheduled-jobs/run-jobs.ts';
import { databases, describeOnPostgres } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { payerOf } from '#test/test-payers.ts';
import { archivePostings, charge, refund, reverse, selfCheck, topUp } from './index.ts';
import { balanceOf, withOwnPayer } from './testing/payers.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const MODEL = 'archived-model';
const REVENUE = '00000000-0000-7000-8000-000000000003';

const addModel = (db: Database) =>
  sql`insert into models (id, name, developer, type, input_price, output_price)
    values (${MODEL}, 'Давняя', 'Ромашка', 'text', 1, 1) on conflict do nothing`.execute(db);

interface Page {
  readonly items: readonly { readonly id: string }[];
  readonly next_cursor: string | null;
}

async function counts(db: Database) {
  const { rows } = await sql<{ live: number; archived: number }>`
    select (select count(*) from only ledger_postings)::integer as live,
      (select count(*) from ledger_postings_archive)::integer as archived`.execute(db);
  return rows[0] ?? { live: -1, archived: -1 };
}

describe.each(databases)('the archive of postings on $name', (database) => {
  const api = useTestApi(database, { env: { LEDGER_ARCHIVE_MONTHS: '12' } });
  let person: SignedIn;
  let payerId: string;
  let oldCharge: string;

  beforeAll(async () => {
    person = await api.signedIn();
    payerId = await payerOf(api, 'user_id', person.userId);
    await addModel(api.db);
    await topUp(api.db, { payerId, amount: '1000', by: 'bank', at: daysAgo(900) });
    for (let days = 895; days > 5; days -= 89) {
      const { entryId } = await charge(api.db, {
        payerId,
        userId: person.userId,
        amount: '10',
        modelId: MODEL,
        at: daysAgo(days),
        requestKey: `charge-of-${days}`,
      });
      oldCharge ??= entryId ?? '';
    }
    await refund(api.db, { entryId: oldCharge, amount: '2', at: daysAgo(890) });
    await charge(api.db, { payerId, userId: person.userId, amount: '1' });
  });

  const LISTS = [
    'limit=50',
    'limit=3',
    'sort=created_at&limit=4',
    'type=refund',
    'direction=in',
    `model_id=${MODEL}&limit=2`,
    `from=${daysAgo(600).toISOString().slice(0, 10)}&to=${daysAgo(100).toISOString().slice(0, 10)}`,
    `q=${MODEL}`,
  ];
  const ok = async (path: string) => {
    const answer = await person.get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer;
  };
  /** Everything that people read of the ledger, over all pages. */
  async function readings() {
    const lists = [];
    for (const query of LISTS) {
      const pages = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: Page = (await ok(`/transactions/user?${query}&cursor=${cursor}`)).read<Page>();
        pages.push(page);
        cursor = page.next_cursor;
      }
      lists.push(pages);
    }
    const all = (await ok('/transactions/user?limit=50')).read<Page>().items;
    const details = [];
    for (const { id } of all) details.push((await ok(`/transactions/${id}`)).data);
    const file = (await ok('/transactions/user/export?format=csv')).raw.toString();
    return { lists, details, file, balance: (await ok('/users/me/balance')).data };
  }

  it('takes whole months that are long past, and nobody reads anything else than before', async () => {
    const before = await readings();
    expect(before.lists.map((pages) => pages.flatMap(({ items }) => items).length)).toEqual([
      13, 13, 13, 1, 2, 11, 5, 11,
    ]);
    expect(await counts(api.db)).toEqual({ live: 26, archived: 0 });
    const jobs = moneyJobs(api.app).filter(({ name }) => name === 'ledger-archive');
    const fail = (error: unknown) => {
      throw error;
    };
    expect(await runDueJobs(api.db, jobs, fail)).toEqual(['ledger-archive']);
    const { live, archived } = await counts(api.db);
    expect(live + archived).toBe(26);
    const { rows } = await sql<{ youngest: Date; oldest: Date; month: Date }>`
      select (select max(created_at) from ledger_postings_archive) as youngest,
        (select min(created_at) from only ledger_postings) as oldest,
        ledger_day_start((date_trunc('month', ledger_day(now())) - interval '12 months')::date) as month`.execute(
      api.db,
    );
    const [{ youngest, oldest, month } = { youngest: 0, oldest: 0, month: 0 }] = rows;
    expect(Number(youngest)).toBeLessThan(Number(month));
    expect(Number(oldest)).toBeGreaterThanOrEqual(Number(month));
    expect(await readings()).toEqual(before);
    expect(await selfCheck(api.db)).toMatchObject({ ok: true, postings: 26 });
    expect(await archivePostings(api.db, { months: 12 })).toBe(0);
  });

  it('is where a refund, a reversal and a repeated call find their entry', async () => {
    const { available } = await balanceOf(api.db, payerId);
    expect(await refund(api.db, { entryId: oldCharge, amount: '9' })).toMatchObject({ status: 'state' });
    expect(await refund(api.db, { entryId: oldCharge, amount: '3' })).toMatchObject({ status: 'posted' });
    const key = { payerId, userId: person.userId, requestKey: 'charge-of-895' };
    expect(await charge(api.db, { ...key, amount: '10' })).toMatchObject({
      status: 'replayed',
      entryId: oldCharge,
    });
    expect(await charge(api.db, { ...key, amount: '11' })).toMatchObject({ status: 'conflict' });
    const { rows } = await sql<{ id: string }>`
      select entry_id as id from ledger_postings_archive where payer_id = ${payerId} and type = 'charge'
      order by created_at offset 1 limit 1`.execute(api.db);
    expect(await reverse(api.db, { entryId: rows[0]?.id ?? '', reason: 'Ошибка' })).toMatchObject({
      status: 'posted',
    });
    const after = await balanceOf(api.db, payerId);
    expect(Number(after.available) - Number(available)).toBe(13);
    expect(await selfCheck(api.db)).toMatchObject({ ok: true });
  });

  it('is not made where no month is named', () => {
    const { app } = api;
    const off = { ...app.context, config: { ...app.context.config, ledgerArchiveMonths: 0 } };
    const names = moneyJobs({ context: off, server: app.server, log: app.log }).map(({ name }) => name);
    expect(names).not.toContain('ledger-archive');
  });
});

describe.each(databases)('what guards the archive on $name', ({ open }) => {
  let db: Database;
  let payerId: string;
  let old: string;
  let young: string;
  withOwnPayer(open, (own) => {
    ({ db, payerId } = own);
  });
  beforeEach(async () => {
    const at = daysAgo(100);
    await topUp(db, { payerId, amount: '100', by: 'bank', at });
    old = (await charge(db, { payerId, amount: '1', at })).entryId ?? '';
    young = (await charge(db, { payerId, amount: '1' })).entryId ?? '';
  });

  const enter = (trx: Database, entry: string, change = '*') =>
    sql`insert into ledger_postings_archive select ${sql.raw(change)} from only ledger_postings
      where entry_id = ${entry}`.execute(trx);
  const leave = (trx: Database, entry: string) =>
    sql`delete from only ledger_postings where entry_id = ${entry}`.execute(trx);
  const CHANGED = `id, number, entry_id, account_id, payer_id, type, user_id, model_id, amount * 2, balance_after,
    created_at`;

  it('lets a posting leave only for the archive', async () => {
    for (const statement of ['delete from ledger_postings', 'delete from only ledger_postings'])
      await expect(sql.raw(statement).execute(db)).rejects.toThrow('append-only: DELETE');
    await inTransaction(db, async (trx) => {
      await enter(trx, old);
      await leave(trx, old);
    });
    expect(await selfCheck(db)).toMatchObject({ ok: true });
  });

  it('lets in nothing but postings of the past, as they are', async () => {
    await expect(enter(db, young)).rejects.toThrow('only a posting of the past');
    await expect(enter(db, old, CHANGED)).rejects.toThrow('only a posting of the past');
    await expect(
      sql`insert into ledger_postings_archive (id, number, entry_id, account_id, type, amount, created_at)
        values (${uuidv7()}, 1, ${uuidv7()}, ${REVENUE}, 'charge', 5, ${daysAgo(100)})`.execute(db),
    ).rejects.toThrow('only a posting of the past');
  });

  it('lets no posting stand in both', async () => {
    await expect(inTransaction(db, (trx) => enter(trx, old))).rejects.toThrow(
      'stands in the archive and beside it',
    );
    expect(await selfCheck(db)).toMatchObject({ ok: true });
  });

  it('keeps what it has', async () => {
    await archivePostings(db, { months: 1 });
    for (const statement of [
      'update ledger_postings set amount = amount * 2',
      'update ledger_postings_archive set amount = amount * 2',
      'delete from ledger_postings_archive',
      'truncate ledger_postings_archive',
      'truncate ledger_postings',
    ])
      await expect(sql.raw(statement).execute(db)).rejects.toThrow('append-only');
  });

  it('takes no second lines of an archived entry', async () => {
    await archivePostings(db, { months: 1 });
    await expect(
      sql`insert into ledger_postings (id, entry_id, account_id, type, amount, created_at)
        values (${uuidv7()}, ${old}, ${REVENUE}, 'charge', 1, now()), (${uuidv7()}, ${old}, ${payerId}, 'charge', -1, now())`.execute(
        db,
      ),
    ).rejects.toMatchObject({ code: '23505' });
  });

  it('keeps this month and the last one out', async () => {
    await archivePostings(db, { months: 1 });
    const { rows } = await sql`select from only ledger_postings where entry_id = ${young}`.execute(db);
    expect(rows).toHaveLength(2);
    await expect(archivePostings(db, { months: 0 })).rejects.toMatchObject({ code: '22023' });
  });

  it('has the indexes of the postings, along which a list walks', async () => {
    const indexesOf = async (table: string) => {
      const { rows } = await sql<{ definition: string }>`
        select regexp_replace(pg_get_indexdef(indexrelid), '^(.*)INDEX .* USING', '\\1INDEX USING') as definition
        from pg_index where indrelid = ${table}::regclass order by 1`.execute(db);
      return rows.map(({ definition }) => definition);
    };
    const live = await indexesOf('ledger_postings');
    expect(live.length).toBeGreaterThan(1);
    expect(live.every((definition) => definition.includes('INDEX USING'))).toBe(true);
    expect(await indexesOf('ledger_postings_archive')).toEqual(live);
  });
});

describeOnPostgres('the archive at work on $name', ({ open }) => {
  let db: Database;
  let payerId: string;
  withOwnPayer(open, (own) => {
    ({ db, payerId } = own);
  });

  it('hides no posting while it moves, counts none twice, and is moved by two at once', async () => {
    await topUp(db, { payerId, amount: '1000', by: 'bank', at: daysAgo(400) });
    for (let n = 0; n < 150; n += 1) await charge(db, { payerId, amount: '1', at: daysAgo(400 - n) });
    const seen = new Set<string>();
    let isMoving = true;
    const watch = async () => {
      while (isMoving) {
        const { rows } = await sql<{ text: string }>`
          select count(*) || ' ' || sum(amount) as text from ledger_postings where payer_id = ${payerId}`.execute(
          db,
        );
        seen.add(rows[0]?.text ?? '');
      }
    };
    const watching = watch();
    const move = async () => {
      const outcomes = [];
      for (let n = 0; n < 60; n += 1)
        outcomes.push(await archivePostings(db, { months: 6, entries: 3, roundMs: 0 }).catch(() => -1));
      return outcomes;
    };
    await Promise.all([move(), move()]);
    isMoving = false;
    await watching;
    expect([...seen]).toEqual(['151 850.0000000000']);
    expect(await counts(db)).toMatchObject({ archived: expect.any(Number) });
    expect(await archivePostings(db, { months: 6 })).toBe(0);
    expect(await selfCheck(db)).toMatchObject({ ok: true });
  });
});
