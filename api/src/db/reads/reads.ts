import type pg from 'pg';
import { isDatabaseDown } from '../database-down.ts';
import { toPosition } from './lsn.ts';
import type { ReadPlace } from './place.ts';
import type { PrimaryWatch } from './primary-watch.ts';
import type { Demand, Replica } from './replica.ts';

export const SERVERS = ['primary', 'replica'] as const;
type Server = (typeof SERVERS)[number];

/**
 * Answers single statements that read, on the primary or on a replica, and each where the other one cannot: without a
 * replica everything is as fast as the primary, without a primary everything can still be seen.
 */
export class Reads {
  readonly #replica: Replica;
  readonly #primary: PrimaryWatch;
  /** The last place that was noted for anybody. */
  #noted: string | undefined;
  /** Told who answered a statement that a replica may answer. */
  observe: (answeredBy: Server) => void = () => undefined;

  constructor(replica: Replica, primary: PrimaryWatch) {
    this.#replica = replica;
    this.#primary = primary;
  }

  /** Nothing can be written: the primary is away, or it is none. */
  isReadOnly(): boolean {
    return this.#primary.isAway();
  }

  async read<Row extends pg.QueryResultRow>(
    place: ReadPlace,
    statement: pg.QueryConfig,
    onPrimary: () => Promise<pg.QueryResult<Row>>,
  ): Promise<pg.QueryResult<Row>> {
    const isAlone = this.#primary.isAway();
    if (place.from === 'replica' || isAlone) {
      const answer = await this.#replica.read<Row>(statement, this.#demand(place, isAlone));
      this.observe(answer === undefined ? 'primary' : 'replica');
      if (answer !== undefined) return answer;
    }
    try {
      return await onPrimary();
    } catch (error) {
      if (!isDatabaseDown(error)) throw error;
      // One connection may break while the server is well.
      if (await this.#primary.look()) return onPrimary();
      const answer = await this.#replica.read<Row>(statement, this.#demand(place, true));
      if (answer === undefined) throw error;
      return answer;
    }
  }

  /** How far the write-ahead log was after somebody had written. */
  noted(lsn: string | undefined): void {
    if (lsn === undefined) return;
    if (this.#noted === undefined || toPosition(lsn) > toPosition(this.#noted)) this.#noted = lsn;
  }

  /** Without a primary the session's place comes from the replica itself, so what this process knows counts. */
  #demand(place: ReadPlace, isAlone: boolean): Demand {
    return { after: isAlone ? this.#noted : place.after, isAlone };
  }

  async close(): Promise<void> {
    await Promise.all([this.#primary.close(), this.#replica.close()]);
  }
}
