import { promisify } from 'node:util';

/**
 * Writes a file beside what the compiler emits, to wherever the compiler emits it. For a development server that is its
 * memory, from which the file is served, and `dist` stays as it was built.
 *
 * @param {import('@rspack/core').Compiler} compiler
 * @param {string} name
 * @param {unknown} json
 */
export async function writeOutput(compiler, name, json) {
  const { outputFileSystem, outputPath } = compiler;
  if (outputFileSystem === null) throw new Error('The compiler has no file system to write to');
  const write = promisify(outputFileSystem.writeFile.bind(outputFileSystem));
  await write(`${outputPath}/${name}`, `${JSON.stringify(json, null, 2)}\n`);
}
