import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes a generated file. With `--check` it writes nothing and the program fails when what is committed differs.
 *
 * @param {string} file from the root of the workspace
 * @param {string} text
 * @param {string} command that writes it
 */
export function writeOrCheck(file, text, command) {
  const path = join(import.meta.dirname, '..', file);
  if (!process.argv.includes('--check')) {
    writeFileSync(path, text);
    console.log(`${file} written`);
  } else if (existsSync(path) && readFileSync(path, 'utf8').replaceAll('\r\n', '\n') === text) {
    console.log(`${file} is up to date.`);
  } else {
    console.error(`${file} is stale. Run: ${command}`);
    process.exitCode = 1;
  }
}
