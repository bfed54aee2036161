import type pg from 'pg';
import { READ_ONLY, sqlState } from './sql-state.ts';

/** What is needed of a connection that the pool has lent. */
export interface LentConnection {
  readonly query: (statement: pg.QueryConfig) => Promise<pg.QueryResult>;
  readonly release: () => void;
}

/**
 * A connection that is closed instead of given back once it has answered a write as a standby does: it would answer every
 * write like this for as long as it is open, whoever leads meanwhile.
 */
export function closedOnStandby(client: pg.PoolClient): LentConnection {
  let isOnStandby = false;
  return {
    query: async (statement) => {
      try {
        return await client.query(statement);
      } catch (error) {
        isOnStandby ||= sqlState(error) === READ_ONLY;
        throw error;
      }
    },
    release: () => client.release(isOnStandby),
  };
}
