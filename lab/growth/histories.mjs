import { createPostgresServer, createReplica } from '../../api/test/postgres-server.mjs';
import { UserError } from '../../scripts/lib/user-error.mjs';
import { scratch, scratchOpen } from '../lib/scratch-run.mjs';
import { loadHistory, readHistory } from '../transactions/load.mjs';

const DAYS = 3 * 365;
const SESSIONS = 8;
/** What a server of some size would have. */
const SETTINGS = [
  'shared_buffers=1GB',
  'max_wal_size=1GB',
  'effective_cache_size=12GB',
  'random_page_cost=1.1',
];
/** Nothing is lost that could not be loaded again. */
const WHILE_LOADING = ['fsync', 'full_page_writes', 'autovacuum'];

/** @typedef {import('../../api/src/db/index.ts').DatabaseConnection} Connection */
/** @typedef {import('../../api/test/postgres-server.mjs').PostgresServer} Server */
/** @typedef {Connection & import('../transactions/cases.mjs').History & {name: string, server: Server}} History */
/** @typedef {typeof import('../lib/api.mjs')} Api */
/** @typedef {(text: string) => void} Tell */

/** @param {() => Promise<Server | undefined>} make */
async function startServer(make) {
  const [server] = await scratch(make, async (made) => made?.remove());
  if (!server) throw new UserError('PostgreSQL is not installed.');
  return server;
}

/**
 * @param {Api} api
 * @param {string} name
 * @param {Server} server
 * @returns {Promise<History>}
 */
async function open(api, name, server) {
  const connection = await scratchOpen(() => api.openPostgres({ url: server.url, poolSize: SESSIONS }));
  return { ...connection, ...(await readHistory(connection.pool)), name, server };
}

/** @param {Connection['pool']} pool @param {boolean} isLoading */
async function setLoading(pool, isLoading) {
  for (const name of WHILE_LOADING)
    await pool.query(isLoading ? `alter system set ${name} = off` : `alter system reset ${name}`);
  await pool.query('select pg_reload_conf()');
  if (!isLoading) await pool.query('checkpoint');
}

/**
 * A server of its own with three years of history.
 *
 * @param {Api} api
 * @param {{name: string, postings: number, tell: Tell}} options postings: rows of the table, both halves of each entry
 */
export async function loadServer(api, { name, postings, tell }) {
  const server = await startServer(() => createPostgresServer(SETTINGS));
  const connection = api.openPostgres({ url: server.url, poolSize: 2 });
  try {
    await setLoading(connection.pool, true);
    await api.migrate(connection.db);
    await loadHistory(connection.pool, postings / 2, (step) => tell(`${name}: ${step}`), DAYS);
    await setLoading(connection.pool, false);
  } finally {
    await connection.close();
  }
  return open(api, name, server);
}

/**
 * A copy of a server in which the postings are kept in another way.
 *
 * @param {Api} api
 * @param {History} original
 * @param {{name: string, change: (pool: Connection['pool']) => Promise<void>, tell: Tell}} options
 */
export async function copyServer(api, { server: { url } }, { name, change, tell }) {
  const server = await startServer(() => createReplica(url, SETTINGS));
  const connection = api.openPostgres({ url: server.url, poolSize: 2 });
  try {
    await connection.pool.query('select pg_promote()');
    tell(`${name}: copied`);
    await setLoading(connection.pool, true);
    await change(connection.pool);
    await setLoading(connection.pool, false);
    tell(`${name}: changed`);
  } finally {
    await connection.close();
  }
  return open(api, name, server);
}
