import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { browserTestFolders, browserTestReads } from './e2e-step.mjs';
import { filesBelow } from './files-below.mjs';
import { nodeTestFiles } from './node-steps.mjs';
import { apiSteps, unitSteps } from './package-steps.mjs';
import { ROOT } from './paths.mjs';
import { testPlan } from './test-plan.mjs';
import { readWorkspace } from './workspace.mjs';

const workspace = readWorkspace();
/** @param {import('./test-plan.mjs').Step[]} steps */
const partsOf = (steps) => steps.flatMap(({ parts = [] }) => parts);

const units = partsOf(unitSteps(workspace));
const readsOf = (/** @type {string} */ name) => units.find((part) => part.name === name)?.inputs.reads ?? [];

/** @param {import('./test-plan.mjs').Step[]} steps */
const filesOf = (steps) => partsOf(steps).map(({ name }) => name);

const IS_TEST = /\.(test|spec)\.[cm]?[jt]sx?$/;
const testsBelow = (folder = '') => filesBelow(ROOT, folder, (name) => IS_TEST.test(name));

describe('the steps of the packages', () => {
  it('have, with those of the browser and of Node, every test file that there is, and once', () => {
    const folders = browserTestFolders();
    const browser = testsBelow('e2e').filter((file) => folders.includes(file.split('/')[1] ?? ''));
    const api = filesOf(apiSteps(workspace, { full: true }));
    const files = [...api, ...units.map(({ name }) => name), ...nodeTestFiles(), ...browser];
    assert.deepEqual(files.sort(), testsBelow().sort());
  });

  it('leave crashes, processes, commands, the seed and the other engine of the API to everything', () => {
    const [gate, full] = [false, true].map((isFull) => filesOf(apiSteps(workspace, { full: isFull })));
    const folders = full?.filter((file) => !gate?.includes(file)).map((file) => file.split('/').at(-2));
    const kinds = new Set(folders);
    for (const kind of ['processes', 'commands', 'seed', 'pglite']) assert.ok(kinds.has(kind), kind);
    assert.ok(gate?.every((file) => !file.includes('.crash.')));
  });

  it('read the laboratory in its own types and tests, and in no other', () => {
    const readsLab = (/** @type {string[]} */ reads) => reads.some((path) => /^lab(\/|$)/.test(path));
    const steps = testPlan({ again: true, full: true }).map(({ id, inputs, parts = [] }) => ({
      id,
      reads: [...(inputs?.reads ?? []), ...parts.flatMap((part) => part.inputs.reads)],
    }));
    const ofBrowser = browserTestFolders().map((id) => ({ id, reads: browserTestReads(id, {}) }));
    const readers = [...steps, ...ofBrowser].filter(({ reads }) => readsLab(reads)).map(({ id }) => id);
    assert.deepEqual(readers, ['types:lab', 'unit:lab']);
  });
});

describe('one test file', () => {
  const screen = 'remote-company/src/screens/company-create/company-create-screen.test.tsx';

  it('reads what it imports of its package and of others, and how it is run', () => {
    const reads = readsOf(screen);
    for (const entry of [
      'remote-company/src/screens/company-create/company-create-screen.tsx',
      'shared-kernel/src/core/requisites/index.ts',
      'remote-company/jest.config.mjs',
      'shared-kernel/src/testing/jest-setup.ts',
      'tools/jest',
    ])
      assert.ok(reads.includes(entry), entry);
    for (const entry of ['remote-company', 'shared-kernel', 'shared-kernel/src/core/password/index.ts'])
      assert.ok(!reads.includes(entry), entry);
  });

  it('reads its package whole where it opens files', () => {
    for (const [file, folder] of [
      ['host/src/page.test.ts', 'host'],
      ['shared-kernel/src/react/entries.test.ts', 'shared-kernel'],
    ])
      assert.ok(readsOf(file ?? '').includes(folder ?? ''), file);
  });

  it('reads documents where it compares them, and no other does', () => {
    for (const { name, inputs } of [...units, ...partsOf(apiSteps(workspace, { full: true }))]) {
      const isOfDocuments = name.endsWith('.docs.test.ts');
      assert.equal(inputs.reads.includes('docs'), isOfDocuments, name);
      assert.equal(inputs.ignored?.test('README.md'), isOfDocuments ? false : undefined, name);
      const source = readFileSync(join(ROOT, name), 'utf8');
      assert.ok(isOfDocuments || !/\bread\w*\([^)]*\.md['"`]/.test(source), `${name} reads a document`);
    }
  });
});
