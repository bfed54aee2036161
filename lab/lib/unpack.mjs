import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

const DECOMPRESS = new Map([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['deflate', inflateSync],
]);

/**
 * @param {Buffer} bytes
 * @param {string | undefined} encoding the answer's `content-encoding`
 * @returns {{text: string, unreadable?: string}} `unreadable`: why the text is as it came
 */
export function unpack(bytes, encoding) {
  const text = bytes.toString('utf8');
  if (encoding === undefined || bytes.length === 0) return { text };
  const decompress = DECOMPRESS.get(encoding);
  if (!decompress) return { text, unreadable: `unknown content-encoding ${encoding}` };
  try {
    return { text: decompress(bytes).toString('utf8') };
  } catch (error) {
    return { text, unreadable: `no ${encoding}: ${error instanceof Error ? error.message : error}` };
  }
}
