import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { createDigests } from './content-hash.mjs';
import { importClosure } from './import-closure.mjs';
import { recordsOf, workOnRest } from './pass-record.mjs';
import { ROOT } from './paths.mjs';
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
const STARTED = { foundation: ['scripts/release.mjs', 'scripts/lib/scratch-browser.mjs'] };

/**
 * What the tests of a folder read: themselves and what they import, the product around the remotes and the API's modules, the
 * contract of every remote (the menu and the guards are drawn from them), the remotes that `e2e/opened-remotes.mjs` names for
 * the folder and the modules that `e2e/used-modules.mjs` names, or all.
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
  const sources = ['support', folder].flatMap((name) =>
    readdirSync(join(E2E, name), { recursive: true }).map((file) => join('e2e', name, String(file))),
  );
  const imported = importClosure(ROOT, [...sources, 'e2e/playwright.config.ts', ...(STARTED[folder] ?? [])]);
  const product = packages.flatMap((name) => (name === 'api' ? partsOfApi(modules) : [name]));
  return [...new Set([...product, ...tests, ...imported, ...contracts(workspace)])];
}

const MODULES = 'api/src/modules';
/** What the API is built from, beside its sources. */
const BUILT_FROM = [
  'api/package.json',
  ...importClosure(ROOT, ['api/rspack.config.mjs']),
  'api/sql-module.mjs',
];

/** The API without the modules that nobody named, nor one that was named. @param {string[] | undefined} modules */
function partsOfApi(modules) {
  const below = (/** @type {string} */ folder, /** @type {string[]} */ ...leftOut) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => !leftOut.includes(name))
      .map((name) => `${folder}/${name}`);
  const needed = modules && withNeeded(modules);
  const isModule = (/** @type {string} */ path) => statSync(join(ROOT, path)).isDirectory();
  return [
    ...BUILT_FROM,
    ...below('api/src', 'modules'),
    ...below(MODULES).filter((path) => !isModule(path) || needed?.has(basename(path)) !== false),
  ];
}

/** Modules with those that they import, by either of the two ways. @param {string[]} modules */
function withNeeded(modules) {
  const found = new Set(modules);
  for (const name of found) {
    const folder = join(ROOT, MODULES, name);
    for (const file of existsSync(folder) ? readdirSync(folder, { recursive: true }) : []) {
      if (!String(file).endsWith('.ts')) continue;
      const text = readFileSync(join(folder, String(file)), 'utf8');
      for (const [, needed = ''] of text.matchAll(/'(?:#modules|(?:\.\.\/)*\.\.)\/([\w-]+)\//g))
        found.add(needed);
    }
  }
  return found;
}

/** @param {Map<string, import('./workspace.mjs').Package>} workspace */
const contracts = (workspace) =>
  remotesOf(workspace).flatMap((remote) => [`${remote}/remote.contract.ts`, `${remote}/package.json`]);

/** @param {Map<string, import('./workspace.mjs').Package>} workspace */
const remotesOf = (workspace) => [...workspace.keys()].filter((name) => name.startsWith('remote-'));

/** Tests and documents of the product are not in what the browser opens. */
const NOT_OPENED = /(\.test\.[cm]?[jt]sx?|\.md|\.log)$/;

/**
 * The browser tests: one product for all folders of which something changed since they last passed.
 *
 * @param {{again: boolean, full: boolean, onLine: (line: string) => void}} options `again` for all of them; not in full:
 *   without what `e2e/README.md` keeps out of the gate
 * @returns {Promise<import('./test-runners.mjs').Outcome>}
 */
export async function runBrowserTests({ again, full, onLine }) {
  const { OPENED_REMOTES } = await import('../../e2e/opened-remotes.mjs');
  const { USED_MODULES } = await import('../../e2e/used-modules.mjs');
  const browser = await findBrowser(onLine);
  const facts = [
    browser,
    existsSync(browser) ? String(statSync(browser).mtimeMs) : '',
    full ? 'everything' : 'the gate',
  ];
  const workspace = readWorkspace();
  const parts = browserTestFolders().map((folder) => {
    const opened = { remotes: OPENED_REMOTES[folder], modules: USED_MODULES[folder] };
    const reads = browserTestReads(folder, opened, workspace);
    return { name: folder, inputs: { reads, facts, ignored: NOT_OPENED } };
  });
  const places = { digest: createDigests() };
  return workOnRest(recordsOf('e2e', parts, { again, places }), (folders) =>
    runPlaywright({ browser, folders, env: { CABINET_GATE: full ? undefined : '1' }, onLine }),
  );
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
