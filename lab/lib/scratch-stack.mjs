import { startStack } from '../../scripts/lib/stack.mjs';
import { POSTGRES_SERVER, scratchDatabase } from './scratch-database.mjs';
import { scratchOpen } from './scratch-run.mjs';

/**
 * A cabinet for the length of a run, without limits of rate: on the database that is given, on one made on the PostgreSQL server of
 * TEST_DATABASE_URL, on the embedded one where there is none.
 *
 * @param {{site?: string, env?: NodeJS.ProcessEnv, processes?: number, databaseUrl?: string | undefined}} [options] site: folder that
 *   the gateway serves; processes: of the API
 */
export async function scratchStack({ env, databaseUrl, ...options } = {}) {
  const { processes = 1 } = options;
  const server = processes > 1 ? POSTGRES_SERVER : process.env.TEST_DATABASE_URL;
  const url = databaseUrl ?? (server ? (await scratchDatabase({ server })).url : undefined);
  const common = { RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'error', DATABASE_URL: url };
  const stack = await scratchOpen(() => startStack({ ...options, env: { ...common, ...env } }));
  return stack;
}
