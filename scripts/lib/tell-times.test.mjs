import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { tellTimes } from './tell-times.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'times '));
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * @param {Record<string, number>} seconds
 * @param {'passed' | 'failed'} [state]
 */
const tell = (seconds, state = 'passed') =>
  tellTimes(
    [{ id: 'unit', state, passed: 1, failed: 0, skipped: 0, ms: 1, lines: [], seconds }],
    'gate',
    join(folder, 'below', 'times.json'),
  );

describe('the times of a run', () => {
  it('name the ten slowest files', () => {
    const files = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}.test.ts`, index]));
    const lines = tell(files);
    assert.equal(lines.length, 11);
    assert.deepEqual(lines.slice(0, 2), ['The slowest files:', '    11.0 s  11.test.ts']);
  });

  it('name what takes longer than before, not what a busy machine adds', () => {
    tell({ 'a.test.ts': 4, 'b.test.ts': 4, 'c.test.ts': 1 });
    const lines = tell({ 'a.test.ts': 8, 'b.test.ts': 5, 'c.test.ts': 3 });
    assert.deepEqual(lines.slice(lines.indexOf('Slower than before:') + 1), [
      '     8.0 s  a.test.ts, before 4.0 s',
    ]);
  });

  it('are not remembered of a run that failed', () => {
    tell({ 'a.test.ts': 4 });
    tell({ 'a.test.ts': 40 }, 'failed');
    assert.deepEqual(tell({ 'a.test.ts': 4 }), ['The slowest files:', '     4.0 s  a.test.ts, before 4.0 s']);
  });

  it('are none where every step was known', () => assert.deepEqual(tell({}), []));
});
