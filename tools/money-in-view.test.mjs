import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { it } from 'node:test';
import ts from 'typescript';
import { sourcesOf } from './product-citations.mjs';

// A sum is shown with two decimals and has up to ten. `MoneyText` writes both: the shown one and, on hover, the exact one. What
// formats a sum by itself shows the first alone.

const ROOT = resolve(import.meta.dirname, '..');

/** Folders whose code the browser draws. */
const DRAWN = /^(host|shared-.+|remote-.+)$/;

/** What turns a sum into text. */
const FORMATS = new Set(['formatAmount', 'formatExactAmount', 'formatMoney', 'rubles']);

/** What may write a sum that is no part of a sentence, with the reason. */
const ALLOWED = {
  // The part of the kit itself.
  'shared-kernel/src/react/ui/money/money-text.tsx': 2,
  // A filter says the bounds that were typed, and a badge shows six decimals on hover by itself.
  'shared-kernel/src/react/ui/list/amount-filter.tsx': 1,
  'host/src/shell/footer/balance-badge.tsx': 1,
  // The words of a choice, of a phone's line and of a button are one text.
  'remote-account/src/screens/payment/form/payer-field.tsx': 1,
  'remote-admin/src/screens/admin-bank-statements-detail/confirm-lines-dialog.tsx': 1,
  'remote-company/src/screens/company-users/company-user-columns.tsx': 1,
};

/** @param {import('typescript').Node | undefined} node @returns {boolean} whether it stands inside a sentence. */
const isInSentence = (node) => node !== undefined && (ts.isTemplateSpan(node) || isInSentence(node.parent));

/** The sums that a module of the view formats outside of a sentence. @param {string} text */
function bareSums(text) {
  /** @type {string[]} */
  const found = [];
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && FORMATS.has(node.expression.getText()) && !isInSentence(node))
      found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('view.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

it('shows a sum by the part of the kit that holds the exact one', () => {
  const views = sourcesOf(ROOT, DRAWN).filter(({ file }) => file.endsWith('.tsx'));
  assert.ok(views.length > 500);
  const allowed = new Map(Object.entries(ALLOWED));
  const wrong = views.flatMap(({ file, text }) => {
    const sums = bareSums(text);
    return sums.length === (allowed.get(file) ?? 0) ? [] : [`${file}: ${sums.join(', ') || 'none any more'}`];
  });
  assert.deepEqual(wrong, []);
});

it('notices a bare sum, and lets a sentence and the part of the kit be', () => {
  const wrong = [
    '<td>{formatAmount(amount)}</td>',
    '<Text>{formatAmount(amount)} в день</Text>',
    '<Figure value={formatAmount(amount, { digits })} />',
    'const cell = ({ amount }) => formatAmount(amount);',
    "const text = balance === null ? '—' : formatMoney(fromWire(balance));",
    '<li>{name} · {rubles(amount)}</li>',
  ];
  for (const text of wrong) assert.equal(bareSums(text).length, 1, text);
  const right = [
    '<MoneyText value={amount} />',
    '<Text>{`Не хватает ${formatAmount(shortfall)}`}</Text>',
    '// {formatAmount(amount)}',
  ];
  for (const text of right) assert.deepEqual(bareSums(text), [], text);
});
