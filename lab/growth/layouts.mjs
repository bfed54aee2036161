import { runPastGuards } from './past-guards.mjs';

/** Other ways to keep the postings of a loaded history. Each is proved by the ledger's own check afterwards. */

/** How many of the last months stay beside the archive. */
export const MONTHS_KEPT = 12;

const MEMORY = `set work_mem = '256MB'; set maintenance_work_mem = '512MB'`;

/**
 * A table for each month. Every unique key must hold the time, so that an entry's lines are kept apart by the functions only.
 *
 * @param {import('pg').Pool} pool
 */
export async function partitionByMonth(pool) {
  const { rows: indexes } = await pool.query(
    `select pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = 'ledger_postings'::regclass and not indisprimary`,
  );
  await runPastGuards(pool, [
    MEMORY,
    'alter table ledger_postings_archive no inherit ledger_postings',
    'alter table ledger_postings rename to all_postings',
    'alter table all_postings drop constraint ledger_postings_pkey',
    'create sequence posting_numbers',
    `create table ledger_postings (like all_postings including constraints) partition by range (created_at)`,
    `alter table ledger_postings alter number set default nextval('posting_numbers')`,
    `do $$ declare m record; begin
      for m in select start, start + interval '1 month' as after from generate_series(
        date_trunc('month', (select min(created_at) from all_postings)), now() + interval '1 month', '1 month') start
      loop
        execute format('create table ledger_postings_%s partition of ledger_postings for values from (%L) to (%L)',
          to_char(m.start, 'YYYY_MM'), m.start, m.after);
      end loop;
    end $$`,
    'insert into ledger_postings select * from all_postings',
    'drop table all_postings',
    `select setval('posting_numbers', (select max(number) from ledger_postings))`,
    'alter table ledger_postings add primary key (entry_id, account_id, created_at)',
    ...indexes.map(({ definition }) =>
      String(definition)
        .replace(/ on public\.(all|ledger)_postings /i, ' on ledger_postings ')
        .replace(/^(CREATE UNIQUE .*)\(id\)/i, '$1(id, created_at)'),
    ),
    `create trigger ledger_postings_apply before insert on ledger_postings
      for each row execute function ledger_posting_apply()`,
    `create trigger ledger_postings_sum_to_zero after insert on ledger_postings referencing new table as lines
      for each statement execute function ledger_postings_come_whole()`,
    'vacuum (analyze) ledger_postings',
  ]);
}

/**
 * The archive as the job leaves it once it has caught up, and the room that it set free given back.
 *
 * @param {import('pg').Pool} pool
 */
export async function archiveOldMonths(pool) {
  const { rows: indexes } = await pool.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = 'ledger_postings_archive'::regclass and not indisprimary`,
  );
  const isOld = `created_at < ledger_day_start(
    (date_trunc('month', ledger_day(clock_timestamp())) - interval '${MONTHS_KEPT} months')::date)`;
  await runPastGuards(pool, [
    MEMORY,
    ...indexes.map(({ name }) => `drop index ${name}`),
    `insert into ledger_postings_archive select * from only ledger_postings where ${isOld}`,
    ...indexes.map(({ definition }) => definition),
    `delete from only ledger_postings where ${isOld}`,
    'vacuum full ledger_postings',
    'vacuum (analyze) ledger_postings',
    'vacuum (analyze) ledger_postings_archive',
  ]);
}
