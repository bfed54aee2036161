import type pg from 'pg';
import { READ_ONLY, sqlState } from './sql-state.ts';

/** The parts of a lent connection that are used here. */
export interface LentConnection {
  readonly query: (statement: pg.QueryConfig) => Promise<pg.QueryResult>;
  readonly release: () => void;
}

/**
 * Closes a connection, instead of giving it back, once it has answered a write as a standby does. It would answer every
 * later write like that, whoever leads by then.
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
