import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

/**
 * V8 shares compiled code for as long as somebody holds it. A database that ends lets go of its own, and the next one would compile it
 * again: a third of what opening one costs.
 */
export async function holdCompiledPglite() {
  compiled ??= readFile(join(dirname(entry), 'pglite.wasm')).then((code) => WebAssembly.compile(code));
  await compiled;
}
