import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Where scratch databases are made: TEST_DATABASE_URL, else the local server that the API's tests look for too. */
export const POSTGRES_SERVER = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';

/** @typedef {{name: string, url: string, drop: () => Promise<void>}} ScratchDatabase */

/**
 * Makes an empty database of its own for a benchmark.
 *
 * @param {string} server Address of a PostgreSQL server where databases may be made.
 * @returns {Promise<ScratchDatabase>}
 */
export async function createScratchDatabase(server) {
  const name = `bench_${randomBytes(5).toString('hex')}`;
  await asAdmin(server, `create database ${name} template template0 encoding 'UTF8'`);
  return openScratchDatabase(server, name);
}

/** @param {string} server @param {string} name @returns {ScratchDatabase} One that an earlier run has kept. */
export function openScratchDatabase(server, name) {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () => asAdmin(server, `drop database if exists ${name} with (force)`),
  };
}

/** @param {string} server @param {string} statement */
async function asAdmin(server, statement) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
