import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, it } from 'node:test';
import { readText, textFilesBelow } from './product-citations.mjs';

const ROOT = join(import.meta.dirname, '..');
const WIDTH = 140;
/** All but the kernel's API report, which is generated. */
const documents = textFilesBelow(ROOT).filter((file) => /(?<!\.api)\.md$/.test(file));

/** The row of a decision in the index, made from its page. @param {string} file */
function rowOf(file) {
  const [, number, title, status] =
    /^# (\d{4})\. (.+)\n[\s\S]*?Status: (\w+(?: by \d{4})?)/.exec(readText(file)) ?? [];
  return `| [${number}](${basename(file)}) | ${title} | ${status} |`;
}

describe('documents', () => {
  it('have the row of every decision exactly once in the index', () => {
    const pages = documents.filter((file) => /decisions\/(?!0000)\d{4}-/.test(file));
    const rows = readText(join(ROOT, 'docs/decisions/README.md')).match(/^\| \[.*$/gm) ?? [];
    assert.deepEqual(rows.toSorted(), pages.map(rowOf).toSorted());
  });

  it(`end their lines at ${WIDTH} characters, but for tables and links`, () => {
    const long = documents.flatMap((file) =>
      readText(file)
        .split('\n')
        .filter((line) => !/^ *\|/.test(line) && line.replaceAll(/\]\([^)]*\)/g, ']').length > WIDTH)
        .map((line) => `${relative(ROOT, file)}: ${line}`),
    );
    assert.deepEqual(long, []);
  });

  it('link only to files that there are', () => {
    const broken = documents.flatMap((file) =>
      [...readText(file).matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)]
        .filter(([, target = '']) => !existsSync(join(dirname(file), target)))
        .map(([, target]) => `${relative(ROOT, file)}: ${target}`),
    );
    assert.deepEqual(broken, []);
  });
});
