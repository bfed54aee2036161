import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { postgresBinaries } from '../../api/test/postgres-binaries.mjs';
import { importClosure } from './import-closure.mjs';
import { ROOT } from './paths.mjs';
import { countJestTests, runCheck, runJest } from './test-runners.mjs';
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
 * What is read by path, past the package.json.
 *
 * @type {Record<string, string[] | undefined>}
 */
const READ_BY_PATH = {
  api: importClosure(ROOT, ['api/test/processes/server-process.ts']),
  bench: ['api', 'scripts'],
  federation: ['shared-kernel'],
  host: ['federation'],
  scripts: ['bench', 'e2e', 'api/test/postgres-binaries.mjs'],
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

/**
 * Tests that compare documents (a table of the README, samples of deploy/) stand in files of their own, `x.docs.test.ts`, so
 * that an edit of a document repeats nothing else.
 */
const DOCUMENTS = ['README.md', 'docs', 'deploy'];
const IS_OF_DOCUMENTS = /\.docs\.test\.ts$/;
const NO_DOCUMENTS = '(?!.*\\.docs\\.test\\.)';

/** Tests of the API by where they stand, the longest first, so that none runs alone at the end while a core idles. */
const API_PARTS = {
  modules: `./src/modules/(?!admin/|promo/|rate-corrections/)${NO_DOCUMENTS}`,
  foundation: `./src/(?!modules/|commands/|seed/)${NO_DOCUMENTS}`,
  administration: `./src/modules/(admin|promo|rate-corrections)/${NO_DOCUMENTS}`,
};

/** Those that everything has and the gate has not: servers and commands that are started and killed, a big demonstration. */
const API_FULL_PARTS = {
  // They put the gateway before the API.
  processes: { paths: ['./test/processes/', './src/commands/'], uses: ['federation'] },
  seed: { paths: ['./src/seed/'], uses: [] },
};

/** In the gate each rule is proved once (api/test/scope.ts). @param {boolean} full */
const scope = (full) => ({ CABINET_GATE: full ? undefined : '1' });

/**
 * The API's tests, and in the gate how many there are in all.
 *
 * @param {Workspace} workspace
 * @param {{full: boolean}} options
 * @returns {import('./test-plan.mjs').Step[]}
 */
export function apiSteps(workspace, { full }) {
  const facts = [
    process.env.TEST_DATABASE_URL ?? postgresBinaries() ?? 'no PostgreSQL',
    full ? 'everything' : 'the gate',
  ];
  /** @type {(part: string, paths: string[], uses?: string[], documents?: string[]) => import('./test-plan.mjs').Step} */
  const step = (part, paths, uses = [], documents = []) => ({
    id: `api:${part}`,
    needs: ['install'],
    isHeavy: true,
    inputs: { reads: [...readsOf(workspace, 'api', ...uses), 'tools/jest', ...documents], facts },
    work: (onLine, workers) =>
      runJest('api', {
        name: `api-${part}`,
        args: paths.map((path) => `--testPathPatterns=${path}`),
        env: scope(full),
        workers,
        onLine,
      }),
  });
  const parts = Object.entries(API_PARTS).map(([part, path]) => step(part, [path]));
  const documents = step('documents', [IS_OF_DOCUMENTS.source], [], DOCUMENTS);
  if (!full) return [...parts, documents, countOfApi(workspace)];
  const more = Object.entries(API_FULL_PARTS).map(([part, { paths, uses }]) => step(part, paths, uses));
  return [...parts, ...more, documents];
}

/** @param {Workspace} workspace @returns {import('./test-plan.mjs').Step} */
function countOfApi(workspace) {
  return {
    id: 'count:api',
    needs: ['install'],
    inputs: { reads: [...readsOf(workspace, 'api'), 'tools/jest'] },
    work: (onLine, workers) =>
      countJestTests('api', { name: 'api-count', env: { CABINET_COUNT: '1' }, workers, onLine }),
  };
}

const has = (/** @type {string} */ path) => existsSync(join(ROOT, path));

/** @param {string} folder */
const comparesDocuments = (folder) =>
  readdirSync(join(ROOT, folder, 'src'), { recursive: true }).some((name) =>
    IS_OF_DOCUMENTS.test(String(name)),
  );

/**
 * @param {Workspace} workspace
 * @returns {import('./test-plan.mjs').Step[]}
 */
export function unitSteps(workspace) {
  return [...workspace.keys()]
    .filter((folder) => folder !== 'api' && has(`${folder}/jest.config.mjs`) && offersSomething(folder))
    .flatMap((folder) => {
      const reads = [...readsOf(workspace, folder), 'tools/jest'];
      const unit = jestStep(`unit:${folder}`, folder, `^${NO_DOCUMENTS}`, reads);
      const documents = () =>
        jestStep(`docs:${folder}`, folder, IS_OF_DOCUMENTS.source, [...reads, ...DOCUMENTS]);
      return comparesDocuments(folder) ? [unit, documents()] : [unit];
    });
}

/**
 * @param {string} id
 * @param {string} folder
 * @param {string} paths of its test files
 * @param {string[]} reads
 * @returns {import('./test-plan.mjs').Step}
 */
function jestStep(id, folder, paths, reads) {
  return {
    id,
    needs: ['install'],
    isHeavy: true,
    inputs: { reads },
    work: (onLine, workers) =>
      runJest(folder, { name: id, args: [`--testPathPatterns=${paths}`], workers, onLine }),
  };
}

/**
 * A remote that has no screen and no modal yet has nothing to test; any other package without a test fails.
 *
 * @param {string} folder
 */
function offersSomething(folder) {
  return !folder.startsWith('remote-') || has(`${folder}/src/screens`) || has(`${folder}/src/modals`);
}
