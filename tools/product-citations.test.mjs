import assert from 'node:assert/strict';
import { join, relative } from 'node:path';
import { describe, it } from 'node:test';
import { readText, sectionsOf, strayCitations, textFilesBelow } from './product-citations.mjs';

const ROOT = join(import.meta.dirname, '..');
const law = readText(join(ROOT, 'docs', 'product.md'));
const sections = sectionsOf(law);

describe('citations of the product page', () => {
  it('name sections that it has, and the page by its own name', () => {
    const stray = textFilesBelow(ROOT)
      .filter((file) => !file.endsWith('product-citations.test.mjs'))
      .flatMap((file) =>
        strayCitations(readText(file), sections).map((what) => `${relative(ROOT, file)}: ${what}`),
      );
    assert.deepEqual(stray, []);
  });

  it('lead from one section of it to another', () => {
    const named = law.match(/(?<=§)\d+(?:\.\d+)?/g) ?? [];
    assert.deepEqual(
      named.filter((number) => !sections.has(number)),
      [],
    );
  });

  it('stand once: no number is given twice', () => {
    const numbers = law.match(/^#{2,3} \d+(?:\.\d+)?/gm) ?? [];
    assert.equal(new Set(numbers).size, numbers.length);
  });
});

describe('a citation', () => {
  const known = new Set(['4', '4.3', '8.1']);

  it('is found over the end of a line of a comment', () => {
    assert.deepEqual(strayCitations('/**\n * The load (product\n * §9.9).\n */', known), ['product §9.9']);
  });

  it('may name several sections', () => {
    assert.deepEqual(strayCitations('(product §4.3, §8.1 and §4)', known), []);
    assert.deepEqual(strayCitations('(product §4.3, §8.2)', known), ['product §8.2']);
  });

  it('by an older name is stray', () => {
    assert.deepEqual(strayCitations('(specification §4; contract, lists)', known), ['specification §4']);
    assert.deepEqual(strayCitations('(contract, lists)', known), ['(contract, l']);
  });
});
