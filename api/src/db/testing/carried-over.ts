import { sql } from 'kysely';
import pg from 'pg';
import { createPostgresDatabase, dropPostgresDatabase } from '#test/databases.ts';
import { untilWaiting } from '#test/while-locked.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import { openPostgres } from '../open-postgres.ts';

/** Columns and functions that today's functions read, of migrations that touch nothing of what is carried over. */
const READ_BY_FUNCTIONS = [
  '0046-which-service-called',
  '0047-who-writes-the-audit',
  '0048-an-issued-invoice-never-changes',
  '0054-one-rule-of-search',
];

/** A database as it is before the migration `name`, and a process of the release before, which writes on. */
export async function databaseBefore(name: string) {
  const url = await createPostgresDatabase();
  const connection = openPostgres({ url });
  const { db } = connection;
  const before = new pg.Client({ connectionString: url });
  await before.connect();
  await sql.raw('drop schema public cascade; create schema public').execute(db);
  await migrate(
    db,
    migrations.filter((each) => each.name < name || READ_BY_FUNCTIONS.includes(each.name)),
  );
  return {
    connection,
    run: (text: string) => sql.raw(text).execute(db),
    /** What the release before writes. */
    write: (text: string) => before.query(text),
    /** Migrates while the release before has written this and not committed it yet. */
    async migrateBeside(text: string): Promise<void> {
      await before.query(`begin; ${text}`);
      const done = migrate(db, migrations, { waitMs: 30_000, pauseMs: 100, tries: 1 });
      await untilWaiting(before, 1);
      await before.query('commit');
      await done;
    },
    async close(): Promise<void> {
      await before.end();
      await connection.close();
      await dropPostgresDatabase(url);
    },
  };
}
