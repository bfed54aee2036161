import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { transform } from '@swc/core';

const IMPORTED = /\bfrom\s*["']([^"']+)["']/g;

/**
 * Imports a TypeScript file whose run-time imports, if any, lead to more such files: a contract with the pages that it asks for
 * first, the list of permissions. Nothing of a browser and no package that has been built may be among them.
 *
 * @param {string} file Absolute path.
 * @returns {Promise<Record<string, unknown>>} The module's exports.
 */
export const loadTypeScript = async (file) => import(await dataUrlOf(file));

/** @param {string} file @returns {Promise<string>} */
async function dataUrlOf(file) {
  const { code } = await transform(await readFile(file, 'utf8'), {
    filename: file,
    configFile: false,
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  });
  const { resolve } = createRequire(file);
  const names = [...new Set([...code.matchAll(IMPORTED)].map(([, name = '']) => name))];
  const urls = new Map(
    await Promise.all(
      names.map(async (name) => /** @type {const} */ ([name, await dataUrlOf(resolve(name))])),
    ),
  );
  const linked = code.replaceAll(IMPORTED, (_, name) => `from "${urls.get(name)}"`);
  return `data:text/javascript;base64,${Buffer.from(linked).toString('base64')}`;
}
