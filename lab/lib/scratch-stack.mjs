import { startStack } from '../../scripts/lib/stack.mjs';
import { scratch } from './scratch-run.mjs';

/**
 * Starts a cabinet for the length of a run, without limits of rate. Its database is made on the PostgreSQL server of
 * TEST_DATABASE_URL, and is the embedded one where there is none.
 *
 * @param {{site?: string, env?: NodeJS.ProcessEnv, processes?: number}} options site: folder that the gateway serves;
 *   processes: of the API
 */
export async function scratchStack({ env, ...options }) {
  // Its driver is there once the dependencies are installed.
  const { createScratchDatabase, POSTGRES_SERVER } = await import('./scratch-database.mjs');
  const { processes = 1 } = options;
  const server = processes > 1 ? POSTGRES_SERVER : process.env.TEST_DATABASE_URL;
  const [database] = await scratch(
    async () => (server ? createScratchDatabase(server) : undefined),
    async (made) => made?.drop(),
  );
  const common = { RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'error', DATABASE_URL: database?.url };
  const [stack] = await scratch(
    () => startStack({ ...options, env: { ...common, ...env } }),
    (made) => made.stop(),
  );
  return stack;
}
