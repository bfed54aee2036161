import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the web APIs that every browser has, jsdom lacks, and Node provides. */
export default class DomEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    const missing = {
      fetch,
      Request,
      Response,
      Headers,
      FormData,
      Blob,
      TextEncoder,
      TextDecoder,
      ReadableStream,
      WritableStream,
      TransformStream,
      BroadcastChannel,
      structuredClone,
      CompressionStream,
      DecompressionStream,
    };
    for (const [name, value] of Object.entries(missing)) this.global[name] ??= value;
    // jsdom's crypto has no subtle; its own typed arrays are not Node's, so the whole object is replaced.
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true });
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }
}
