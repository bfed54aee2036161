import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const BYTES = 64 * 1024;
const FILE = 'mfe/bench/1.0.0/screen.0123456789.js';

/** A site of one file, as a build leaves it: with its brotli beside it. @param {string} root an empty folder */
export function makeSite(root) {
  const file = path.join(root, FILE);
  for (const folder of [path.join(root, 'host'), path.dirname(file)]) mkdirSync(folder, { recursive: true });
  const text = randomBytes(BYTES).toString('base64').slice(0, BYTES);
  const packed = brotliCompressSync(text);
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, packed);
  return { root, path: `/${FILE}`, packed: `${file}.br`, bytes: packed.length };
}
