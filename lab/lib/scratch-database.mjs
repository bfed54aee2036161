import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { scratch } from './scratch-run.mjs';

/** Where scratch databases are made: TEST_DATABASE_URL, else the local server that the API's tests look for too. */
export const POSTGRES_SERVER = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';

/**
 * @typedef {object} ScratchDatabase
 * @property {string} name
 * @property {string} url
 * @property {() => Promise<void>} disconnect ends whatever is connected to it, as a failing server does
 * @property {() => Promise<void>} drop
 */

/**
 * An empty database for the length of a run. One that has a name is opened as it is, and left as one that is kept is.
 *
 * @param {{server?: string, name?: string | undefined, isKept?: boolean}} [options]
 */
export async function scratchDatabase({ server = POSTGRES_SERVER, name, isKept = false } = {}) {
  const [database] = await scratch(
    async () => (name ? openDatabase(server, name) : createScratchDatabase(server)),
    async (made) => (name || isKept ? console.error(`kept: ${made.name}`) : made.drop()),
  );
  return database;
}

/**
 * Makes an empty database.
 *
 * @param {string} server Address of a PostgreSQL server where databases may be made.
 * @returns {Promise<ScratchDatabase>}
 */
export async function createScratchDatabase(server) {
  const name = `bench_${randomBytes(5).toString('hex')}`;
  await asAdmin(server, `create database ${name} template template0 encoding 'UTF8'`);
  return openDatabase(server, name);
}

/** @param {string} server @param {string} name @returns {ScratchDatabase} */
function openDatabase(server, name) {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    disconnect: () =>
      asAdmin(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`),
    drop: () => asAdmin(server, `drop database if exists ${name} with (force)`),
  };
}

/** @param {string} server @param {string} statement @returns {Promise<void>} */
const asAdmin = (server, statement) =>
  withClient(server, async (client) => {
    await client.query(statement);
  });

/**
 * A client for as long as the work takes.
 *
 * @template T
 * @param {string} url
 * @param {(client: pg.Client) => Promise<T>} work
 */
export async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
