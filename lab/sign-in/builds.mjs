import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runRspack } from '@cabinet/federation/preset';
import { rspack } from '@rspack/core';
import apiConfig from '../../api/rspack.config.mjs';
import { buildPackage } from '../../scripts/lib/build.mjs';
import { run } from '../../scripts/lib/children.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { UserError } from '../../scripts/lib/user-error.mjs';
import { scratch } from '../lib/scratch-run.mjs';

/** A build of the API: `root` is the workspace whose commands prepare its database. @typedef {{name: string, root: string, server: string}} Build */

/** @param {string} root */
async function revisionOf(root) {
  const { code, output } = await run('git', ['describe', '--always', '--dirty'], { cwd: root });
  return code === 0 ? output.trim() : path.basename(root);
}

/** @param {string} root @returns {Promise<Build>} */
const builtIn = async (root) => ({
  name: await revisionOf(root),
  root,
  server: path.join(root, 'api', 'dist', 'server.mjs'),
});

/** @returns {Promise<Build>} */
export async function buildThis() {
  await buildPackage('api');
  return builtIn(ROOT);
}

/** The same sources, but for the limit of hashing. @param {Build} build @returns {Promise<Build>} */
export async function buildWithoutTurns({ name, root }) {
  // Below api/, so that the packages that stay outside the bundle are found.
  const directory = path.join(root, 'api', '.cache', `lab-sign-in-${process.pid}`);
  let isReplaced = false;
  const replace = new rspack.NormalModuleReplacementPlugin(/\/hashing-turns\.ts$/, (found) => {
    found.request = path.join(import.meta.dirname, 'no-hashing-turns.mjs');
    isReplaced = true;
  });
  await scratch(
    () =>
      runRspack({
        ...apiConfig,
        entry: { server: './src/server.ts' },
        output: { ...apiConfig.output, path: directory },
        devtool: false,
        plugins: [...(apiConfig.plugins ?? []), replace],
      }),
    () => rm(directory, { recursive: true, force: true }),
  );
  if (!isReplaced) throw new Error('the API has no hashing-turns.ts any more');
  return { name: `${name} without its limit of hashing`, root, server: path.join(directory, 'server.mjs') };
}

/** The build of another checkout. @param {string} folder @returns {Promise<Build>} */
export async function findBuild(folder) {
  const build = await builtIn(path.resolve(folder));
  if (!existsSync(build.server))
    throw new UserError(`${folder} has no build of the API: run "node scripts/build.mjs api" there.`);
  return build;
}
