import { DatabaseBusyError } from './database-busy.ts';

type Line = { working: number; waiting: Set<() => void> };

/** Lets some work at once under one key; the others wait in memory, in the order in which they came, for so long. */
export class Turns {
  readonly #lines = new Map<string, Line>();
  readonly #atOnce: number;
  readonly #waitMs: number;

  /** Without `waitMs` (0) they wait as long as it takes. */
  constructor({ atOnce, waitMs }: { atOnce: number; waitMs: number }) {
    this.#atOnce = atOnce;
    this.#waitMs = waitMs;
  }

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(key) ?? { working: 0, waiting: new Set() };
    this.#lines.set(key, line);
    if (line.working < this.#atOnce) line.working += 1;
    else await this.#wait(line);
    try {
      return await work();
    } finally {
      this.#leave(key, line);
    }
  }

  #wait({ waiting }: Line): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        waiting.delete(begin);
        reject(new DatabaseBusyError('too many wait for their turn'));
      };
      const timer = this.#waitMs === 0 ? undefined : setTimeout(giveUp, this.#waitMs);
      waiting.add(begin);
    });
  }

  /** The place goes straight to the next one, so nobody who comes now can take it. */
  #leave(key: string, line: Line): void {
    const [next] = line.waiting;
    if (next) {
      line.waiting.delete(next);
      next();
      return;
    }
    line.working -= 1;
    if (line.working === 0) this.#lines.delete(key);
  }
}
