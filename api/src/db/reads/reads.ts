import type pg from 'pg';
import { isDatabaseDown } from '../database-down.ts';
import type { ReadPlace } from './place.ts';
import type { PrimaryWatch } from './primary-watch.ts';
import type { Replica } from './replica.ts';

/**
 * Answers single statements that read, on the primary or on a replica, and each where the other one cannot: without a
 * replica everything is as fast as the primary, without a primary everything can still be seen.
 */
export class Reads {
  readonly #replica: Replica;
  readonly #primary: PrimaryWatch;

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
      const answer = await this.#replica.read<Row>(statement, { after: place.after, isAlone });
      if (answer !== undefined) return answer;
    }
    try {
      return await onPrimary();
    } catch (error) {
      if (!isDatabaseDown(error)) throw error;
      // One connection may break while the server is well.
      if (await this.#primary.look()) return onPrimary();
      const answer = await this.#replica.read<Row>(statement, { after: place.after, isAlone: true });
      if (answer === undefined) throw error;
      return answer;
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#primary.close(), this.#replica.close()]);
  }
}
