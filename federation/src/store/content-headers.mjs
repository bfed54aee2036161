/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
};

/** @type {Readonly<Record<string, string>>} */
const ENCODINGS = { '.br': 'br', '.gz': 'gzip' };

/** @param {string} name */
const extensionOf = (name) => /\.[^./]*$/.exec(name)?.[0] ?? '';

/**
 * The headers of an object that a browser gets straight from the store.
 *
 * @param {string} key `x.js.br` is `x.js`, compressed.
 * @returns {{ContentType: string, ContentEncoding?: string}} Named as the parameters of S3.
 */
export function contentHeaders(key) {
  const encoding = ENCODINGS[extensionOf(key)];
  const plain = encoding ? key.replace(/\.[^.]*$/, '') : key;
  const type = TYPES[extensionOf(plain)] ?? 'application/octet-stream';
  return { ContentType: type, ...(encoding && { ContentEncoding: encoding }) };
}
