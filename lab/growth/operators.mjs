/** What an operator pays for a history: disk, the check, a backup, vacuum, the archive's job. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { postgresBinaries } from '../../api/test/postgres-binaries.mjs';
import { runPastGuards } from './past-guards.mjs';

const ARCHIVE_MS = 10_000;
const A_HUNDREDTH = `select 0.01 * sum(reltuples) from pg_class
  where relname like 'ledger_postings%' and relkind = 'r'`;
const GIB = 1024 ** 3;

/** @typedef {import('./histories.mjs').History} History */

/** @param {() => Promise<unknown>} work @returns {Promise<number>} seconds */
async function seconds(work) {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

const OF_TABLES = `select coalesce(parent.relname, c.relname) as name, pg_table_size(c.oid) as bytes, pg_indexes_size(c.oid) as indexes
  from pg_class c left join pg_inherits i on i.inhrelid = c.oid
    left join pg_class parent on parent.oid = i.inhparent and parent.relkind = 'p'
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`;

/**
 * @param {History} history
 * @returns {Promise<Record<string, number>>} GiB
 */
export async function readDisk({ pool }) {
  const { rows } = await pool.query(OF_TABLES);
  /** @param {RegExp} name @param {'bytes' | 'indexes'} what */
  const sum = (name, what) =>
    rows.filter((each) => name.test(each.name)).reduce((all, each) => all + Number(each[what]), 0) / GIB;
  const { rows: all } = await pool.query('select pg_database_size(current_database()) as bytes');
  return {
    'disk: postings': sum(/^ledger_postings$/, 'bytes'),
    'disk: indexes of postings': sum(/^ledger_postings$/, 'indexes'),
    'disk: archive with its indexes':
      sum(/^ledger_postings_archive$/, 'bytes') + sum(/^ledger_postings_archive$/, 'indexes'),
    'disk: entries with their indexes': sum(/^ledger_entries$/, 'bytes') + sum(/^ledger_entries$/, 'indexes'),
    'disk: sums of days': sum(/^ledger_\w*days$/, 'bytes') + sum(/^ledger_\w*days$/, 'indexes'),
    'disk: all': Number(all[0].bytes) / GIB,
  };
}

/** The largest indexes of the postings. @param {History} history @returns {Promise<string>} */
export async function readIndexes({ pool }) {
  const { rows } = await pool.query(
    `select indexrelid::regclass::text as name, pg_relation_size(indexrelid) as bytes from pg_index
      where indrelid = 'ledger_postings'::regclass order by 2 desc`,
  );
  return rows
    .map(({ name, bytes }) => `${name.replace('ledger_postings_', '')} ${(bytes / GIB).toFixed(2)}`)
    .join(', ');
}

/**
 * @param {import('./histories.mjs').Api} api
 * @param {History} history
 */
export async function timeCheck(api, { db }) {
  return seconds(async () => {
    const { ok, problems } = await api.selfCheck(db);
    if (!ok) throw new Error(`the ledger is not sound: ${JSON.stringify(problems.slice(0, 3))}`);
  });
}

/** A full copy as a backup reads it, written nowhere. @param {History} history */
export async function timeBackup({ server: { url } }) {
  const program = join(postgresBinaries() ?? '', 'pg_basebackup');
  return seconds(
    () =>
      new Promise((resolve, reject) => {
        const args = ['-D', '-', '-F', 'tar', '-X', 'none', '-c', 'fast', '-d', url];
        const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore'] });
        child.on('error', reject);
        child.on('exit', (code) =>
          code === 0 ? resolve(code) : reject(new Error(`pg_basebackup: ${code}`)),
        );
      }),
  );
}

/**
 * What vacuum takes after a hundredth of the history has come, and what an update of so much of it would leave. The rows come past the triggers, so
 * this is the last thing that is done to a history.
 *
 * @param {History} history
 */
export async function timeVacuum({ pool }) {
  const latest = (/** @type {string} */ columns) =>
    `select ${columns} from ledger_postings where payer_id is not null order by created_at desc limit (${A_HUNDREDTH})`;
  const columns = 'account_id, payer_id, type, user_id, model_id, amount, balance_after, created_at';
  const time = (/** @type {string} */ vacuum) => seconds(() => runPastGuards(pool, [vacuum]));
  await runPastGuards(pool, [
    `insert into ledger_postings (id, entry_id, ${columns})
      select gen_random_uuid(), gen_random_uuid(), l.* from (${latest(columns)}) l`,
  ]);
  const added = await time('vacuum (analyze) ledger_postings');
  await runPastGuards(pool, [`update ledger_postings set amount = amount where id in (${latest('id')})`]);
  const updated = await time('vacuum ledger_postings');
  const frozen = await time('vacuum (freeze) ledger_postings');
  return {
    'vacuum after 1 % more, s': added,
    'vacuum after 1 % rewritten, s': updated,
    'vacuum that freezes all, s': frozen,
  };
}

/**
 * The job that moves months into the archive, for some seconds.
 *
 * @param {import('./histories.mjs').Api} api
 * @param {History} history
 * @param {number} months how many stay
 * @returns {Promise<number>} postings a second
 */
export async function measureArchive(api, { db }, months) {
  const start = performance.now();
  const moved = await api.archivePostings(db, { months, roundMs: ARCHIVE_MS });
  return (moved / (performance.now() - start)) * 1000;
}
