import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { knownPermissions } from '../federation/src/preset/known-permissions.mjs';

// Whatever the browser runs asks for a permission by its id, of which the kernel knows the form only. A misspelled one is held by
// nobody: the screen would stay closed, and the compiler would say nothing.

const ROOT = join(import.meta.dirname, '..');
const IN_BROWSER = /^(?:host|remote-[^/]+|shared-[^/]+)$/;
const IS_SOURCE = /(?:^|\/)(?:src\/.*|[^/]*\.contract)(?<!\.test|\.d)\.tsx?$/;

/** A text of the form `resource:action`. */
const ID = /(['"`])([a-z]+(?:_[a-z]+)*:[a-z]+(?:_[a-z]+)*)\1/g;

/** Of this form too: modules of Node, the all-rule of model access, a selector, an event and the examples of comments. */
const OTHER = /^(?:node:.*|all:(?:enable|disable)|input:checked|request:start|resource:action|acme:large)$/;

/** @param {string} text @param {readonly string[]} known */
const strangeIn = (text, known) =>
  [...text.matchAll(ID)].flatMap(([, , id = '']) => (known.includes(id) || OTHER.test(id) ? [] : [id]));

const known = await knownPermissions(join(ROOT, 'shared-access'));

it('each permission that the browser asks for is one of the list', () => {
  const files = readdirSync(ROOT)
    .filter((folder) => IN_BROWSER.test(folder))
    .flatMap((folder) => [
      ...readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
      ...readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/src/${name}`,
      ),
    ])
    .filter((file) => IS_SOURCE.test(file) && !file.includes('/testing/'));
  const found = files.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return strangeIn(text, known).map((id) => `${file}: ${id}`);
  });
  assert.ok(
    files.some((file) => file.endsWith('remote.contract.ts')) && files.length > 800,
    `${files.length} files`,
  );
  assert.deepEqual(found, [], 'shared-access/src/permissions/permissions.ts has no such permission');
});

it('a misspelled one is seen wherever it stands', () => {
  for (const text of [
    `usePermission('user:mange')`,
    `hasPermission(held, "user:mange")`,
    `guard: { session: true, permission: 'user:mange' }`,
    `<Allowed permission="user:mange" />`,
    'const MANAGE = `user:mange`;',
  ])
    assert.deepEqual(strangeIn(text, known), ['user:mange'], text);
  assert.deepEqual(
    strangeIn(`usePermission('user:manage'); 'all:enable'; import 'node:fs'; 'a: b'`, known),
    [],
  );
});
