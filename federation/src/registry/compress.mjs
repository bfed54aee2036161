import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** @param {string} file */
const isText = (file) => /\.(js|css|html|svg|json)$/.test(file);

/**
 * The compressed forms of a text, so that no request pays for compression.
 *
 * @param {string} file Its name, which tells whether it is a text.
 * @param {Buffer} content
 * @returns {Promise<Record<string, Buffer>>} `.br` and `.gz`; nothing for what is no text.
 */
export async function compressed(file, content) {
  if (!isText(file)) return {};
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  return { '.br': br, '.gz': gz };
}

/**
 * Puts the compressed forms beside every text of a directory.
 *
 * @param {string} dir
 */
export async function compressDirectory(dir) {
  const files = await readdir(dir, { recursive: true });
  await Promise.all(
    files.filter(isText).map(async (file) => {
      const forms = await compressed(file, await readFile(path.join(dir, file)));
      for (const [suffix, body] of Object.entries(forms))
        await writeFile(path.join(dir, `${file}${suffix}`), body);
    }),
  );
}
