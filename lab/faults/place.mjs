import { rm } from 'node:fs/promises';
import { CACHE } from '../../scripts/lib/paths.mjs';
import { UserError } from '../../scripts/lib/user-error.mjs';
import { createScratchDatabase, POSTGRES_SERVER } from '../lib/scratch-database.mjs';
import { scratchFolder } from '../lib/scratch-run.mjs';
import { createCutProxy } from './cut-proxy.mjs';

/**
 * Where one cabinet keeps its money: a database made on the server, behind a wire that can be cut, or a folder.
 *
 * @typedef {object} Place
 * @property {NodeJS.ProcessEnv} env
 * @property {import('./cut-proxy.mjs').CutProxy} [wire] to PostgreSQL
 * @property {() => Promise<void>} terminate ends every connection from the database's side
 * @property {() => Promise<void>} remove
 */

/** @param {boolean} embedded @returns {Promise<Place>} */
export async function createPlace(embedded) {
  const common = { CABINET_MODE: 'demo', CACHE_DIR: CACHE, LOG_LEVEL: 'error' };
  if (embedded) {
    const folder = await scratchFolder('faults');
    return {
      env: { ...common, DATABASE_URL: undefined, DATA_DIR: folder },
      terminate: async () => undefined,
      remove: () => rm(folder, { recursive: true, force: true }),
    };
  }
  const database = await createScratchDatabase(POSTGRES_SERVER).catch((error) => {
    throw new UserError(
      `No PostgreSQL server where databases may be made (TEST_DATABASE_URL): ${error.message}\nWithout one: pnpm lab faults --embedded`,
    );
  });
  const url = new URL(database.url);
  const wire = await createCutProxy(Number(url.port || 5432), url.hostname);
  url.host = `127.0.0.1:${wire.port}`;
  return {
    env: { ...common, DATABASE_URL: url.href },
    wire,
    terminate: () => database.disconnect(),
    async remove() {
      await wire.close();
      await database.drop();
    },
  };
}
