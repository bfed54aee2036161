import type { Config } from '../config.ts';
import type { DatabaseConnection } from './database.ts';
import { openPostgres } from './open-postgres.ts';
import { openPglite } from './pglite/open-pglite.ts';

/** The database that the configuration names. */
export async function openDatabase(
  {
    databaseUrl,
    databasePoolSize,
    dataDir,
    cacheDir,
  }: Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'dataDir' | 'cacheDir'>,
  onError: (error: Error) => void = () => undefined,
): Promise<DatabaseConnection> {
  if (databaseUrl !== undefined)
    return openPostgres({ url: databaseUrl, poolSize: databasePoolSize, onError });
  return openPglite({ dataDir, cacheDir, onError });
}
