import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { OPENED_REMOTES } from '../../e2e/opened-remotes.mjs';
import { USED_MODULES } from '../../e2e/used-modules.mjs';
import { browserTestFolders, browserTestReads } from './e2e-step.mjs';
import { ROOT } from './paths.mjs';
import { readWorkspace } from './workspace.mjs';

/**
 * @param {string} folder
 * @param {string[]} [uses]
 * @returns {[string, import('./workspace.mjs').Package]}
 */
const pack = (folder, uses = []) => [
  folder,
  { folder, name: folder, uses, exports: {}, imports: {}, buildConfig: undefined },
];
const workspace = new Map([
  pack('api', ['shared-kernel']),
  pack('e2e'),
  pack('host', ['federation', 'shared-kernel']),
  pack('remote-account', ['shared-payments']),
  pack('remote-roles'),
]);

describe('the browser tests of a folder', () => {
  it('read the product, what they open of the remotes, and the contract of each', () => {
    const reads = browserTestReads(
      'shell',
      { remotes: ['remote-account'], modules: ['group', 'health'] },
      workspace,
    );
    for (const entry of [
      'api/src/lib',
      'api/src/modules/group',
      'api/src/modules/index.ts',
      'host',
      'federation',
      'shared-kernel',
      'scripts/lib/stack.mjs',
      'remote-account',
      'shared-payments',
    ])
      assert.ok(reads.includes(entry), entry);
    assert.ok(reads.includes('remote-roles/remote.contract.ts'));
    for (const entry of [
      'remote-roles',
      'api',
      'api/src/modules',
      'api/src/modules/promo',
      'api/src/server.test.ts',
      'api/test',
      'api/jest.config.mjs',
    ])
      assert.ok(!reads.includes(entry), entry);
    // The state of the cabinet speaks of payments. The demonstration and the jobs have clusters of promo codes.
    assert.ok(reads.some((path) => path.startsWith('api/src/modules/payment/')));
    assert.ok(reads.includes('api/src/modules/promo/clusters/refresh.ts'));
    for (const unread of ['api/src/modules/rate-corrections/', 'api/src/modules/promo/codes/'])
      assert.deepEqual(
        reads.filter((path) => path.startsWith(unread)),
        [],
      );
  });

  it('read themselves, and not their neighbours', () => {
    const reads = browserTestReads('shell', { remotes: [] }, workspace).map((path) =>
      path.replaceAll('\\', '/'),
    );
    for (const entry of ['e2e/shell', 'e2e/support', 'e2e/playwright.config.ts'])
      assert.ok(reads.includes(entry), entry);
    for (const entry of ['e2e', 'e2e/foundation']) assert.ok(!reads.includes(entry), entry);
  });

  it('read every remote and module where nobody says which', () => {
    const reads = browserTestReads('shell', {}, workspace);
    for (const entry of ['remote-roles', 'api/src']) assert.ok(reads.includes(entry), entry);
  });
});

it('has stand-ins where no remote is named', () => {
  const folders = Object.keys(OPENED_REMOTES).filter((folder) => OPENED_REMOTES[folder]?.length === 0);
  for (const folder of folders.map((name) => join(ROOT, 'e2e', name)))
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.spec.ts')))
      assert.match(
        readFileSync(join(folder, file), 'utf8'),
        /\btest } from '..\/support\/(stand-in-site|releases).ts'/,
        file,
      );
});

it('names only folders, remotes and modules that there are', () => {
  const [folders, packages] = [browserTestFolders(), [...readWorkspace().keys()]];
  for (const [folder, remotes = []] of Object.entries(OPENED_REMOTES)) {
    assert.ok(folders.includes(folder), folder);
    for (const remote of remotes) assert.ok(packages.includes(remote), remote);
  }
  const known = readdirSync(join(ROOT, 'api', 'src', 'modules'));
  for (const [folder, modules = []] of Object.entries(USED_MODULES)) {
    assert.ok(folders.includes(folder), folder);
    for (const name of modules) assert.ok(known.includes(name), name);
  }
});
