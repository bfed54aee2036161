import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { it } from 'node:test';
import { checkRemote } from '../federation/src/preset/check-remote.mjs';
import { readText, textFilesBelow } from './product-citations.mjs';

// The address of a screen stands in the contract of its remote, those of the host's own screens in the kernel, but
// for the one to which nothing links. Whoever leads to a
// screen of somebody else repeats its address, and no compiler compares the two.

const ROOT = join(import.meta.dirname, '..');
const OF_HOST = join(ROOT, 'shared-kernel/src/react/paths/paths.ts');

const packages = readdirSync(ROOT).filter((name) => /^(host|remote-.+|shared-(?!kernel).+)$/.test(name));

/** What a file makes an address of. @param {string} file */
const addressesIn = (file) =>
  [...readText(file).matchAll(/\broutePath\(([^)]*)\)/g)].map(([, argument = '']) =>
    argument.replaceAll(/['"`]/g, ''),
  );

const ofContracts = await Promise.all(
  packages
    .filter((name) => name.startsWith('remote-'))
    .map(async (name) => {
      const { contract } = await checkRemote(join(ROOT, name));
      return { name, paths: contract.routes.map(({ path }) => path) };
    }),
);
const [, trial = ''] =
  /TRIAL_PATH = '([^']+)'/.exec(readText(join(ROOT, 'host/src/federation/may-try.ts'))) ?? [];
/** The host leads to `/`, which a remote draws. */
const ofHost = [...addressesIn(OF_HOST).filter((path) => path !== '/'), trial];
const declared = [...ofHost, ...ofContracts.flatMap(({ paths }) => paths)];

it('declares each address once', () => {
  assert.deepEqual(
    declared.filter((path, index) => declared.indexOf(path) !== index),
    [],
  );
});

it('has every address of the product', () => {
  const [, routes = ''] =
    /^### 2\.1 ([\s\S]*?)^### 2\.4 /m.exec(readText(join(ROOT, 'docs/product.md'))) ?? [];
  const named = [...routes.matchAll(/`(\/[^`]*)`/g)].map(([, path = '']) =>
    path.replaceAll(/\{(\w+)\}/g, ':$1'),
  );
  assert.ok(named.length > 30);
  assert.deepEqual(
    named.filter((path) => !declared.includes(path)),
    [],
  );
});

it('leads only to addresses that somebody declares, and by the contract to its own', () => {
  const stray = packages.flatMap((name) => {
    const own = ofContracts.find((remote) => remote.name === name)?.paths ?? [];
    return textFilesBelow(join(ROOT, name))
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        addressesIn(file)
          .filter((path) => own.includes(path) || !declared.includes(path))
          .map((path) => `${relative(ROOT, file)}: ${path}`),
      );
  });
  assert.deepEqual(stray, []);
});
