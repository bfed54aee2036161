import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DatabaseConnection } from './database.ts';
import { preparingPool } from './preparing-pool.ts';
import type { Schema } from './schema.ts';
import type { Waits } from './waits.ts';

const INT8 = 20;
const DATE = 1082;

/** int8 becomes a number (it counts rows); dates, which have no time zone, and numeric stay text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === INT8) return Number;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, format);
  },
};

/** Both databases use node-postgres, so values, parameters and error codes are the same. */
export function connect(
  kind: DatabaseConnection['kind'],
  options: pg.PoolConfig,
  onError: (error: Error) => void,
  onClose: () => Promise<void> = async () => undefined,
): DatabaseConnection {
  const pool = new pg.Pool({ ...options, types });
  // An idle connection that breaks (server restart) is only reported: the pool opens the next one itself.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const waits: Waits = { observe: () => undefined };
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparingPool(pool, waits) }) });
  return {
    kind,
    db,
    pool,
    waits,
    close: async () => {
      await db.destroy();
      await onClose();
    },
  };
}
