import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { postgresBinaries } from '../../api/test/postgres-binaries.mjs';
import { filesBelow } from './files-below.mjs';
import { IS_SOURCE, importClosure } from './import-closure.mjs';
import { WITH_DOCUMENTS } from './pass-record.mjs';
import { CACHE, ROOT } from './paths.mjs';
import { fileFact } from './programs.mjs';
import { countJestTests, runCheck, runJest } from './test-runners.mjs';
import { withUses } from './workspace.mjs';

// Steps of `npm test` that each package has, by what stands in its folder.

/** @typedef {import('./test-runners.mjs').OnLine} OnLine */
/** @typedef {Map<string, import('./workspace.mjs').Package>} Workspace */

/**
 * The script of a program that the root's package.json names. It is found late, because the install comes first.
 *
 * @param {string} name of the package
 * @param {string} path inside it
 */
export function program(name, path) {
  return join(dirname(createRequire(join(ROOT, 'package.json')).resolve(`${name}/package.json`)), path);
}

/** Drills and measurements, which nothing of the product needs: only their own steps read them. */
export const LAB = 'lab';

/** Files that a package reads by their paths, past its package.json. @type {Record<string, string[] | undefined>} */
const READ_BY_PATH = {
  [LAB]: ['api', 'deploy/pgbackrest'],
  scripts: ['e2e'],
};

/**
 * A package and everything that it uses or reads by a path, as whole packages.
 *
 * @param {Workspace} workspace
 * @param {string} folder
 */
const readsOf = (workspace, folder) => withUses(workspace, folder, ...(READ_BY_PATH[folder] ?? []));

/** @param {string} folder @param {RegExp} wanted */
const filesOf = (folder, wanted) => filesBelow(ROOT, folder, (name) => wanted.test(name));

/** A whole package, and of other packages the files that it imports. @param {string} folder */
export const importsOf = (folder) => [
  folder,
  ...importClosure(ROOT, filesOf(folder, IS_SOURCE)).filter((file) => !file.startsWith(`${folder}/`)),
  ...(READ_BY_PATH[folder] ?? []),
];

/**
 * Checks the types of each package. The compiler remembers what it found out about files that have not changed and
 * import nothing that has another shape.
 *
 * @param {Workspace} workspace
 */
export function typeSteps(workspace) {
  const configs = ['scripts', ...workspace.keys()].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((file) => /^tsconfig(\.\w+)?\.json$/.test(file))
      .map((file) => ({ folder, config: join(folder, file) })),
  );
  return configs.map(({ folder, config }) => {
    const name = config.replace(/[\\/]tsconfig(?:\.(\w+))?\.json$/, (_, part) => (part ? `-${part}` : ''));
    const memory = ['--incremental', '--tsBuildInfoFile', join(CACHE, 'types', `${name}.tsbuildinfo`)];
    // The default is four checkers, which find out much of the same, each by itself. That is twice the work, and other steps
    // need the cores.
    const options = ['--singleThreaded', ...memory];
    return {
      id: `types:${name}`,
      needs: ['install'],
      inputs: { reads: importsOf(folder) },
      work: (/** @type {OnLine} */ onLine) =>
        runCheck(process.execPath, [program('typescript', 'bin/tsc'), '-p', join(ROOT, config), ...options], {
          onLine,
        }),
    };
  });
}

/**
 * Tests that compare documents (a table of docs/settings.md, samples of deploy/) stand in files of their own, `x.docs.test.ts`, so
 * that an edit of a document repeats nothing else.
 */
const DOCUMENTS = ['README.md', 'docs', 'deploy'];
const IS_OF_DOCUMENTS = /\.docs\.test\.ts$/;
const IS_TEST = /\.test\.tsx?$/;

/** @param {string} file @param {string[]} reads @param {string[]} [facts] @returns {import('./pass-record.mjs').Part} */
const partOf = (file, reads, facts = []) => ({
  name: file,
  inputs: IS_OF_DOCUMENTS.test(file)
    ? { reads: [...reads, ...DOCUMENTS], facts, ignored: WITH_DOCUMENTS }
    : { reads, facts },
});

/** The tests of the API by their places, the longest first, so that none runs alone at the end while a core idles. */
const API_PARTS = {
  modules: /^api\/src\/modules\/(?!admin\/|promo\/|rate-corrections\/)/,
  foundation: /^api\/src\/(?!modules\/|commands\/|seed\/)/,
  administration: /^api\/src\/modules\/(admin|promo|rate-corrections)\//,
  processes: /^api\/(test\/processes|src\/commands)\//,
  seed: /^api\/src\/seed\//,
};

/** Tests that only `--full` has: servers and commands that are started and killed, and a big demonstration. */
const IS_FULL_ONLY = /\.crash\.test\.ts$|^api\/(src\/(seed|db\/pglite|commands)|test\/processes)\//;

/** The gate proves each rule once (api/test/scope.ts). @param {boolean} full */
const scope = (full) => ({ CABINET_GATE: full ? undefined : '1' });

/** The engines that the API's tests have: a given server, and programs to start more. */
function postgresFacts() {
  const folder = postgresBinaries();
  return [process.env.TEST_DATABASE_URL ?? '', fileFact(folder && join(folder, 'postgres'))];
}

/**
 * The API's tests, and in the gate the count of all of them.
 *
 * @param {Workspace} workspace
 * @param {{full: boolean}} options
 * @returns {import('./test-plan.mjs').Step[]}
 */
export function apiSteps(workspace, { full }) {
  // The gateway, which some tests put in front of the API, is started by its path. It draws nothing.
  const gateway = withUses(workspace, 'federation').filter((folder) => folder !== 'shared-kernel');
  const reads = [...importsOf('api'), ...gateway, 'tools/jest'];
  const facts = [...postgresFacts(), full ? 'everything' : 'the gate'];
  const files = filesOf('api', IS_TEST).filter((file) => full || !IS_FULL_ONLY.test(file));
  const steps = Object.entries(API_PARTS)
    .map(([part, place]) => {
      const parts = files.filter((file) => place.test(file)).map((file) => partOf(file, reads, facts));
      return jestStep(`api:${part}`, 'api', parts, scope(full));
    })
    .filter(({ parts = [] }) => parts.length > 0);
  return full ? steps : [...steps, countOfApi(reads)];
}

/** @param {string[]} reads @returns {import('./test-plan.mjs').Step} */
function countOfApi(reads) {
  return {
    id: 'count:api',
    needs: ['install'],
    inputs: { reads, facts: postgresFacts() },
    work: (onLine, workers) =>
      countJestTests('api', {
        name: 'api-count',
        env: { CABINET_COUNT: '1', CABINET_GATE: undefined },
        workers,
        onLine,
      }),
  };
}

const has = (/** @type {string} */ path) => existsSync(join(ROOT, path));

/**
 * @param {Workspace} workspace
 * @returns {import('./test-plan.mjs').Step[]}
 */
export function unitSteps(workspace) {
  return [...workspace.keys()]
    .filter((folder) => folder !== 'api' && has(`${folder}/jest.config.mjs`) && offersSomething(folder))
    .map((folder) => {
      const files = filesOf(folder, IS_TEST);
      return jestStep(
        `unit:${folder}`,
        folder,
        files.map((file) => partOf(file, readsOfTest(workspace, folder, file))),
      );
    });
}

/** A file that opens others by their paths may open any file of its package. */
const OPENS_FILES = /['"]node:(fs|child_process|module)|import\.meta\./;

/**
 * The files that one test file reads: what it imports, how it is run and, where any of that opens files, its package
 * and everything that the package uses.
 *
 * @param {Workspace} workspace
 * @param {string} folder
 * @param {string} file
 */
function readsOfTest(workspace, folder, file) {
  const imported = importClosure(ROOT, [file]);
  const opensFiles = imported.some((path) => opens(path));
  const config = importClosure(ROOT, [`${folder}/jest.config.mjs`]);
  return [...imported, ...config, 'tools/jest', ...(opensFiles ? readsOf(workspace, folder) : [])];
}

/** @type {Map<string, boolean>} */
const opening = new Map();

/** @param {string} path below the root */
function opens(path) {
  const isOpening = opening.get(path) ?? (IS_SOURCE.test(path) && OPENS_FILES.test(read(path)));
  opening.set(path, isOpening);
  return isOpening;
}

const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), 'utf8');

/**
 * The test files of one package. Each has a pass of its own.
 *
 * @param {string} id
 * @param {string} folder
 * @param {import('./pass-record.mjs').Part[]} parts
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {import('./test-plan.mjs').Step}
 */
function jestStep(id, folder, parts, env = {}) {
  return {
    id,
    needs: ['install'],
    isHeavy: true,
    parts,
    work: (onLine, workers, files = []) => runJest(folder, { name: id, files, env, workers, onLine }),
  };
}

/**
 * A remote without a screen and a modal has nothing to test. Any other package without a test fails.
 *
 * @param {string} folder
 */
function offersSomething(folder) {
  return !folder.startsWith('remote-') || has(`${folder}/src/screens`) || has(`${folder}/src/modals`);
}
