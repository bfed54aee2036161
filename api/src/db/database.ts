import type { Kysely, Transaction } from 'kysely';
import type pg from 'pg';
import type { Reads } from './reads/reads.ts';
import type { Schema } from './schema.ts';
import { sqlState } from './sql-state.ts';
import { inTurn } from './transaction-turns.ts';
import type { Waits } from './waits.ts';

/** The handle that repositories take: the pool outside a transaction, the transaction inside one. */
export type Database = Kysely<Schema>;

/** One open database, embedded or PostgreSQL. */
export interface DatabaseConnection {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Database;
  readonly pool: pg.Pool;
  /** Runs a prepared statement of the hot path that reads. Everything else uses `db`. */
  readonly query: <Row extends pg.QueryResultRow>(statement: pg.QueryConfig) => Promise<pg.QueryResult<Row>>;
  /** Only there with `DATABASE_READ_URL`. */
  readonly reads: Reads | undefined;
  readonly waits: Waits;
  readonly close: () => Promise<void>;
}

const SERIALIZATION_FAILURES = new Set(['40001', '40P01']);
const ATTEMPTS = 3;

/**
 * Runs `work` in a transaction, or joins the open one. Work that locks a payer's row names the payer, so that it waits
 * for its turn in memory and holds no connection meanwhile.
 */
export async function inTransaction<T>(
  db: Database,
  work: (trx: Transaction<Schema>) => Promise<T>,
  { payerId }: { readonly payerId?: string | undefined } = {},
): Promise<T> {
  if (isTransaction(db)) return work(db);
  return inTurn(db, payerId, () => attempt(db, work));
}

/** A deadlock or a serialization failure leaves nothing behind, so the work is tried again. */
async function attempt<T>(db: Database, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempts >= ATTEMPTS || !SERIALIZATION_FAILURES.has(sqlState(error))) throw error;
    }
  }
}

function isTransaction(db: Database): db is Transaction<Schema> {
  return db.isTransaction;
}
