import pg from 'pg';

interface PrimaryWatchOptions {
  readonly url: string;
  /** Between two looks, and between two while it is away. */
  readonly everyMs?: number;
  readonly whileAwayMs?: number;
  readonly onChange: (isAway: boolean) => void;
}

/** One that stands still answers nothing at all. */
const PATIENCE_MS = 2_000;

/** Looks whether the server behind the primary's address is there and takes writes. */
export class PrimaryWatch {
  readonly #pool: pg.Pool;
  readonly #everyMs: number;
  readonly #whileAwayMs: number;
  readonly #onChange: (isAway: boolean) => void;
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

  /** Looks at once; whether it takes writes. */
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
