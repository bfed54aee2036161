import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, it } from 'node:test';
import { importClosure } from './import-closure.mjs';

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'imports '));
});
afterEach(() => rmSync(root, { recursive: true }));

/** @param {Record<string, string>} files */
function write(files) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

it('finds what a file names by a relative path, in whatever words, directly and through another', () => {
  write({
    'a/start.mjs': `import './effect.mjs';
     import { b } from '../b/named.ts';
     export { c } from "./again.mjs";
     const later = () => import('./later.mjs');
     const data = new URL('./data.json', import.meta.url);
     /** @typedef {import('./types.d.ts').T} T */
     const settings = { setup: ['./setup.mjs'] };
     import { missing } from './not-there.mjs';
     import pack from 'some-package';`,
    'a/effect.mjs': '',
    'a/later.mjs': '',
    'a/data.json': '{}',
    'a/types.d.ts': '',
    'a/setup.mjs': '',
    'a/unused.mjs': '',
    'b/deep.ts': '',
    'b/named.ts': `import './deep.ts';`,
    'a/again.mjs': `import './start.mjs';`,
  });
  assert.deepEqual(importClosure(root, ['a/start.mjs']), [
    'a/again.mjs',
    'a/data.json',
    'a/effect.mjs',
    'a/later.mjs',
    'a/setup.mjs',
    'a/start.mjs',
    'a/types.d.ts',
    'b/deep.ts',
    'b/named.ts',
  ]);
});

it('finds what another package of the workspace offers, its manifest, and what a package calls its own', () => {
  const kernel = {
    name: '@cabinet/kernel',
    exports: {
      './money': './src/money.ts',
      './ui/*': { types: './src/ui/*.d.ts', import: './src/ui/*.mjs' },
    },
  };
  write({
    'kernel/package.json': JSON.stringify(kernel),
    'kernel/src/money.ts': `import './round.ts';`,
    'kernel/src/round.ts': '',
    'kernel/src/phone.ts': '',
    'kernel/src/ui/list.mjs': '',
    'kernel/src/ui/list.d.ts': '',
    'remote/package.json': JSON.stringify({ name: '@cabinet/remote', imports: { '#lib/*': './src/lib/*' } }),
    'remote/a.ts': `import '@cabinet/kernel/money';
      import '@cabinet/kernel/ui/list';
      import '@cabinet/kernel/phone';
      import '#lib/own.ts';`,
    'remote/src/lib/own.ts': '',
  });
  assert.deepEqual(importClosure(root, ['remote/a.ts']), [
    'kernel/package.json',
    'kernel/src/money.ts',
    'kernel/src/round.ts',
    'kernel/src/ui/list.d.ts',
    'kernel/src/ui/list.mjs',
    'remote/a.ts',
    'remote/package.json',
    'remote/src/lib/own.ts',
  ]);
});
