import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DatabaseConnection } from './database.ts';
import { preparingPool } from './preparing-pool.ts';
import { placeOfReads } from './reads/place.ts';
import type { Reads } from './reads/reads.ts';
import type { Schema } from './schema.ts';
import type { Waits } from './waits.ts';

const INT8 = 20;
const DATE = 1082;

/** int8 becomes a number (it counts rows). numeric stays text, and so do dates, which have no time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === INT8) return Number;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, format);
  },
};

/** Makes a pool that reads values in the same way for both databases. */
export function openPool(options: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ ...options, types });
  // A broken idle connection (the server was restarted) is only reported, because the pool opens the next one itself.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

interface ConnectOptions {
  readonly onError: (error: Error) => void;
  readonly onClose?: () => Promise<void>;
  readonly reads?: Reads | undefined;
}

/** Both databases use node-postgres, so values, parameters and error codes are the same. */
export function connect(
  kind: DatabaseConnection['kind'],
  options: pg.PoolConfig,
  { onError, onClose = async () => undefined, reads }: ConnectOptions,
): DatabaseConnection {
  const pool = openPool(options, onError);
  const waits: Waits = { observe: () => undefined };
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: preparingPool(pool, waits, reads) }),
  });
  return {
    kind,
    db,
    pool,
    query: <Row extends pg.QueryResultRow>(statement: pg.QueryConfig) => {
      const place = reads && placeOfReads();
      return place
        ? reads.read<Row>(place, statement, () => pool.query<Row>(statement))
        : pool.query<Row>(statement);
    },
    reads,
    waits,
    close: async () => {
      await db.destroy();
      await reads?.close();
      await onClose();
    },
  };
}
