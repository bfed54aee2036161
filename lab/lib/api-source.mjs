import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runRspack } from '@cabinet/federation/preset';
import apiConfig from '../../api/rspack.config.mjs';

/**
 * Bundles what api.mjs names of the API's sources as the API itself is bundled, and imports it: a benchmark then runs
 * the product's own functions, not a copy of their SQL.
 *
 * @returns {Promise<typeof import('./api.mjs')>}
 */
export async function importApiSource() {
  // Below api/, so that the packages that stay outside the bundle are found.
  const directory = path.resolve(import.meta.dirname, `../../api/.cache/lab-${process.pid}`);
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  await runRspack({
    ...apiConfig,
    entry: {
      source: path.join(import.meta.dirname, 'api.mjs'),
      'pglite-worker': './src/db/pglite/pglite-worker.mjs',
    },
    output: { ...apiConfig.output, path: directory },
    devtool: false,
  });
  return import(pathToFileURL(path.join(directory, 'source.mjs')).href);
}
