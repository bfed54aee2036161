import { createHash } from 'node:crypto';

/** The bytes of an upload. What can be seen of it, and makes two uploads the same, is their hash. */
export class UploadedFile {
  readonly sha256: string;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.sha256 = createHash('sha256').update(bytes).digest('hex');
  }

  get bytes(): Buffer {
    return this.#bytes;
  }
}
