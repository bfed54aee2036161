import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';
import { OperatorError } from '#config/operator-error.ts';
import {
  createPostgresDatabase,
  databases,
  describeOnPostgres,
  dropPostgresDatabase,
} from '#test/databases.ts';
import { ADVISORY_LOCKS, type DatabaseConnection, migrate, openPostgres } from './index.ts';
import { migrations } from './migrations/index.ts';
import { migration, useDatabase } from './testing/migrating.ts';

const cities = migration('0099-cities', 'alter table companies add column city text');
const QUICK = { waitMs: 200, pauseMs: 100, tries: 60 };

const inSteps = migration(
  '0099-in-steps',
  `-- Every company has a city of its own.
-- step
alter table companies add column city text;
-- step outside of a transaction
do $$ begin
  for n in 1..3 loop
    update companies set city = 'Тверь ' || n where city is null and name = 'Company ' || n;
    commit;
  end loop;
end $$;
-- step outside of a transaction
create unique index concurrently if not exists companies_city on companies (city);
`,
);

describe.each(databases)('a migration in steps on $name', ({ open }) => {
  const { db, query } = useDatabase(open);
  const limits = () =>
    query(
      "select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement",
    );
  const addCompanies = () =>
    query("insert into companies (id, name) select uuid_v7(), 'Company ' || n from generate_series(1, 3) n");

  it('goes on after the step where it was stopped, with a whole index', async () => {
    await addCompanies();
    const before = await limits();
    await query("insert into companies (id, name) values (uuid_v7(), 'Company 3')");
    await expect(migrate(db(), [...migrations, inSteps], QUICK)).rejects.toThrow('companies_city');
    expect(
      await query("select indisvalid from pg_index where indexrelid = 'companies_city'::regclass"),
    ).toEqual([{ indisvalid: false }]);
    await query("update companies set city = 'Псков' where id = (select max(id::text)::uuid from companies)");
    const after = migration('0100-after', "insert into companies (id, name) values (uuid_v7(), 'Later')");
    expect(await migrate(db(), [...migrations, inSteps, after], QUICK)).toEqual([
      '0099-in-steps',
      '0100-after',
    ]);
    expect(
      await query("select indisvalid from pg_index where indexrelid = 'companies_city'::regclass"),
    ).toEqual([{ indisvalid: true }]);
    expect(await query("select id from schema_migrations where id like '%/%'")).toEqual([]);
    expect(await migrate(db(), [...migrations, inSteps, after], QUICK)).toEqual([]);
    expect(await limits()).toEqual(before);
  });
});

describeOnPostgres('a migration beside traffic on $name', () => {
  let url: string;
  let connection: DatabaseConnection;
  let other: pg.Client;
  beforeEach(async () => {
    url = await createPostgresDatabase();
    connection = openPostgres({ url });
    other = new pg.Client({ connectionString: url, application_name: 'a long report' });
    await other.connect();
  });
  afterEach(async () => {
    await other.end();
    await connection.close();
    await dropPostgresDatabase(url);
  });

  /** Somebody reads the table in a transaction that stays open. */
  const holdCompanies = async (isolation = 'read committed') => {
    await other.query(`begin isolation level ${isolation}`);
    await other.query('select from companies');
  };
  /**
   * Reads one time after the other until the work is done. Whoever holds the table lets go once there have been enough
   * reads.
   */
  const readBeside = async (
    work: Promise<unknown>,
    isEnough: (seen: { reads: number; longest: number }) => boolean,
  ) => {
    let isOver = false;
    const end = work.finally(() => {
      isOver = true;
    });
    let letGo: Promise<unknown> | undefined;
    for (let [reads, longest] = [0, 0]; !isOver; reads += 1) {
      if (isEnough({ reads, longest })) letGo ??= other.query('rollback');
      const start = performance.now();
      await sql`select from companies`.execute(connection.db);
      longest = Math.max(longest, performance.now() - start);
      await sleep(5);
    }
    await end;
    expect(letGo).toBeDefined();
    await letGo;
  };

  it('gives way while somebody holds its table, and is done when they let go', async () => {
    await holdCompanies();
    const changing = migrate(connection.db, [...migrations, cities], QUICK);
    // Reads do queue behind the migration, but they do not wait until the transaction ends: the migration gives way.
    await readBeside(changing, ({ longest }) => longest > QUICK.waitMs / 2);
    expect((await sql`select city from companies`.execute(connection.db)).rows).toEqual([]);
  });

  it('says at last who was in its way, and leaves all as it was', async () => {
    await holdCompanies();
    const failed = migrate(connection.db, [...migrations, cities], { ...QUICK, waitMs: 1_500, tries: 2 });
    await expect(failed).rejects.toThrow(OperatorError);
    await expect(failed).rejects.toThrow(
      /locked 2 times .*process \d+ \(a long report, idle in transaction, its transaction is open for [\d.]+ s/,
    );
    await other.query('rollback');
    await expect(sql`select city from companies`.execute(connection.db)).rejects.toThrow('does not exist');
  });

  it('is done once when two start it together, an index beside the traffic too', async () => {
    await other.query(
      "insert into companies (id, name) select uuid_v7(), 'Company ' || n from generate_series(1, 3) n",
    );
    const second = openPostgres({ url });
    try {
      const done = await Promise.all(
        [connection, second].map(({ db }) => migrate(db, [...migrations, inSteps], QUICK)),
      );
      expect(done.flat()).toEqual(['0099-in-steps']);
    } finally {
      await second.close();
    }
    const { rows } = await other.query("select id from schema_migrations where id like '0099%'");
    expect(rows).toEqual([{ id: '0099-in-steps' }]);
  });

  // Otherwise the building of an index in another process waits for this transaction, and this transaction for that
  // process.
  it('waits for another that migrates without a transaction that stays open', async () => {
    await other.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migration]);
    const done = migrate(connection.db, [...migrations, cities], QUICK);
    const hasEnded = async () => {
      const { rowCount } = await other.query(`select from pg_stat_activity where datname = current_database()
        and application_name = 'cabinet-api' and state = 'idle' and query in ('commit', 'rollback')`);
      return rowCount !== 0;
    };
    for (const end = Date.now() + 10_000; !(await hasEnded()) && Date.now() < end; ) await sleep(10);
    expect(await hasEnded()).toBe(true);
    await other.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.migration]);
    expect(await done).toEqual(['0099-cities']);
  });

  it('builds its index until an open transaction ends, and keeps nobody waiting meanwhile', async () => {
    // The transaction may still look at rows as they were before the index.
    await holdCompanies('repeatable read');
    const index = migration(
      '0099-index',
      '-- step outside of a transaction\ncreate index concurrently if not exists companies_kind on companies (name)',
    );
    await readBeside(migrate(connection.db, [...migrations, index], QUICK), ({ reads }) => reads === 100);
  });
});
