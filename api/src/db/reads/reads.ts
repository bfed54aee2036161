import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { isDatabaseBusy } from '../database-busy.ts';
import { isDatabaseDown } from '../database-down.ts';
import { laterOf } from './lsn.ts';
import type { ReadPlace } from './place.ts';
import { type PrimaryWatch, primaryIsAway } from './primary-watch.ts';
import type { Demand, Replica } from './replica.ts';

export const SERVERS = ['primary', 'replica'] as const;
type Server = (typeof SERVERS)[number];

/** How long a read waits, while there is no primary, for a server that may answer it. */
const PATIENCE_MS = 5_000;
const AGAIN_MS = 50;
/** Within this time every standby behind the address has been asked. */
const ASKED_ALL_MS = 1_000;

interface Ask<Row extends pg.QueryResultRow> {
  readonly place: ReadPlace;
  readonly statement: pg.QueryConfig;
  readonly onPrimary: () => Promise<pg.QueryResult<Row>>;
}

/**
 * Answers single statements that read, on the primary or on a replica, and on the other one where the first cannot.
 * Without a replica everything is as fast as the primary is, and without a primary everything can still be seen.
 */
export class Reads {
  readonly #replica: Replica;
  readonly #primary: PrimaryWatch;
  /** The last place in the log that was noted for anybody. */
  #noted: string | undefined;
  /** Set while no standby has that place: since when, and how far the furthest standby is. */
  #missing: { readonly since: number; readonly end: string } | undefined;
  /** Hears which server answered a statement that a replica may answer. */
  observe: (answeredBy: Server) => void = () => undefined;

  constructor(replica: Replica, primary: PrimaryWatch) {
    this.#replica = replica;
    this.#primary = primary;
  }

  /** Nothing can be written: the primary is away, or the server that answers is none. */
  isReadOnly(): boolean {
    return this.#primary.isAway();
  }

  /** See {@link PrimaryWatch.whileThere}. */
  whileThere<T>(ask: () => Promise<T>): Promise<T> {
    return this.#primary.whileThere(ask);
  }

  async read<Row extends pg.QueryResultRow>(
    place: ReadPlace,
    statement: pg.QueryConfig,
    onPrimary: () => Promise<pg.QueryResult<Row>>,
  ): Promise<pg.QueryResult<Row>> {
    const ask: Ask<Row> = { place, statement, onPrimary };
    if (this.#primary.isAway()) return this.#readWithoutPrimary(ask, primaryIsAway());
    this.#missing = undefined;
    if (place.from === 'replica') {
      const answer = await this.#replica.read<Row>(statement, this.#demand(place, false));
      this.observe(answer === undefined ? 'primary' : 'replica');
      if (answer !== undefined) return answer;
    }
    try {
      return await this.#primary.whileThere(onPrimary);
    } catch (error) {
      // Where a primary stands still, soon all of its connections are in use by those who wait.
      const isBusy = isDatabaseBusy(error);
      if (!isBusy && !isDatabaseDown(error)) throw error;
      if (!(await this.#primary.look())) return this.#readWithoutPrimary(ask, error);
      if (isBusy) throw error;
      // One connection may break while the server is well.
      return this.#primary.whileThere(onPrimary);
    }
  }

  /**
   * While another primary takes over, its standbys come and go behind their address, and for moments none of them has
   * replayed everything. A reader therefore waits for the first server that may answer.
   */
  async #readWithoutPrimary<Row extends pg.QueryResultRow>(
    { place, statement, onPrimary }: Ask<Row>,
    cause: unknown,
  ): Promise<pg.QueryResult<Row>> {
    for (const end = Date.now() + PATIENCE_MS; ; await sleep(AGAIN_MS)) {
      const answer = await this.#replica.read<Row>(statement, this.#demand(place, true));
      if (answer !== undefined) {
        this.#missing = undefined;
        this.observe('replica');
        return answer;
      }
      if (await this.#primary.look()) {
        this.observe('primary');
        return this.#primary.whileThere(onPrimary);
      }
      if (Date.now() > end) throw cause;
    }
  }

  /** Notes how far the write-ahead log was after somebody had written. */
  noted(lsn: string | undefined): void {
    if (lsn !== undefined) this.#noted = laterOf(this.#noted ?? lsn, lsn);
  }

  /**
   * The log runs ahead of what anybody has received. What no standby has was acknowledged to nobody, because one of
   * them is synchronous, so the furthest standby has everything that counts.
   */
  #endsAt(end: string): void {
    const { since, end: before } = this.#missing ?? { since: Date.now(), end };
    this.#missing = { since, end: laterOf(before, end) };
    if (Date.now() - since < ASKED_ALL_MS) return;
    this.#noted = this.#missing.end;
    this.#missing = undefined;
  }

  /**
   * Without a primary the session's place comes from the replica itself, so the place that this process knows counts.
   */
  #demand(place: ReadPlace, isAlone: boolean): Demand {
    if (!isAlone) return { after: place.after, isAlone };
    return { after: this.#noted, isAlone, onEnd: (end) => this.#endsAt(end) };
  }

  async close(): Promise<void> {
    await Promise.all([this.#primary.close(), this.#replica.close()]);
  }
}
