/**
 * Loader that replaces pieces of a library's text, each of which must be there.
 *
 * @this {import('@rspack/core').LoaderContext<{cuts: [piece: string, instead: string][]}>}
 * @param {string} source
 */
export default function cut(source) {
  return this.getOptions().cuts.reduce((text, [piece, instead]) => {
    if (!text.includes(piece)) throw new Error(`${this.resourcePath} no longer holds ${piece}`);
    return text.replace(piece, instead);
  }, source);
}
