import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filesBelow } from './files-below.mjs';
import { ROOT } from './paths.mjs';
import { readWorkspace } from './workspace.mjs';

// A way to pay, a type of transaction, a kind of payer is a row of a table; code asks for a fact of it (decision 0109).

const TABLES = 'shared-kernel/src/core/payments';
const IS_CODE = (/** @type {string} */ name) => /\.tsx?$/.test(name) && !/\.(test|spec|d)\.tsx?$/.test(name);
const LABORATORY = new Set(['bench', 'lab', 'tools']);

/** They may ask: a rule of permissions, below the tables, and the nodes of a cluster, which are another vocabulary. */
const ASKS = [
  'shared-kernel/src/core/permissions/sees-balance.ts',
  'remote-admin/src/screens/admin-promo-monitoring/clusters/',
];

/** The words of a table: the keys of its rows. @param {string} name */
function wordsOf(name) {
  const rows = readFileSync(join(ROOT, TABLES, `${name}.ts`), 'utf8').matchAll(/^ {2}(\w+): \{/gm);
  return [...rows].map(([, word]) => `'${word}'`).join('|');
}

const WORD = `(?:${wordsOf('payment-method')}|${wordsOf('transaction-type')})`;
const KIND = `(?:${wordsOf('payer-kind')}|'personal')`;
const OF_PAYER = `(?:(?:[pP]ayer|paying|chosen)\\??\\.kind|payer_?[kK]ind|account_?[tT]ype)`;
const NAMED = new RegExp(
  [
    `[!=]==\\s*${WORD}`,
    `${WORD}\\s*[!=]==`,
    `\\bcase ${WORD}`,
    `\\.includes\\(${WORD}\\)`,
    `\\.where\\([^()]*${WORD}\\)`,
    // A list of them; not the type of a property.
    `(?<![\\w\\])])\\[\\s*(?:'[^']*',\\s*)*${WORD}`,
    `\\b${OF_PAYER}\\s*[!=]==\\s*${KIND}`,
    `\\bkind\\s*[!=]==\\s*'user'`,
    `\\[\\s*'(?:user|personal)',\\s*'group'`,
  ].join('|'),
  'g',
);

/** Where a text names a row instead of asking for a fact. @param {string} text */
const namedIn = (text) => [...text.matchAll(NAMED)].map(([found]) => found);

describe('a row of a table', () => {
  it('is named by no code that asks which one it is', () => {
    const files = [...readWorkspace().keys()]
      .filter((folder) => !LABORATORY.has(folder))
      .flatMap((folder) => filesBelow(ROOT, folder, IS_CODE))
      .filter((file) => !/\/(?:testing|test)\//.test(file) && !ASKS.some((known) => file.includes(known)));
    assert.ok(files.length > 1000);
    const found = files.flatMap((file) =>
      namedIn(readFileSync(join(ROOT, file), 'utf8')).map((text) => `${file}: ${text}`),
    );
    assert.deepEqual(found, [], `ask for a fact of the tables in ${TABLES}`);
  });

  it('is seen in each form of such a question', () => {
    for (const asked of [
      `method === 'card'`,
      `request.method !==\n    'invoice'`,
      `'charge' === type`,
      `case 'refund':`,
      `types.includes('charge')`,
      `.where('r.method', '=', 'invoice')`,
      `const EITHER: readonly EntryKind[] = ['refund', 'adjustment'];`,
      `payer?.kind === 'company'`,
      `({ kind }) => kind === 'user'`,
      `user.accountType !== 'personal'`,
      `choiceOf(['user', 'group', 'company'])`,
    ])
      assert.equal(namedIn(asked).length, 1, asked);
  });

  it('is free where it is a value, a key, or a word of something else', () => {
    for (const free of [
      `{ kind: 'bonus', amount }`,
      `layerStyle: 'card'`,
      `NonNullable<TransactionDetail['charge']>`,
      `of.kind === 'group'`,
      `card: 'Карта'`,
    ])
      assert.deepEqual(namedIn(free), [], free);
  });
});
