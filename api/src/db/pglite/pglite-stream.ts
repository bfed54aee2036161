import { Duplex } from 'node:stream';
import type { PgliteProcess } from './pglite-process.ts';

const TERMINATE = 0x58;

/**
 * A socket for node-postgres that speaks the wire protocol to PGlite. So both databases share one driver, with its
 * parsers, parameter rules and error codes.
 */
export class PgliteStream extends Duplex {
  readonly #database: PgliteProcess;

  constructor(database: PgliteProcess) {
    super();
    this.#database = database;
  }

  connect(): this {
    this.#database.reset().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    // PGlite has a single session, so ending a client must not end it.
    if (chunk[0] === TERMINATE) {
      done();
      return;
    }
    this.#database.wire(chunk).then((answer) => {
      if (answer.length > 0) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
      done();
    }, done);
  }

  override _writev(chunks: { readonly chunk: Buffer }[], done: (error?: Error) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'utf8', done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }
}
