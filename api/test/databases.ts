import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { describe } from '@jest/globals';
import pg from 'pg';
import { type DatabaseConnection, migrate, openPglite, openPostgres } from '#db/index.ts';
import { holdCompiledPglite } from './compiled-pglite.mjs';
import { isGate } from './scope.ts';

export interface TestDatabase {
  readonly name: 'PGlite' | 'PostgreSQL';
  readonly open: () => Promise<DatabaseConnection>;
}

export const CACHE_DIR = fileURLToPath(new URL('../../.cache', import.meta.url));

/** The server of this run (see global-setup), or undefined when that half is skipped. */
export const postgresUrl = process.env.CABINET_TEST_POSTGRES || undefined;

const pglite: TestDatabase = {
  name: 'PGlite',
  open: async () => {
    await holdCompiledPglite();
    return openPglite({ cacheDir: CACHE_DIR });
  },
};
const postgres: TestDatabase = {
  name: 'PostgreSQL',
  open: async () => openPostgresCopy(await createPostgresDatabase()),
};

/** For what only the database in the process has: a folder of its own, one connection. */
export const embeddedDatabase: TestDatabase[] = [pglite];

/** For plain SQL and for what no database has a part in: the one that opens fastest. */
export const anyDatabase: TestDatabase[] = [postgresUrl === undefined ? pglite : postgres];

/**
 * `describe.each(databases)('… on $name', ({ open }) => …)`: every test runs on both; in the gate on one. Which tests need
 * that: README.md.
 */
export const databases: TestDatabase[] =
  isGate || postgresUrl === undefined ? anyDatabase : [pglite, postgres];

/** For what only a real server can show (concurrency, crashes, two instances): skipped, and counted so, where there is none. */
export const describeOnPostgres = (postgresUrl === undefined ? describe.skip : describe).each([postgres]);

/** A migrated database of its own, as a URL; it is dropped when the run ends, or by `dropPostgresDatabase`. */
export async function createPostgresDatabase(): Promise<string> {
  const template = await ensureTemplate();
  const name = `${run()}_${randomBytes(6).toString('hex')}`;
  await asAdmin((admin) => admin.query(`create database ${name} template ${template} strategy file_copy`));
  return urlOf(name);
}

export async function dropPostgresDatabase(url: string): Promise<void> {
  await asAdmin((admin) =>
    admin.query(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`),
  );
}

function openPostgresCopy(url: string): DatabaseConnection {
  const connection = openPostgres({ url });
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await dropPostgresDatabase(url);
    },
  };
}

/** Migrating takes a second, copying a migrated database a tenth of it: the first file of the run makes the template. */
async function ensureTemplate(): Promise<string> {
  const template = `${run()}_template`;
  await asAdmin(async (admin) => {
    await admin.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
    if (rowCount) return;
    const unfinished = `${template}_unfinished`;
    await admin.query(`drop database if exists ${unfinished}`);
    await admin.query(`create database ${unfinished} template template0 encoding 'UTF8'`);
    const connection = openPostgres({ url: urlOf(unfinished) });
    await migrate(connection.db);
    await connection.close();
    await admin.query(`alter database ${unfinished} rename to ${template}`);
  });
  return template;
}

async function asAdmin(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: postgresUrl });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function urlOf(name: string): string {
  if (postgresUrl === undefined) throw new Error('this run has no PostgreSQL server');
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}

function run(): string {
  const name = process.env.CABINET_TEST_RUN;
  if (name === undefined) throw new Error('jest runs without test/global-setup.mjs');
  return name;
}
