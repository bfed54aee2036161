import { setFlagsFromString } from 'node:v8';
import { TestEnvironment } from 'jest-environment-jsdom';
import { FAR_ZONE } from './far-zone.mjs';

// Each test file has a realm of its own that lives for seconds: by default V8 spends an eighth of the time on optimized code that is
// hardly run again. With fifteen times the default budget it optimizes what is really hot, as jsdom. Newer engines have no such flag.
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=1000000');

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
    // Since Node 24 its Request and fetch take no signal but Node's own, and jsdom's listeners none but jsdom's.
    Object.assign(this.global, { AbortController, AbortSignal });
    endListenersByNodeSignals(this.global);
    // jsdom's crypto has no subtle; its own typed arrays are not Node's, so the whole object is replaced.
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true });
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
    this.global.moveToZone = moveToZone;
  }

  /** @override */
  async teardown() {
    moveToZone(FAR_ZONE);
    await super.teardown();
  }
}

/**
 * Moves the clock of the machine. A test file's own `process` is a copy, and its time zone is nobody's.
 *
 * @param {string} zone
 */
function moveToZone(zone) {
  process.env.TZ = zone;
}

/** @param {{EventTarget: typeof EventTarget}} window */
function endListenersByNodeSignals(window) {
  const { addEventListener } = window.EventTarget.prototype;
  window.EventTarget.prototype.addEventListener = function listen(type, listener, options) {
    const { signal, ...rest } =
      typeof options === 'object' && options ? options : { capture: Boolean(options) };
    if (signal?.aborted) return;
    addEventListener.call(this, type, listener, rest);
    signal?.addEventListener('abort', () => this.removeEventListener(type, listener, rest), { once: true });
  };
}
