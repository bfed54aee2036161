import type pg from 'pg';
import { DEFAULT_LOCK_TIMEOUT_MS, DEFAULT_STATEMENT_TIMEOUT_MS } from '#config/index.ts';
import type { DatabaseConnection } from './database.ts';
import { connect, openPool } from './pool.ts';
import { PrimaryWatch } from './reads/primary-watch.ts';
import { Reads } from './reads/reads.ts';
import { Replica } from './reads/replica.ts';
import { takeTurns } from './transaction-turns.ts';

interface PostgresOptions {
  readonly url: string;
  /** The address of replicas that answer what only reads. */
  readonly readUrl?: string | undefined;
  readonly poolSize?: number;
  /** How long a statement waits for a lock; 0 means without limit. */
  readonly lockTimeoutMs?: number;
  /** How long a statement may run and a transaction may be idle; 0 means without limit. */
  readonly statementTimeoutMs?: number;
  readonly onError?: (error: Error) => void;
}

/** How long work waits for a connection, and at least for its turn. */
const POOL_WAIT_MS = 5_000;
/** After this time the primary answers instead of a silent replica. */
const REPLICA_WAIT_MS = 2_000;

export function openPostgres({
  url,
  readUrl,
  poolSize = 10,
  lockTimeoutMs = DEFAULT_LOCK_TIMEOUT_MS,
  statementTimeoutMs = DEFAULT_STATEMENT_TIMEOUT_MS,
  onError = () => undefined,
}: PostgresOptions): DatabaseConnection {
  // All statements are short. Compiling one that the planner takes for long costs more (25 to 60 ms) than it saves.
  const settings = [
    'set jit = off',
    `set lock_timeout = ${lockTimeoutMs}`,
    `set statement_timeout = ${statementTimeoutMs}`,
    `set idle_in_transaction_session_timeout = ${statementTimeoutMs}`,
  ].join('; ');
  const pool = {
    max: poolSize,
    connectionTimeoutMillis: POOL_WAIT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'cabinet-api',
    onConnect: (client) => client.query(settings),
  } satisfies pg.PoolConfig;
  const openReads = (replicas: string) =>
    new Reads(
      new Replica(
        openPool(
          {
            ...pool,
            connectionString: replicas,
            connectionTimeoutMillis: REPLICA_WAIT_MS,
            onConnect: (client) => client.query(`${settings}; set default_transaction_read_only = on`),
          },
          onError,
        ),
        onError,
      ),
      new PrimaryWatch({
        url,
        onChange: (isAway) => onError(new Error(`the primary ${isAway ? 'takes no' : 'takes'} writes`)),
      }),
    );
  const connection = connect(
    'postgres',
    { ...pool, connectionString: url },
    { onError, reads: readUrl === undefined ? undefined : openReads(readUrl) },
  );
  const waitMs = lockTimeoutMs === 0 ? 0 : Math.max(POOL_WAIT_MS, lockTimeoutMs);
  takeTurns(connection.db, { poolSize, waitMs, waits: connection.waits });
  return connection;
}
