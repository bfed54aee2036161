import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { statementsByName } from './api-report.mjs';

const saidOf = (/** @type {string} */ name, /** @type {string} */ declarations) =>
  statementsByName(declarations).get(name);

describe('the API report', () => {
  it('lists the members of a union by name, nothing at the end, however deep', () => {
    assert.equal(
      saidOf(
        'find',
        `export declare function find(of: null | 'b' | readonly (number | 'a')[]): undefined | 'a';`,
      ),
      `function find(of: 'b' | readonly ('a' | number)[] | null): 'a' | undefined;`,
    );
  });

  it('names a type of the kernel without its file, one of a package with it', () => {
    assert.equal(
      saidOf('made', `export declare const made: import("./part.ts").Part | import("jotai").Atom<1>;`),
      `const made: Part | import("jotai").Atom<1>;`,
    );
  });

  it('keeps every overload of a function', () => {
    assert.equal(
      saidOf('f', 'export declare function f(a: 1): 1;\nexport declare function f(a: 2): 2;'),
      'function f(a: 1): 1;\nfunction f(a: 2): 2;',
    );
  });
});
