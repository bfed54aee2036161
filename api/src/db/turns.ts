import { DatabaseBusyError } from './database-busy.ts';

interface Line {
  working: number;
  readonly waiting: Set<() => void>;
}

/** Lets a limited number work at once under one key. The others wait in memory, in their order, for a limited time. */
export class Turns {
  readonly #lines = new Map<string, Line>();
  readonly #atOnce: number;
  readonly #waitMs: number;
  readonly #refusal: () => Error;

  /** How long they wait; 0 means without limit. Whoever has waited that long gets the refusal. */
  constructor({
    atOnce,
    waitMs,
    refusal = () => new DatabaseBusyError('too many wait for their turn'),
  }: { readonly atOnce: number; readonly waitMs: number; readonly refusal?: () => Error }) {
    this.#atOnce = atOnce;
    this.#waitMs = waitMs;
    this.#refusal = refusal;
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
        reject(this.#refusal());
      };
      const timer = this.#waitMs === 0 ? undefined : setTimeout(giveUp, this.#waitMs);
      waiting.add(begin);
    });
  }

  /** Hands the place to the next in line, so that a newcomer cannot take it. */
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
