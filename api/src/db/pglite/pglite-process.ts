import { Worker } from 'node:worker_threads';

type Action = 'wire' | 'reset' | 'dump' | 'close';
interface Answer {
  readonly id: number;
  readonly result?: Uint8Array;
  readonly error?: string;
}
interface Waiting {
  readonly resolve: (result: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

const EMPTY = new Uint8Array(0);

/** PGlite in its own thread, so that a long query does not block the event loop. */
export class PgliteProcess {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #failure: Error | undefined;

  private constructor(options: { readonly dataDir?: string; readonly image?: string }) {
    this.#worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), { workerData: options });
    this.#worker.on('message', (answer: Answer) => this.#settle(answer));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('the embedded database has stopped')));
    // An idle database keeps no process alive; a busy one does.
    this.#worker.unref();
  }

  static async start(options: {
    readonly dataDir?: string;
    readonly image?: string;
  }): Promise<PgliteProcess> {
    const started = new PgliteProcess(options);
    await new Promise<Uint8Array>((resolve, reject) => started.#await(0, { resolve, reject }));
    return started;
  }

  wire(bytes: Uint8Array): Promise<Uint8Array> {
    return this.#ask('wire', bytes);
  }

  async reset(): Promise<void> {
    await this.#ask('reset');
  }

  async dumpTo(path: string): Promise<void> {
    await this.#ask('dump', path);
  }

  async close(): Promise<void> {
    if (!this.#failure) await this.#ask('close');
    await this.#worker.terminate();
  }

  #ask(action: Action, payload?: Uint8Array | string): Promise<Uint8Array> {
    if (this.#failure) return Promise.reject(this.#failure);
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#await(id, { resolve, reject });
      this.#worker.postMessage({ id, action, payload });
    });
  }

  #await(id: number, waiting: Waiting): void {
    this.#worker.ref();
    this.#waiting.set(id, waiting);
  }

  #settle({ id, result, error }: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if (error === undefined) waiting?.resolve(result ?? EMPTY);
    else waiting?.reject(new Error(error));
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }
}
