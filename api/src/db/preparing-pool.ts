import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { closedOnStandby, type LentConnection } from './standby-connection.ts';
import { startWait, type Waits } from './waits.ts';

/** Calls of the ledger's functions: a few constant statements, whose planning is half their cost. */
const PREPARED = 'select * from ledger_';

const COMMANDS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const;

/** The pool for Kysely, which cannot prepare statements itself. */
export function preparingPool(pool: pg.Pool, waits: Waits): PostgresPool {
  return {
    async connect() {
      const endWait = startWait(waits, 'connection');
      try {
        return preparingClient(closedOnStandby(await pool.connect()));
      } finally {
        endWait();
      }
    },
    end: () => pool.end(),
  };
}

function preparingClient(client: LentConnection): PostgresPoolClient {
  async function run<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const { command, rowCount, rows } = await client.query({
      text,
      values: [...parameters],
      ...(text.startsWith(PREPARED) ? { name: nameOf(text) } : {}),
    });
    return {
      command: COMMANDS.find((known) => known === command) ?? 'SELECT',
      rowCount: rowCount ?? 0,
      rows,
    };
  }
  function query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(
    statement: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string') throw new Error('lists are read by keyset, never by a cursor');
    return run(statement, parameters);
  }
  return { query, release: client.release };
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `ledger-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  names.set(text, name);
  return name;
}
