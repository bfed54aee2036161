import pg from 'pg';

interface PrimaryWatchOptions {
  readonly url: string;
  /** The pause between two looks, and the pause between two while the primary is away. */
  readonly everyMs?: number;
  readonly whileAwayMs?: number;
  readonly onChange: (isAway: boolean) => void;
}

/** A primary that stands still does not answer at all, so a look ends after this time. */
const PATIENCE_MS = 2_000;

/** The error of a connection that failed: a reader then asks a replica, and a writer comes again (isDatabaseDown). */
export const primaryIsAway = (): Error =>
  Object.assign(new Error('the primary is away, or it stands still'), { code: '08006' });

/** Looks whether the server behind the primary's address is there and takes writes. */
export class PrimaryWatch {
  readonly #pool: pg.Pool;
  readonly #everyMs: number;
  readonly #whileAwayMs: number;
  readonly #onChange: (isAway: boolean) => void;
  /** What is told once the primary goes away. */
  readonly #waiting = new Set<() => void>();
  #isAway = false;
  #looking: Promise<boolean> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor({ url, everyMs = 1_000, whileAwayMs = 250, onChange }: PrimaryWatchOptions) {
    this.#everyMs = everyMs;
    this.#whileAwayMs = whileAwayMs;
    this.#onChange = onChange;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: 1,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      application_name: 'cabinet-watch',
    });
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
    this.#lookLater();
  }

  isAway(): boolean {
    return this.#isAway;
  }

  /**
   * Asks the primary, and waits only for as long as it is there, because a primary that stands still breaks no
   * connection.
   */
  async whileThere<T>(ask: () => Promise<T>): Promise<T> {
    if (this.#isAway) throw primaryIsAway();
    let leave = (): void => undefined;
    const away = new Promise<never>((_resolve, reject) => {
      leave = () => reject(primaryIsAway());
    });
    this.#waiting.add(leave);
    try {
      return await Promise.race([ask(), away]);
    } finally {
      this.#waiting.delete(leave);
    }
  }

  /** Looks at once, and says whether the primary takes writes. */
  look(): Promise<boolean> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#looking;
    await this.#pool.end();
  }

  async #look(): Promise<boolean> {
    const takesWrites = await this.#pool
      .query<{ transaction_read_only: string }>('show transaction_read_only')
      .then(
        ({ rows }) => rows[0]?.transaction_read_only === 'off',
        () => false,
      );
    if (this.#isAway === takesWrites) {
      this.#isAway = !takesWrites;
      this.#onChange(this.#isAway);
      if (this.#isAway) for (const leave of this.#waiting) leave();
    }
    return takesWrites;
  }

  #lookLater(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(
      () => void this.look().then(() => this.#lookLater()),
      this.#isAway ? this.#whileAwayMs : this.#everyMs,
    );
    this.#timer.unref();
  }
}
