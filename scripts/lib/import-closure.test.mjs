import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { importClosure } from './import-closure.mjs';

it('finds what a file imports by a relative path, in whatever words, directly and through another', () => {
  const root = mkdtempSync(join(tmpdir(), 'imports '));
  const write = (/** @type {string} */ file, text = '') => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write(
    'a/start.mjs',
    `import './effect.mjs';
     import { b } from '../b/named.ts';
     export { c } from "./again.mjs";
     const later = () => import('./later.mjs');
     const data = new URL('./data.json', import.meta.url);
     /** @typedef {import('./types.d.ts').T} T */
     import { missing } from './not-there.mjs';
     import pack from 'some-package';`,
  );
  for (const file of [
    'a/effect.mjs',
    'a/later.mjs',
    'a/data.json',
    'a/types.d.ts',
    'a/unused.mjs',
    'b/deep.ts',
  ])
    write(file);
  write('b/named.ts', `import './deep.ts';`);
  write('a/again.mjs', `import './start.mjs';`);
  try {
    assert.deepEqual(importClosure(root, ['a/start.mjs']), [
      'a/again.mjs',
      'a/data.json',
      'a/effect.mjs',
      'a/later.mjs',
      'a/start.mjs',
      'a/types.d.ts',
      'b/deep.ts',
      'b/named.ts',
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
