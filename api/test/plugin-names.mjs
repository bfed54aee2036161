// Fastify names a plugin without a name after the file that exports it, and searches `require.cache` for it. Jest's cache is a
// proxy that resolves every path anew: 80 plugins took two seconds of each API that a test opens.
const DISPLAY_NAME = Symbol.for('fastify.display-name');

Object.defineProperty(Function.prototype, DISPLAY_NAME, {
  configurable: true,
  /** @this {Function} */
  get() {
    return this.name || 'anonymous';
  },
  /** @this {Function} @param {unknown} value */
  set(value) {
    Object.defineProperty(this, DISPLAY_NAME, { value, writable: true, configurable: true });
  },
});
