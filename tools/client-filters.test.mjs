import assert from 'node:assert/strict';
import { join, resolve } from 'node:path';
import { it } from 'node:test';
import { readText, sourcesOf } from './product-citations.mjs';

// A list that is searched in the browser is searched by the one rule of search (decision 0146), and a test types the rule's cases into it.

const ROOT = resolve(import.meta.dirname, '..');
const DRAWING = /^(host|shared-.+|remote-.+)$/;

/** Who searches in the browser, and the test that types the rule into it. @type {Readonly<Record<string, string>>} */
const FILTERS = {
  'host/src/shell/palette/fuzzy-score.ts': 'host/src/shell/palette/fuzzy-score.test.ts',
  'host/src/shell/palette/read-things.ts': 'host/src/shell/palette/read-things.test.ts',
  'remote-admin/src/components/person-role/role-list.tsx':
    'remote-admin/src/components/person-role/role-list.test.tsx',
  'remote-roles/src/editor/preview/preview-dialog.tsx':
    'remote-roles/src/editor/preview/preview-dialog.test.tsx',
  'remote-roles/src/lib/listed-permission.ts': 'remote-roles/src/editor/static-tab/static-tab.test.tsx',
  'remote-roles/src/screens/model-settings-detail/use-narrowed-roles.ts':
    'remote-roles/src/screens/model-settings-detail/model-settings-detail-screen.test.tsx',
  'shared-access/src/why-no-access/all-models.tsx': 'shared-access/src/why-no-access/why-dialog.test.tsx',
  'shared-kernel/src/react/ui/combobox/find-options.ts':
    'shared-kernel/src/react/ui/combobox/combobox.test.tsx',
};

/** Fields of their own search, whose words the server looks for or a file above narrows. */
const FIELDS = [
  'remote-admin/src/components/person-role/role-list.tsx',
  'remote-roles/src/editor/preview/preview-dialog.tsx',
  'remote-roles/src/editor/static-tab/static-tab.tsx',
  'shared-access/src/why-no-access/all-models.tsx',
  'shared-kernel/src/react/ui/filters/filter-search.tsx',
];

/** A comparison of texts in a way of one's own. */
const OWN_WAY =
  /to(?:Locale)?LowerCase\(\)\s*\.(?:includes|startsWith|indexOf|match)\(|\.(?:includes|startsWith|indexOf)\((?:typed|needle|wanted|sought|search|query|q)\b/;

/** Where it is no search: the palette forgives slips, and a combobox sorts what it has found. */
const OTHERWISE = [
  'host/src/shell/palette/fuzzy-score.ts',
  'remote-company/src/requisites/reading/free-text.ts',
  'shared-kernel/src/react/ui/combobox/find-options.ts',
];

const sources = sourcesOf(ROOT, DRAWING).filter(({ file }) => !file.startsWith('shared-kernel/src/core/'));

/** @param {RegExp} pattern */
const having = (pattern) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .sort();

it('whoever searches in the browser is known here, and its test types the one rule into it', () => {
  assert.deepEqual(having(/from '[^']*core\/search(?:\/index\.ts)?'/), Object.keys(FILTERS).sort());
  for (const test of Object.values(FILTERS))
    assert.match(readText(join(ROOT, test)), /expectSearchRule\(|SEARCH_RULE\b/, test);
});

it('a field to search in belongs to a list of the server, or to one of these', () => {
  assert.deepEqual(having(/<Input[^>]*type="search"|type="search"/), FIELDS);
});

it('nobody compares a text with what is typed in a way of their own', () => {
  assert.deepEqual(
    having(OWN_WAY).filter((file) => !OTHERWISE.includes(file)),
    [],
  );
});

it('nobody leaves it to the browser what to offer of a text', () => {
  assert.deepEqual(having(/<datalist\b/), []);
});
