import type { Database } from '#db/index.ts';
import { type ReadingRecord, recordReading } from './record-reading.ts';

/** What becomes of a reading: it is written, or there was no room to keep it until the database writes again. */
export const READING_OUTCOMES = ['written', 'lost'] as const;

/** At most so many readings wait in memory for the database to write again; about 10 MB. */
const KEPT_MAX = 10_000;
const RETRY_MS = 5_000;

interface KeeperOptions {
  readonly db: Database;
  readonly onOutcome: (outcome: (typeof READING_OUTCOMES)[number]) => void;
  /** `lost` is there where the reading is given up. */
  readonly onError: (error: unknown, lost?: ReadingRecord) => void;
  readonly keptMax?: number;
  readonly retryMs?: number;
}

/** Writes readings behind the answers. */
export interface ReadingKeeper {
  readonly keep: (reading: ReadingRecord) => void;
  /** How many wait for the database. */
  readonly kept: () => number;
  /** Tries all once more; what the database does not take is reported as lost. */
  readonly close: () => Promise<void>;
}

/**
 * Writes one reading after another, so that many at once take one connection and not all. A reading that fails goes to
 * the end, so that it keeps no other away, and all are tried again after a pause.
 */
export function createReadingKeeper(options: KeeperOptions): ReadingKeeper {
  const { db, onOutcome, onError, keptMax = KEPT_MAX, retryMs = RETRY_MS } = options;
  const waiting: ReadingRecord[] = [];
  let writing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function lose(error: unknown, reading: ReadingRecord): void {
    onOutcome('lost');
    onError(error, reading);
  }

  function hold(reading: ReadingRecord): void {
    waiting.push(reading);
    const oldest = waiting.length > keptMax ? waiting.shift() : undefined;
    if (oldest) lose(new Error('too many readings wait for the database'), oldest);
  }

  async function writeAll(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        await recordReading(db, next);
        onOutcome('written');
      } catch (error) {
        hold(next);
        throw error;
      }
    }
  }

  function start(): void {
    clearTimeout(timer);
    timer = undefined;
    writing = writeAll()
      .catch((error: unknown) => {
        onError(error);
        timer = setTimeout(start, retryMs).unref();
      })
      .finally(() => {
        writing = undefined;
        if (timer === undefined && waiting.length > 0) start();
      });
  }

  return {
    keep(reading) {
      hold(reading);
      if (writing === undefined && timer === undefined) start();
    },
    kept: () => waiting.length,
    async close() {
      while (writing !== undefined) await writing;
      clearTimeout(timer);
      await writeAll().catch((error: unknown) => {
        for (const reading of waiting.splice(0)) lose(error, reading);
      });
    },
  };
}
