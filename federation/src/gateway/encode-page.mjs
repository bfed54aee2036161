import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);
const QUALITY = 6;
const KEPT_PAGES = 100;

/**
 * Makes a compressor that keeps what it compressed, because a site has few different pages and each is asked for often.
 *
 * @returns {(html: string) => Promise<Buffer>} Brotli.
 */
export function createPageEncoder() {
  /** @type {Map<string, Promise<Buffer>>} */
  const kept = new Map();
  return (html) => {
    const known = kept.get(html);
    if (known) return known;
    if (kept.size >= KEPT_PAGES) kept.clear();
    const encoded = brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    kept.set(html, encoded);
    return encoded;
  };
}

/** @param {string | undefined} acceptEncoding The request's header. */
export const acceptsBrotli = (acceptEncoding = '') =>
  /(^|[,\s])br(?!;\s*q=0(\.0*)?\s*($|,))/.test(acceptEncoding);
