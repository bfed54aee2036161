import type { DatabaseConnection } from '../database.ts';
import { connect } from '../pool.ts';
import type { PgliteProcess } from './pglite-process.ts';
import { PgliteStream } from './pglite-stream.ts';

interface Attachment {
  readonly onError?: ((error: Error) => void) | undefined;
  readonly onClose: () => Promise<void>;
}

/** Makes a connection of a running PGlite. */
export function attach(
  database: PgliteProcess,
  { onError = () => undefined, onClose }: Attachment,
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
    { onError, onClose },
  );
}
