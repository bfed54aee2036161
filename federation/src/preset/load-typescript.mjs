import { readFile } from 'node:fs/promises';
import { transform } from '@swc/core';

/**
 * Imports one TypeScript file that has no run-time imports (a contract, the list of permissions).
 *
 * @param {string} file Absolute path.
 * @returns {Promise<Record<string, unknown>>} The module's exports.
 */
export async function loadTypeScript(file) {
  const { code } = await transform(await readFile(file, 'utf8'), {
    filename: file,
    configFile: false,
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  });
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}
