import type { Kysely, Transaction } from 'kysely';
import type pg from 'pg';
import type { Schema } from './schema.ts';

/** The handle that repositories take: the pool outside a transaction, the transaction inside one. */
export type Database = Kysely<Schema>;

/** One open database, embedded or PostgreSQL. */
export type DatabaseConnection = {
  kind: 'pglite' | 'postgres';
  db: Database;
  /** For the few named prepared statements of the hot path; everything else goes through `db`. */
  pool: pg.Pool;
  close: () => Promise<void>;
};

const SERIALIZATION_FAILURES = new Set(['40001', '40P01']);
const ATTEMPTS = 3;

/**
 * Runs `work` in one transaction. Inside an open one it joins it, so services call each other freely.
 * A deadlock or serialization failure left nothing behind, so the work is tried again.
 */
export async function inTransaction<T>(
  db: Database,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  if (isTransaction(db)) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !SERIALIZATION_FAILURES.has(sqlState(error))) throw error;
    }
  }
}

/** The five-character SQLSTATE of a database error, or an empty string. */
export function sqlState(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function isTransaction(db: Database): db is Transaction<Schema> {
  return db.isTransaction;
}
