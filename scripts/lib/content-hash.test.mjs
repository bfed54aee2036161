import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { contentHash } from './content-hash.mjs';
import { dropStamp, isFresh, writeStamp } from './stamps.mjs';

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'хэш с пробелом '));
  mkdirSync(join(root, 'pack', 'src'), { recursive: true });
  writeFileSync(join(root, 'pack', 'src', 'a.ts'), 'a');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const hash = () => contentHash(root, ['pack', 'lock.yaml']);

describe('contentHash', () => {
  it('stays the same for the same content', () => {
    const first = hash();
    writeFileSync(join(root, 'pack', 'src', 'a.ts'), 'a');
    assert.equal(hash(), first);
  });

  for (const [what, change] of /** @type {[string, () => void][]} */ ([
    ['an edit', () => writeFileSync(join(root, 'pack', 'src', 'a.ts'), 'b')],
    ['a new file', () => writeFileSync(join(root, 'pack', 'src', 'b.ts'), '')],
    ['a rename', () => renameSync(join(root, 'pack', 'src', 'a.ts'), join(root, 'pack', 'src', 'c.ts'))],
    ['a lockfile that appears', () => writeFileSync(join(root, 'lock.yaml'), '')],
  ])) {
    it(`changes with ${what}`, () => {
      const first = hash();
      change();
      assert.notEqual(hash(), first);
    });
  }

  it('changes with a fact', () =>
    assert.notEqual(contentHash(root, [], ['v20']), contentHash(root, [], ['v22'])));

  it('tells a moved border between two files', () => {
    writeFileSync(join(root, 'pack', 'src', 'b.ts'), 'bc');
    const first = hash();
    writeFileSync(join(root, 'pack', 'src', 'a.ts'), 'ab');
    writeFileSync(join(root, 'pack', 'src', 'b.ts'), 'c');
    assert.notEqual(hash(), first);
  });

  it('looks past results, tests and notes', () => {
    const first = hash();
    mkdirSync(join(root, 'pack', 'dist'));
    writeFileSync(join(root, 'pack', 'dist', 'a.js'), 'built');
    writeFileSync(join(root, 'pack', 'src', 'a.test.ts'), 'test');
    writeFileSync(join(root, 'pack', 'README.md'), 'note');
    assert.equal(hash(), first);
  });
});

describe('a stamp', () => {
  const stamp = () => join(root, '.cache', 'deep', 'stamp');

  it('is fresh for the hash it was written with, while the results are there', () => {
    const result = join(root, 'pack', 'src', 'a.ts');
    assert.equal(isFresh(stamp(), 'one'), false);
    writeStamp(stamp(), 'one');
    assert.equal(isFresh(stamp(), 'one', [result]), true);
    assert.equal(isFresh(stamp(), 'two', [result]), false);
    rmSync(result);
    assert.equal(isFresh(stamp(), 'one', [result]), false);
  });

  it('is gone when dropped, and dropping twice is no fault', () => {
    writeStamp(stamp(), 'one');
    dropStamp(stamp());
    dropStamp(stamp());
    assert.equal(isFresh(stamp(), 'one'), false);
  });
});
