import pg from 'pg';
import { databaseCommand } from '../../scripts/lib/database.mjs';
import { CACHE } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startServer, waitUntilReady } from '../../scripts/lib/server-process.mjs';
import { loadCabinet } from '../admin/load.mjs';
import { DRILL_SETTINGS } from '../faults/cabinet.mjs';
import { scratchDatabase } from '../lib/scratch-database.mjs';
import { scratchFolder, scratchOpen } from '../lib/scratch-run.mjs';
import { DEVICE, signIn } from '../lib/sign-in.mjs';
import { tell } from '../lib/tell.mjs';

/** Those who sign in, in turn. */
const SIGNERS = 50;
export const signerOf = (/** @type {number} */ n) => ({ email: `signer-${n % SIGNERS}@lab.example` });
/** Those who have forgotten their password. */
export const forgetfulOf = (/** @type {number} */ n) => `forgetful-${n}@lab.example`;

/**
 * People with the password of the demonstration.
 *
 * @param {pg.Pool} pool
 * @param {string} name
 * @param {number} count
 */
const addPeople = (pool, name, count) =>
  pool.query(
    `insert into users (id, email, display_name, role_id, password_hash)
      select gen_random_uuid(), $1 || '-' || n || '@lab.example', 'Человек ' || n, role_id, password_hash
      from users, generate_series(0, $2::integer - 1) n where email = 'user@demo.example'`,
    [name, count],
  );

/**
 * One process of a build of the API on a database of its own that its own commands have made, with the demonstration and, where a
 * size is given, many others in it.
 *
 * @param {import('./builds.mjs').Build} build
 * @param {{flood: number, size: import('../admin/load.mjs').Size | undefined}} options
 */
export async function startCabinet(build, { flood, size }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const database = await scratchDatabase();
  const env = {
    NODE_ENV: 'production',
    CABINET_MODE: 'demo',
    DATABASE_URL: database.url,
    DATA_DIR: await scratchFolder('sign-in'),
    CACHE_DIR: CACHE,
    PUBLIC_URL: url,
    API_PORT: String(port),
    LOG_LEVEL: 'error',
    ...DRILL_SETTINGS,
  };
  tell(`${build.name}: a database`);
  await databaseCommand('seed', { env, root: build.root });
  const pool = await scratchOpen(() => new pg.Pool({ connectionString: database.url, max: 4 }));
  if (size) await loadCabinet(pool, size, (step) => tell(`${build.name}: ${step}`));
  await addPeople(pool, 'signer', SIGNERS);
  await addPeople(pool, 'forgetful', flood);
  const server = await scratchOpen(() =>
    startServer({ name: 'API', script: build.server, cwd: build.root, env, onLine: console.error }),
  );
  await waitUntilReady(`${url}/readyz`, server);
  const { credentials } = await signIn(url, { email: 'admin@demo.example' });
  const visitor = { origin: url, 'x-security-check': DEVICE };
  return { name: build.name, url, pool, visitor, admin: { ...visitor, ...credentials } };
}

/** @typedef {Awaited<ReturnType<typeof startCabinet>>} Cabinet */
