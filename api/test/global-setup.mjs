import pg from 'pg';
import { postgresBinaries } from './postgres-binaries.mjs';
import { createServerInMemory } from './postgres-server.mjs';

const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres';

/** Finds the PostgreSQL server of this run: the given one, one of our own in memory, or a local one. */
export default async function setup() {
  process.env.CABINET_TEST_RUN = `cabinet_test_${process.pid}_${Date.now().toString(36)}`;
  const isCount = process.env.CABINET_COUNT === '1';
  const url = isCount && postgresBinaries() ? LOCAL : await findServer();
  if (url === undefined) {
    console.error(
      '\n!!! SKIPPED: the PostgreSQL half of the API tests. No TEST_DATABASE_URL, no local server, no postgres binaries.\n',
    );
  }
  process.env.CABINET_TEST_POSTGRES = url ?? '';
}

async function findServer() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    if (await mayCreateDatabases(given)) return given;
    throw new Error('TEST_DATABASE_URL cannot be reached, or its user may not create databases.');
  }
  const server = await createServerInMemory();
  if (server) {
    globalThis.cabinetTestServer = server;
    return server.url;
  }
  return (await mayCreateDatabases(LOCAL)) ? LOCAL : undefined;
}

async function mayCreateDatabases(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(
      'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
    );
    return rows[0]?.may === true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
