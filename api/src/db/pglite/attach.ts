import type { DatabaseConnection } from '../database.ts';
import { connect } from '../pool.ts';
import type { PgliteProcess } from './pglite-process.ts';
import { PgliteStream } from './pglite-stream.ts';

/** Makes a connection of a running PGlite, which ends with it. */
export function attach(
  database: PgliteProcess,
  onError: (error: Error) => void = () => undefined,
  onClose: () => Promise<void> = async () => undefined,
): DatabaseConnection {
  return connect(
    'pglite',
    // PGlite has one session; the pool's queue makes requests take turns.
    {
      max: 1,
      user: 'postgres',
      database: 'postgres',
      idleTimeoutMillis: 0,
      stream: () => new PgliteStream(database),
    },
    onError,
    async () => {
      await database.close();
      await onClose();
    },
  );
}
