import { sql } from 'kysely';
import type { Config } from '#config/index.ts';
import type { DatabaseConnection } from './database.ts';
import { DatabaseUnreachableError } from './database-unreachable.ts';
import { openPostgres } from './open-postgres.ts';
import type { Contents } from './pglite/image.ts';
import { openPglite } from './pglite/open-pglite.ts';

type DatabaseConfig = Pick<
  Config,
  | 'databaseUrl'
  | 'databasePoolSize'
  | 'databaseLockTimeoutMs'
  | 'databaseStatementTimeoutMs'
  | 'dataDir'
  | 'cacheDir'
> & {
  /** The address of replicas. */
  readonly databaseReadUrl?: string | undefined;
  /** What a new embedded database holds at the beginning. */
  readonly contents?: Contents | undefined;
};

/** Opens the configured database and makes sure that it answers. */
export async function openDatabase(
  {
    databaseUrl,
    databaseReadUrl,
    databasePoolSize,
    databaseLockTimeoutMs,
    databaseStatementTimeoutMs,
    dataDir,
    cacheDir,
    contents,
  }: DatabaseConfig,
  onError: (error: Error) => void = () => undefined,
): Promise<DatabaseConnection> {
  if (databaseUrl === undefined) return openPglite({ dataDir, cacheDir, contents, onError });
  const connection = openPostgres({
    url: databaseUrl,
    readUrl: databaseReadUrl,
    poolSize: databasePoolSize,
    lockTimeoutMs: databaseLockTimeoutMs,
    statementTimeoutMs: databaseStatementTimeoutMs,
    onError,
  });
  try {
    await sql`select 1`.execute(connection.db);
  } catch (error) {
    await connection.close();
    throw new DatabaseUnreachableError(databaseUrl, error);
  }
  return connection;
}
