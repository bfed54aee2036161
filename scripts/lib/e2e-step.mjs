import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { OPENED_REMOTES } from '../../e2e/opened-remotes.mjs';
import { USED_MODULES } from '../../e2e/used-modules.mjs';
import { findBrowser } from './browser.mjs';
import { filesBelow } from './files-below.mjs';
import { IS_SOURCE, importClosure, namedBy } from './import-closure.mjs';
import { recordsOf, workOnRest } from './pass-record.mjs';
import { ROOT } from './paths.mjs';
import { fileFact } from './programs.mjs';
import { countBrowserTests, runPlaywright } from './test-runners.mjs';
import { readWorkspace, withUses } from './workspace.mjs';

const E2E = join(ROOT, 'e2e');

/** @param {string} folder */
const holdsTests = (folder) => readdirSync(join(E2E, folder)).some((name) => name.endsWith('.spec.ts'));

/** Folders of browser tests. */
export function browserTestFolders() {
  return readdirSync(E2E, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && holdsTests(entry.name))
    .map(({ name }) => name)
    .sort();
}

/** Commands that the tests of a folder start by their paths. @type {Record<string, string[] | undefined>} */
const STARTED = { foundation: ['scripts/release.mjs'] };

/**
 * The files that the tests of a folder read: the tests and what they import, the product around the remotes and the
 * API's modules, and the contract of every remote (the menu and the guards are drawn from them). Of remotes and modules
 * they are those that `e2e/opened-remotes.mjs` and `e2e/used-modules.mjs` name for the folder, or all.
 *
 * @param {string} folder
 * @param {{remotes?: string[] | undefined, modules?: string[] | undefined}} opened
 * @param {Map<string, import('./workspace.mjs').Package>} [workspace]
 */
export function browserTestReads(folder, { remotes, modules }, workspace = readWorkspace()) {
  const packages = withUses(workspace, 'api', 'host', ...(remotes ?? remotesOf(workspace)));
  const tests = readdirSync(E2E, { withFileTypes: true })
    .filter((entry) => entry.isFile() || [folder, 'support'].includes(entry.name))
    .map(({ name }) => join('e2e', name));
  const sources = ['support', folder].flatMap((name) => filesBelow(ROOT, `e2e/${name}`));
  const imported = importClosure(ROOT, [...sources, 'e2e/playwright.config.ts', ...(STARTED[folder] ?? [])]);
  const product = packages.flatMap((name) => (name === 'api' ? partsOfApi(modules) : [name]));
  return [...new Set([...product, ...tests, ...imported, ...contracts(workspace)])];
}

const MODULES = 'api/src/modules';
const inModules = (/** @type {string} */ file) => file.startsWith(`${MODULES}/`);
/** The file that puts the modules together, and so imports every one. */
const LISTS_OF_MODULES = ['api/src/app.ts', `${MODULES}/index.ts`];
const isNoList = (/** @type {string} */ file) => !LISTS_OF_MODULES.includes(file);

/** The files from which the API is built, beside its sources. */
const BUILT_FROM = [
  'api/package.json',
  ...importClosure(ROOT, ['api/rspack.config.mjs']).filter((file) => !file.startsWith('api/src/')),
  'api/sql-module.mjs',
];

/** @param {string} path of a file or a folder */
const sourcesBelow = (path) =>
  filesBelow(ROOT, path, (name) => IS_SOURCE.test(name) && !NOT_OPENED.test(name));

/**
 * The API without the modules that nobody named. Of those it has the files that the named ones and the rest of the API
 * import.
 *
 * @param {string[] | undefined} modules
 */
function partsOfApi(modules) {
  const below = (/** @type {string} */ folder) =>
    readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`);
  if (modules === undefined) return [...BUILT_FROM, 'api/src'];
  const named = modules.map((name) => `${MODULES}/${name}`);
  const rest = below('api/src').filter((path) => path !== MODULES);
  const needed = rest
    .flatMap(sourcesBelow)
    .filter(isNoList)
    .flatMap((file) => namedBy(ROOT, file).filter(inModules));
  const imported = importClosure(ROOT, [...named.flatMap(sourcesBelow), ...needed]);
  return [...BUILT_FROM, ...rest, ...LISTS_OF_MODULES, ...named, ...imported.filter(inModules)];
}

/** @param {Map<string, import('./workspace.mjs').Package>} workspace */
const contracts = (workspace) =>
  remotesOf(workspace).flatMap((remote) => [
    `${remote}/package.json`,
    ...importClosure(
      ROOT,
      filesBelow(ROOT, remote, (name) => name.endsWith('.contract.ts')),
    ),
  ]);

/** @param {Map<string, import('./workspace.mjs').Package>} workspace */
const remotesOf = (workspace) => [...workspace.keys()].filter((name) => name.startsWith('remote-'));

/** The browser opens neither tests nor documents of the product. */
const NOT_OPENED = /(\.test\.[cm]?[jt]sx?|\.md|\.log)$/;

/**
 * The browser tests. All folders of which something has changed since they last passed share one product.
 *
 * @param {{again: boolean, full: boolean, places: import('./pass-record.mjs').Places}} options `again` for all of them; not in
 *   full: without what `e2e/README.md` keeps out of the gate
 * @returns {import('./test-plan.mjs').Step}
 */
export function browserStep({ again, full, places }) {
  const workspace = readWorkspace();
  const parts = browserTestFolders().map((folder) => {
    const opened = { remotes: OPENED_REMOTES[folder], modules: USED_MODULES[folder] };
    const reads = browserTestReads(folder, opened, workspace);
    return { name: folder, inputs: { reads, ignored: NOT_OPENED } };
  });
  // The digests are made now, before the builds. The browser has not seen the new text of a source that is edited after
  // them.
  recordsOf('e2e', parts, { places });
  const ofRun = [full ? 'everything' : 'the gate', process.env.SITE_DIR ?? ''];
  return {
    id: 'e2e',
    needs: ['build:site'],
    alone: true,
    work: async (onLine) => {
      const browser = await findBrowser(onLine);
      const facts = [...ofRun, fileFact(browser)];
      const withFacts = parts.map(({ name, inputs }) => ({ name, inputs: { ...inputs, facts } }));
      return workOnRest(recordsOf('e2e', withFacts, { again, places }), (folders) =>
        runPlaywright({ browser, folders, env: { CABINET_GATE: full ? undefined : '1' }, onLine }),
      );
    },
  };
}

/** How many browser tests there are in all. @returns {import('./test-plan.mjs').Step} */
export function countOfBrowserTests() {
  return {
    id: 'count:e2e',
    // Some tests are made from what the built remotes offer.
    needs: ['build:site'],
    inputs: { reads: ['e2e', ...contracts(readWorkspace())] },
    work: (onLine) => countBrowserTests(onLine),
  };
}
