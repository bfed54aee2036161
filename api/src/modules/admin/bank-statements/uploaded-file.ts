import { createHash } from 'node:crypto';

/** The bytes of an upload. Their hash is what stands for them, and shows when two uploads are the same. */
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
