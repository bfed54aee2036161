import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { onlyReads } from './reads/only-reads.ts';
import { placeOfReads, type ReadPlace } from './reads/place.ts';
import type { Reads } from './reads/reads.ts';
import { closedOnStandby, type LentConnection } from './standby-connection.ts';
import { startWait, type Waits } from './waits.ts';

/** Calls of the ledger's functions are a few constant statements, and planning is half their cost. */
const PREPARED = 'select * from ledger_';

const COMMANDS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const;

/** Prepares statements for Kysely, which cannot do so itself. */
export function preparingPool(pool: pg.Pool, waits: Waits, reads: Reads | undefined): PostgresPool {
  const take = async () => {
    const endWait = startWait(waits, 'connection');
    try {
      return closedOnStandby(await pool.connect());
    } finally {
      endWait();
    }
  };
  return {
    async connect() {
      const place = reads && placeOfReads();
      return preparingClient(place ? readingConnection(place, reads, take) : await take());
    },
    end: () => pool.end(),
  };
}

/** Sends each statement that reads to the server that may answer it, and transactions and writes to the primary. */
function readingConnection(
  place: ReadPlace,
  reads: Reads,
  take: () => Promise<LentConnection>,
): LentConnection {
  let primary: LentConnection | undefined;
  const onPrimary = async (statement: pg.QueryConfig) => {
    const client = await take();
    try {
      return await client.query(statement);
    } finally {
      client.release();
    }
  };
  return {
    query: async (statement) => {
      if (primary === undefined && onlyReads(statement.text))
        return reads.read(place, statement, () => onPrimary(statement));
      primary ??= await take();
      return primary.query(statement);
    },
    release: () => primary?.release(),
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
