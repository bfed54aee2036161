import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { it } from 'node:test';
import { readText, textFilesBelow } from './product-citations.mjs';

// One word for one thing: docs/glossary.md says which words the interface does not write, and what it writes instead.

const ROOT = join(import.meta.dirname, '..');
/** Folders whose Russian texts people read: in the browser, in letters, in files, in answers of the API. */
const SPEAKS = /^(?:api|host|remote-[^/]+|shared-[^/]+)$/;
const IS_SOURCE = /(?:^|\/)(?:src\/.*|[^/]*\.contract)(?<!\.test|\.d|-fixtures)\.tsx?$/;
/** The demonstration tells its own stories, and what helps tests is read by nobody. */
const OTHER = /\/(?:testing|seed)\//;
const IS_RUSSIAN = /[а-яё]/i;
const IS_COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** @typedef {{ pattern: RegExp, instead: string, texts: readonly string[], folders: readonly string[] }} Word */

/** The rows of the glossary's last table. @returns {Word[]} */
function readWords() {
  const [, table = ''] = readText(join(ROOT, 'docs/glossary.md')).split(
    '## What the interface does not write',
  );
  return table
    .split('\n')
    .filter((row) => row.startsWith('| `'))
    .map((row) => {
      const [, what = '', instead = '', where = ''] = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return {
        pattern: new RegExp(what.slice(1, -1).replaceAll('\\|', '|'), 'u'),
        instead,
        texts: [...where.matchAll(/«([^»]+)»/g)].map(([, text = '']) => text),
        folders: [...where.matchAll(/`([^`]+)`/g)].map(([, folder = '']) => `${folder}/`),
      };
    });
}

/** @param {string} folder */
const sourcesOf = (folder) =>
  textFilesBelow(join(ROOT, folder))
    .map((path) => relative(ROOT, path))
    .filter((file) => IS_SOURCE.test(file) && !OTHER.test(file));

/** What a person types into the palette, in words of their own: nobody reads it. */
const TYPED = /\bsynonyms:\s*'[^']*'/;

/** @param {string} line @param {Word} word */
const isWrong = (line, { pattern, texts }) =>
  pattern.test(texts.reduce((rest, text) => rest.replaceAll(text, ''), line.replace(TYPED, '')));

it('no text of the interface has a word that the glossary replaces by another', () => {
  const words = readWords();
  const files = readdirSync(ROOT)
    .filter((folder) => SPEAKS.test(folder))
    .flatMap(sourcesOf);
  assert.ok(words.length > 10 && files.length > 1200, `${words.length} words, ${files.length} files`);
  const wrong = files.flatMap((file) =>
    readText(join(ROOT, file))
      .split('\n')
      .flatMap((line, index) => {
        if (!IS_RUSSIAN.test(line) || IS_COMMENT.test(line)) return [];
        return words
          .filter((word) => !word.folders.some((folder) => file.startsWith(folder)) && isWrong(line, word))
          .map(({ instead }) => `${file}:${index + 1}: ${line.trim()} — write ${instead}`);
      }),
  );
  assert.deepEqual(wrong, []);
});
