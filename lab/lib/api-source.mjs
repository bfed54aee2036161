import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runRspack } from '@cabinet/federation/preset';
import apiConfig from '../../api/rspack.config.mjs';

/**
 * Bundles a file that re-exports parts of the API's sources as the API itself is bundled, and imports it: a benchmark
 * then runs the product's own functions, not a copy of their SQL.
 *
 * @param {string} entry Absolute path.
 * @returns {Promise<any>}
 */
export async function importApiSource(entry) {
  // Below api/, so that the packages that stay outside the bundle are found.
  const directory = path.resolve(import.meta.dirname, `../api/.cache/bench-${process.pid}`);
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  await runRspack({
    ...apiConfig,
    entry: { source: entry, 'pglite-worker': './src/db/pglite/pglite-worker.mjs' },
    output: { ...apiConfig.output, path: directory },
    devtool: false,
  });
  return import(pathToFileURL(path.join(directory, 'source.mjs')).href);
}
