import type pg from 'pg';
import { isDatabaseDown } from '../database-down.ts';
import { READ_ONLY, sqlState } from '../sql-state.ts';
import { toPosition } from './lsn.ts';

/** How far behind the primary a replica may be with the changes of others. One's own changes are never missing. */
const MAX_BEHIND_MS = 10_000;
/** How long a server's word about itself is believed. */
const BELIEVED_MS = 1_000;
/** How long the primary is asked instead after a failure. */
const AVOIDED_MS = 3_000;

/** A statement that writes, and one whose rows the primary has removed while the replica was still reading them. */
const NOT_FOR_REPLICAS = new Set([READ_ONLY, '40001', '40P01']);

/**
 * What a server says of itself. A server that is no replica is never behind. A replica that is cut off does not know
 * how far behind it is, so having replayed everything it received is enough only while there is no primary.
 */
const STATE = `
  select not pg_is_in_recovery() as is_primary, pg_last_wal_replay_lsn()::text as replayed,
    coalesce(pg_last_wal_replay_lsn() >= pg_last_wal_receive_lsn(), true) as has_replayed_all,
    exists (select from pg_stat_wal_receiver) as is_connected,
    coalesce(1000 * extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 0)::float8 as behind_ms`;

interface State {
  readonly is_primary: boolean;
  readonly replayed: string | null;
  readonly has_replayed_all: boolean;
  readonly is_connected: boolean;
  readonly behind_ms: number;
}

interface Known {
  readonly state: State;
  readonly at: number;
}

export interface Demand {
  /** A place in the write-ahead log that the server must have replayed. */
  readonly after: string | undefined;
  /**
   * There is no primary, so the server must have everything that was acknowledged, the latest changes of others too.
   */
  readonly isAlone: boolean;
  /** Hears, while there is no primary, how far a server is that has nothing more to replay and is not far enough. */
  readonly onEnd?: (replayed: string) => void;
}

/** A replica, or several behind one address. Each connection belongs to one server and knows how far that server is. */
export class Replica {
  readonly #pool: pg.Pool;
  readonly #onError: (error: Error) => void;
  readonly #known = new WeakMap<pg.PoolClient, Known>();
  #avoidedUntil = 0;

  constructor(pool: pg.Pool, onError: (error: Error) => void) {
    this.#pool = pool;
    this.#onError = onError;
  }

  /**
   * Runs a statement. It is undefined where another server has to be asked, because this one is away or not far enough.
   */
  async read<Row extends pg.QueryResultRow>(
    statement: pg.QueryConfig,
    demand: Demand,
  ): Promise<pg.QueryResult<Row> | undefined> {
    if (Date.now() < this.#avoidedUntil && !demand.isAlone) return undefined;
    let client: pg.PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      return this.#avoid(error);
    }
    let isSpent = false;
    try {
      const state = await this.#stateFor(client, demand);
      if (suffices(state, demand)) return await client.query<Row>(statement);
      if (demand.isAlone && state.has_replayed_all && state.replayed !== null) {
        demand.onEnd?.(state.replayed);
        // The next connection may lead to another server.
        isSpent = true;
      }
      return undefined;
    } catch (error) {
      if (NOT_FOR_REPLICAS.has(sqlState(error))) return undefined;
      isSpent = isDatabaseDown(error);
      if (!isSpent) throw error;
      return this.#avoid(error);
    } finally {
      client.release(isSpent);
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  #avoid(error: unknown): undefined {
    this.#avoidedUntil = Date.now() + AVOIDED_MS;
    this.#onError(new Error('a replica cannot be read', { cause: error }));
    return undefined;
  }

  /** What the connection's server says of itself, or said a moment ago where that is enough. */
  async #stateFor(client: pg.PoolClient, demand: Demand): Promise<State> {
    // Without a primary each statement asks anew, because another primary may have been there within the last second.
    const known = demand.isAlone ? undefined : this.#known.get(client);
    const isBelieved = known !== undefined && Date.now() - known.at < BELIEVED_MS;
    if (isBelieved && suffices(known.state, demand)) return known.state;
    const { rows } = await client.query<State>(STATE);
    const [state] = rows;
    if (state === undefined) throw new Error('a select of one row has answered none');
    if (!demand.isAlone) this.#known.set(client, { state, at: Date.now() });
    return state;
  }
}

function suffices(state: State, { after, isAlone }: Demand): boolean {
  if (state.is_primary) return true;
  if (after !== undefined && (state.replayed === null || toPosition(state.replayed) < toPosition(after)))
    return false;
  if (isAlone) return state.has_replayed_all;
  return state.is_connected && (state.has_replayed_all || state.behind_ms <= MAX_BEHIND_MS);
}
