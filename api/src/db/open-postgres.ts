import type { DatabaseConnection } from './database.ts';
import { connect } from './pool.ts';

type PostgresOptions = { url: string; poolSize?: number; onError?: (error: Error) => void };

export function openPostgres({
  url,
  poolSize = 10,
  onError = () => undefined,
}: PostgresOptions): DatabaseConnection {
  return connect(
    'postgres',
    {
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      application_name: 'cabinet-api',
      // Short statements only: compiling one that the planner takes for long costs more (25 to 60 ms) than it saves.
      onConnect: (client) => client.query('set jit = off'),
    },
    onError,
  );
}
