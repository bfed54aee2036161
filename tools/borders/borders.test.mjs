import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { findCrossings } from './cruise.mjs';
import { forbidden } from './rules.mjs';

// Each rule is shown to bite: a small workspace in which every import stands for one rule, or for none.

const LIBRARIES = [
  'react',
  'axios',
  '@chakra-ui/react',
  'react-router-dom',
  'swr',
  'jotai',
  'formik',
  'yup',
  'fast-check',
];
const PACKAGES = {
  host: { '@cabinet/kernel': '*', '@cabinet/federation': '*', react: '*' },
  'remote-a': {
    '@cabinet/kernel': '*',
    '@cabinet/payments': '*',
    '@cabinet/remote-b': '*',
    react: '*',
    swr: '*',
    '@chakra-ui/react': '*',
    jotai: '*',
    'react-router-dom': '*',
    formik: '*',
    yup: '*',
  },
  'remote-b': { '@cabinet/kernel': '*' },
  'shared-payments': { '@cabinet/kernel': '*', '@cabinet/federation': '*', jotai: '*' },
  'shared-access': { '@cabinet/kernel': '*' },
  'shared-kernel': { react: '*', axios: '*' },
  federation: {},
  'http-server': { '@cabinet/federation': '*' },
  api: { '@cabinet/access': '*', '@cabinet/kernel': '*', '@cabinet/federation': '*' },
};
const NAME = {
  'shared-access': '@cabinet/access',
  'shared-kernel': '@cabinet/kernel',
  'shared-payments': '@cabinet/payments',
};

/** What is allowed: nothing here may be reported. */
const GOOD = {
  'remote-a/remote.contract.ts': `import type { RemoteContract } from '@cabinet/federation/contract'; export default {} as RemoteContract;`,
  'remote-a/src/screen.tsx': `import { useState } from 'react'; import { money } from '@cabinet/kernel/core/money'; import { Button } from '@cabinet/kernel/ui'; import { table } from '@cabinet/payments'; import { part } from './part.ts'; export const screen = [useState, money, Button, table, part];`,
  'remote-a/src/part.ts': `export const part = 1;`,
  'remote-a/src/part.test.ts': `import fc from 'fast-check'; import { render } from '@cabinet/kernel/testing'; import { part } from './part.ts'; export default [fc, render, part];`,
  'shared-kernel/src/core/money/index.ts': `export const money = 1;`,
  'shared-kernel/src/react/ui/index.ts': `import react from 'react'; import { money } from '../../core/money/index.ts'; export const Button = [react, money];`,
  'shared-kernel/src/testing/index.ts': `export const render = 1;`,
  'shared-payments/src/index.ts': `import { Button } from '@cabinet/kernel/ui'; export const table = Button;`,
  'shared-payments/src/table.test.ts': `import { render } from '@cabinet/kernel/testing'; export default render;`,
  'shared-access/src/index.ts': `import { isPermission } from './permissions/index.ts'; import { Button } from '@cabinet/kernel/ui'; export const names = [isPermission, Button];`,
  'shared-access/src/permissions/index.ts': `import { money } from '@cabinet/kernel/core/money'; export const isPermission = money;`,
  'federation/src/contract/index.ts': `export type RemoteContract = object;`,
  'federation/src/preset/index.ts': `export const preset = 1;`,
  'federation/src/preset/preset.test.ts': `import { site } from '../testing/site.ts'; export default site;`,
  'federation/src/testing/site.ts': `export const site = 1;`,
  'api/test/releases.ts': `import { site } from '../../federation/src/testing/site.ts'; export const releases = site;`,
  'api/src/app.ts': `import { isPermission } from '@cabinet/access/permissions'; import { money } from '@cabinet/kernel/core/money'; export const app = [isPermission, money];`,
  'api/src/modules/b/routes.ts': `import { gate } from '#plugins/gate.ts'; import { field } from '#lib/field.ts'; export const b = [gate, field];`,
  'api/src/modules/b/prices.ts': `import { models } from '../models/models.ts'; export const prices = models;`,
  'api/src/modules/models/models.ts': `export const models = 1;`,
  'api/src/plugins/gate.ts': `import { field } from '#lib/field.ts'; export const gate = field;`,
  'api/src/db/open.ts': `export const open = 1;`,
  'api/src/lib/field.ts': `export const field = 1;`,
  'host/src/main.ts': `import react from 'react'; import type { RemoteContract } from '@cabinet/federation/contract'; export const main: RemoteContract = react;`,
  'shared-payments/src/lists/list.ts': `import '../badges/badge.ts'; export const list = 1;`,
  'shared-payments/src/lists/word.ts': `export const word = 1;`,
  'shared-payments/src/badges/badge.ts': `import '../lists/word.ts'; export const badge = 1;`,
  'shared-payments/src/badges/badge.test.ts': `import '../index.ts'; export default 1;`,
  'remote-b/src/cycle-2.ts': `import './bad-cycle-1.ts'; export const two = 2;`,
  'remote-b/src/b.ts': `export const b = 1;`,
};

/** One file a case: its source, and the rule that must name it. */
const BAD = {
  'api/src/plugins/bad-plugin.ts': [
    'api-layers-look-down',
    `import { b } from '#modules/b/routes.ts'; export default b;`,
  ],
  'api/src/lib/bad-lib.ts': [
    'api-layers-look-down',
    `import type { gate } from '#plugins/gate.ts'; export type Gate = typeof gate;`,
  ],
  'api/src/lib/bad-climber.ts': [
    'api-drawers-by-name',
    `import { open } from '../db/open.ts'; export default open;`,
  ],
  'api/src/modules/c/bad-neighbour.ts': [
    'api-modules-apart',
    `import { b } from '../b/routes.ts'; export default b;`,
  ],
  'api/src/modules/auth/bad-server.ts': [
    'api-serving-modules-know-no-other',
    `import { models } from '../models/models.ts'; export default models;`,
  ],
  'api/src/modules/b/bad-repository.ts': [
    'api-repository-is-sql-only',
    `import { b } from './routes.ts'; export default b;`,
  ],
  'api/src/db/bad-db.ts': [
    'api-layers-look-down',
    `import { field } from '#lib/field.ts'; export default field;`,
  ],
  'remote-a/src/bad-remote-name.ts': [
    'remote-not-to-another-remote',
    `import { b } from '@cabinet/remote-b/src/b.ts'; export default b;`,
  ],
  'remote-a/src/bad-remote-path.ts': [
    'remote-not-to-another-remote',
    `import { b } from '../../remote-b/src/b.ts'; export default b;`,
  ],
  'remote-a/src/bad-host.ts': [
    'remote-not-to-host-or-api',
    `import { main } from '../../host/src/main.ts'; export default main;`,
  ],
  'remote-a/src/bad-api-type.ts': [
    'remote-not-to-host-or-api',
    `import type { app } from '../../api/src/app.ts'; export type A = typeof app;`,
  ],
  'remote-a/src/bad-kernel-path.ts': [
    'kernel-by-name-only',
    `import { money } from '../../shared-kernel/src/core/money/index.ts'; export default money;`,
  ],
  'remote-a/src/bad-payments-path.ts': [
    'shared-packages-by-name-only',
    `import { table } from '../../shared-payments/src/index.ts'; export default table;`,
  ],
  'remote-a/src/bad-chakra.ts': [
    'remote-through-kernel-facades',
    `import x from '@chakra-ui/react'; export default x;`,
  ],
  'remote-a/src/bad-router.ts': [
    'remote-through-kernel-facades',
    `import x from 'react-router-dom'; export default x;`,
  ],
  'remote-a/src/bad-swr.ts': ['remote-through-kernel-facades', `import x from 'swr'; export default x;`],
  'remote-a/src/bad-jotai.ts': ['remote-through-kernel-facades', `import x from 'jotai'; export default x;`],
  'remote-a/src/bad-formik.ts': [
    'remote-through-kernel-facades',
    `import x from 'formik'; export default x;`,
  ],
  'remote-a/src/bad-yup.ts': ['remote-through-kernel-facades', `import x from 'yup'; export default x;`],
  'remote-a/src/bad-tooling.ts': [
    'remote-not-to-build-tooling',
    `import x from '@cabinet/federation/src/preset/index.ts'; export default x;`,
  ],
  'host/src/bad-remote.ts': [
    'host-not-to-remotes',
    `const load = () => import('../../remote-b/src/b.ts'); export default load;`,
  ],
  'host/src/bad-payments.ts': [
    'host-not-to-remotes',
    `import { table } from '@cabinet/payments'; export default table;`,
  ],
  'shared-kernel/src/react/ui/bad-payments.ts': [
    'kernel-not-to-its-users',
    `import { table } from '@cabinet/payments'; export default table;`,
  ],
  'shared-payments/src/bad-jotai.ts': [
    'remote-through-kernel-facades',
    `import x from 'jotai'; export default x;`,
  ],
  'shared-payments/src/bad-federation.ts': [
    'shared-packages-to-the-kernel-only',
    `import type { RemoteContract } from '@cabinet/federation/contract'; export type C = RemoteContract;`,
  ],
  'shared-payments/src/bad-testing.ts': [
    'product-not-to-testing',
    `import { render } from '@cabinet/kernel/testing'; export default render;`,
  ],
  'shared-kernel/src/react/ui/bad-host.ts': [
    'kernel-not-to-its-users',
    `import { main } from '../../../../host/src/main.ts'; export default main;`,
  ],
  'shared-kernel/src/core/money/bad-react.ts': [
    'kernel-core-is-plain',
    `import react from 'react'; export default react;`,
  ],
  'shared-kernel/src/core/money/bad-axios.ts': [
    'kernel-core-is-plain',
    `import axios from 'axios'; export default axios;`,
  ],
  'shared-kernel/src/core/money/bad-ui.ts': [
    'kernel-core-is-plain',
    `import type { Button } from '../../react/ui/index.ts'; export type B = typeof Button;`,
  ],
  'shared-kernel/src/react/ui/bad-testing.ts': [
    'product-not-to-testing',
    `import { render } from '../../testing/index.ts'; export default render;`,
  ],
  'remote-a/src/bad-testing.ts': [
    'product-not-to-testing',
    `import { render } from '@cabinet/kernel/testing'; export default render;`,
  ],
  'api/src/bad-helper.ts': [
    'api-root-is-app-and-server',
    `import { field } from './lib/field.ts'; export const helper = field;`,
  ],
  'api/src/lib/bad-reader.ts': [
    'api-root-is-app-and-server',
    `import { helper } from '#bad-helper.ts'; export default helper;`,
  ],
  'api/src/lib/bad-react.ts': [
    'api-imports-core-only',
    `import { Button } from '@cabinet/kernel/ui'; export default Button;`,
  ],
  'api/src/lib/bad-access.ts': [
    'api-imports-core-only',
    `import { names } from '@cabinet/access'; export default names;`,
  ],
  'shared-access/src/permissions/bad-words.ts': [
    'permissions-are-plain',
    `import { names } from '../index.ts'; export default names;`,
  ],
  'shared-access/src/permissions/bad-ui.ts': [
    'permissions-are-plain',
    `import { Button } from '@cabinet/kernel/ui'; export default Button;`,
  ],
  'api/src/lib/bad-federation.ts': [
    'api-imports-core-only',
    `import x from '@cabinet/federation/src/contract/index.ts'; export default x;`,
  ],
  'api/src/lib/bad-testing.ts': [
    'product-not-to-testing',
    `import { site } from '../../../federation/src/testing/site.ts'; export default site;`,
  ],
  'federation/src/preset/bad-testing.ts': [
    'product-not-to-testing',
    `import { site } from '../testing/site.ts'; export default site;`,
  ],
  'http-server/src/bad-federation.ts': [
    'http-server-knows-nobody',
    `import x from '@cabinet/federation/src/contract/index.ts'; export default x;`,
  ],
  'remote-b/src/bad-undeclared.ts': ['declared-packages-only', `import x from 'axios'; export default x;`],
  'remote-b/src/bad-dev.ts': [
    'no-development-package-in-product',
    `import x from 'fast-check'; export default x;`,
  ],
  'remote-b/src/bad-nowhere.ts': ['resolvable', `import x from './missing.ts'; export default x;`],
  'remote-b/src/bad-cycle-1.ts': ['no-cycles', `import './cycle-2.ts'; export const one = 1;`],
};

/** @type {string} */
let root;
/** @type {Map<string, string[]>} */
let rulesByFile;

function write(/** @type {string} */ path, /** @type {string} */ text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function link(/** @type {string} */ target, /** @type {string} */ path) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  symlinkSync(join(root, target), join(root, path), 'junction');
}

before(async () => {
  root = mkdtempSync(join(tmpdir(), 'borders '));
  for (const library of LIBRARIES) {
    write(
      `libraries/${library}/package.json`,
      JSON.stringify({ name: library, version: '1.0.0', main: 'index.js' }),
    );
    write(`libraries/${library}/index.js`, 'module.exports = 1;');
  }
  for (const [folder, dependencies] of Object.entries(PACKAGES)) {
    const name = NAME[/** @type {keyof typeof NAME} */ (folder)] ?? `@cabinet/${folder}`;
    const manifest = {
      name,
      version: '1.0.0',
      dependencies,
      devDependencies: { 'fast-check': '*', '@cabinet/federation': '*' },
    };
    const exports = {
      './core/*': './src/core/*/index.ts',
      './testing': './src/testing/index.ts',
      './*': './src/react/*/index.ts',
    };
    const contract = { './contract': './src/contract/index.ts', './src/*': './src/*' };
    const offers =
      {
        'shared-kernel': { exports },
        'shared-access': {
          exports: { '.': './src/index.ts', './permissions': './src/permissions/index.ts' },
        },
        'shared-payments': { exports: { '.': './src/index.ts' } },
        federation: { exports: contract },
        api: { imports: { '#*': './src/*' } },
      }[folder] ?? {};
    write(`${folder}/package.json`, JSON.stringify({ ...manifest, ...offers }));
    for (const library of LIBRARIES) link(`libraries/${library}`, `${folder}/node_modules/${library}`);
    link('shared-kernel', `${folder}/node_modules/@cabinet/kernel`);
    link('shared-access', `${folder}/node_modules/@cabinet/access`);
    link('shared-payments', `${folder}/node_modules/@cabinet/payments`);
    link('federation', `${folder}/node_modules/@cabinet/federation`);
    link('remote-b', `${folder}/node_modules/@cabinet/remote-b`);
  }
  for (const [path, text] of Object.entries(GOOD)) write(path, text);
  for (const [path, [, text]] of Object.entries(BAD)) write(path, text ?? '');
  const { crossings } = await findCrossings(root);
  rulesByFile = new Map();
  for (const { from, rule } of crossings) rulesByFile.set(from, [...(rulesByFile.get(from) ?? []), rule]);
});

after(() => rmSync(root, { recursive: true, force: true }));

describe('borders', () => {
  for (const [path, [rule]] of Object.entries(BAD)) {
    it(`${rule} reports ${path}`, () => {
      assert.ok(
        rulesByFile.get(path)?.includes(rule ?? ''),
        `reported: ${rulesByFile.get(path) ?? 'nothing'}`,
      );
    });
  }

  for (const path of Object.keys(GOOD)) {
    it(`lets ${path} pass`, () => assert.equal(rulesByFile.get(path), undefined));
  }

  it('reports two folders that need each other', () => {
    assert.deepEqual(rulesByFile.get('shared-payments/src/lists'), ['no-circle-of-folders']);
    assert.deepEqual(rulesByFile.get('shared-payments/src/badges'), ['no-circle-of-folders']);
  });

  it('has a bad example for every rule, and every rule is an error', () => {
    const shown = new Set(Object.values(BAD).map(([rule]) => rule));
    assert.deepEqual(
      forbidden.map(({ name }) => name).filter((name) => !shown.has(name)),
      [],
    );
    assert.deepEqual(
      forbidden.filter(({ severity }) => severity !== 'error'),
      [],
    );
  });
});
