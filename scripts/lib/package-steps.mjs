import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from './paths.mjs';
import { runCheck, runJest } from './test-runners.mjs';
import { withUses } from './workspace.mjs';

// Steps of `npm test` that each package has, by what stands in its folder.

/** @typedef {import('./test-runners.mjs').OnLine} OnLine */
/** @typedef {Map<string, import('./workspace.mjs').Package>} Workspace */

/**
 * The script of a program that the root's package.json names; resolved late, since the install comes first.
 *
 * @param {string} name of the package
 * @param {string} path inside it
 */
export function program(name, path) {
  return join(dirname(createRequire(join(ROOT, 'package.json')).resolve(`${name}/package.json`)), path);
}

/**
 * What is read by path, past the package.json: packages, the README whose tables tests compare, samples that are started as they are.
 *
 * @type {Record<string, string[] | undefined>}
 */
const READ_BY_PATH = {
  api: ['README.md', 'deploy'],
  bench: ['api'],
  federation: ['shared-kernel', 'README.md'],
  scripts: ['bench', 'e2e'],
};

/**
 * @param {Workspace} workspace
 * @param {string[]} folders
 */
export const readsOf = (workspace, ...folders) =>
  withUses(workspace, ...folders.flatMap((folder) => [folder, ...(READ_BY_PATH[folder] ?? [])]));

/** @param {Workspace} workspace */
export function typeSteps(workspace) {
  const configs = ['scripts', ...workspace.keys()].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((file) => /^tsconfig(\.\w+)?\.json$/.test(file))
      .map((file) => ({ folder, config: join(folder, file) })),
  );
  return configs.map(({ folder, config }) => ({
    id: `types:${config.replace(/[\\/]tsconfig(?:\.(\w+))?\.json$/, (_, part) => (part ? `-${part}` : ''))}`,
    needs: ['install'],
    inputs: { reads: readsOf(workspace, folder) },
    work: (/** @type {OnLine} */ onLine) =>
      runCheck(process.execPath, [program('typescript', 'bin/tsc'), '-p', join(ROOT, config)], { onLine }),
  }));
}

/** Tests of the API by where they stand; the processes are servers and commands that are started and killed. */
const API_PARTS = {
  modules: { paths: ['./src/modules/(?!admin/|promo/|rate-corrections/)'], uses: [] },
  administration: { paths: ['./src/modules/(admin|promo|rate-corrections)/'], uses: [] },
  foundation: { paths: ['./src/(?!modules/|commands/)'], uses: [] },
  // They put the gateway before the API.
  processes: { paths: ['./test/processes/', './src/commands/'], uses: ['federation'] },
};

/**
 * The API's tests in parts, the longest first, so that none runs alone at the end while a core idles.
 *
 * @param {Workspace} workspace
 */
export function apiSteps(workspace) {
  return Object.entries(API_PARTS).map(([part, { paths, uses }]) => ({
    id: `api:${part}`,
    needs: ['install'],
    inputs: {
      reads: readsOf(workspace, 'api', ...uses),
      facts: [process.env.TEST_DATABASE_URL ?? ''],
    },
    work: (/** @type {OnLine} */ onLine) =>
      runJest('api', {
        name: `api-${part}`,
        args: paths.map((path) => `--testPathPatterns=${path}`),
        onLine,
      }),
  }));
}

const has = (/** @type {string} */ path) => existsSync(join(ROOT, path));

/** @param {Workspace} workspace */
export function unitSteps(workspace) {
  return [...workspace.keys()]
    .filter((folder) => folder !== 'api' && has(`${folder}/jest.config.mjs`) && offersSomething(folder))
    .map((folder) => ({
      id: `unit:${folder}`,
      needs: ['install'],
      inputs: { reads: readsOf(workspace, folder) },
      work: (/** @type {OnLine} */ onLine) => runJest(folder, { onLine }),
    }));
}

/**
 * A remote that has no screen and no modal yet has nothing to test; any other package without a test fails.
 *
 * @param {string} folder
 */
function offersSomething(folder) {
  return !folder.startsWith('remote-') || has(`${folder}/src/screens`) || has(`${folder}/src/modals`);
}
