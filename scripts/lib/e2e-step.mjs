import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { passRecord } from './pass-record.mjs';
import { ROOT } from './paths.mjs';
import { NOTHING, sumCounts } from './results.mjs';
import { runPlaywright } from './test-runners.mjs';
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

/**
 * What the tests of a folder read: themselves, the product around the remotes, the contract of every remote (the menu
 * and the guards are drawn from them), and the remotes that `e2e/opened-remotes.mjs` names for the folder, or all.
 *
 * @param {string} folder
 * @param {string[] | undefined} opened
 * @param {Map<string, import('./workspace.mjs').Package>} [workspace]
 */
export function browserTestReads(folder, opened, workspace = readWorkspace()) {
  const remotes = [...workspace.keys()].filter((name) => name.startsWith('remote-'));
  const packages = withUses(workspace, 'api', 'host', 'e2e', ...(opened ?? remotes));
  const tests = readdirSync(E2E, { withFileTypes: true })
    .filter((entry) => entry.isFile() || [folder, 'support'].includes(entry.name))
    .map(({ name }) => join('e2e', name));
  const contracts = remotes.flatMap((remote) => [`${remote}/remote.contract.ts`, `${remote}/package.json`]);
  return [...packages.filter((name) => name !== 'e2e'), ...tests, ...contracts];
}

/**
 * What a run says of one folder. Where it failed as a whole, or by a file that could not be loaded, which belongs to no
 * folder, no folder has passed.
 *
 * @param {string} folder
 * @param {import('./test-runners.mjs').Outcome} outcome
 * @param {Map<string, import('./results.mjs').Counts>} byFolder
 */
export function outcomeOfFolder(folder, { failed, problem }, byFolder) {
  const counts = byFolder.get(folder);
  const isAccountedFor = problem === undefined && sumCounts([...byFolder.values()]).failed === failed;
  return counts && isAccountedFor ? counts : { ...NOTHING, failed: 1 };
}

/**
 * The browser tests: one product for all folders of which something changed since they last passed.
 *
 * @param {{again: boolean, onLine: (line: string) => void}} options `again` for all of them
 * @returns {Promise<import('./test-runners.mjs').Outcome>}
 */
export async function runBrowserTests({ again, onLine }) {
  const { OPENED_REMOTES } = await import('../../e2e/opened-remotes.mjs');
  const browser = await findBrowser(onLine);
  const facts = [browser, existsSync(browser) ? String(statSync(browser).mtimeMs) : ''];
  const workspace = readWorkspace();
  const records = browserTestFolders().map((folder) => {
    const reads = browserTestReads(folder, OPENED_REMOTES[folder], workspace);
    return { folder, ...passRecord(`e2e-${folder}`, { reads, facts }) };
  });
  const passed = records.filter(({ counts }) => counts && !again);
  const rest = records.filter((record) => !passed.includes(record));
  const former = sumCounts(passed.map(({ counts }) => counts ?? NOTHING));
  if (rest.length === 0) return { ...former, cached: true };

  const { byFolder, ...outcome } = await runPlaywright({
    browser,
    folders: rest.map(({ folder }) => folder),
    onLine,
  });
  for (const { folder, keep } of rest) keep(outcomeOfFolder(folder, outcome, byFolder));
  const names = passed.map(({ folder }) => folder);
  return {
    ...outcome,
    ...sumCounts([outcome, former]),
    ...(outcome.problem === undefined && names.length > 0 && { note: `cached: ${names.join(', ')}` }),
  };
}
