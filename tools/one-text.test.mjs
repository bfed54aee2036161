import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { it } from 'node:test';
import ts from 'typescript';
import { sourcesOf } from './product-citations.mjs';

// A browser that translates a page puts elements of its own in the place of texts. React goes on to write into the text that is out
// of the page, and fails when it removes it or puts something before it. A text that is all of an element is written anew, so
// what changes has an element of its own.

const ROOT = resolve(import.meta.dirname, '..');

/** Folders whose code the browser draws. */
const DRAWN = /^(host|shared-.+|remote-.+)$/;

/** What parts of the view call what they are given to draw: elements, never a bare text. */
const ELEMENTS =
  /^(?:action|actions|back|balance|beside|children|covered|editor|element|fact|header|heading|icon|low|money|month|person|placeholder|region|skeleton|steps|title)$/;

/** Functions that make elements, beside those of an array. */
const MAKES_ELEMENTS = /^(?:from|map|children|choices|idOf|money|open|sum)$/;

/** A constant of the module, which never changes. */
const CONSTANT = /^[A-Z][A-Z_\d]*(?:\[|$)/;

/** @param {import('typescript').Expression} node @returns {import('typescript').Expression[]} what it may come to. */
function outcomes(node) {
  if (ts.isParenthesizedExpression(node)) return outcomes(node.expression);
  if (ts.isConditionalExpression(node)) return [...outcomes(node.whenTrue), ...outcomes(node.whenFalse)];
  if (!ts.isBinaryExpression(node)) return [node];
  const isAnd = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return isAnd ? outcomes(node.right) : [...outcomes(node.left), ...outcomes(node.right)];
}

/** @param {import('typescript').Expression} node */
const lastName = (node) => (ts.isPropertyAccessExpression(node) ? node.name.text : node.getText());

/** @param {import('typescript').Expression} node */
function isElement(node) {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return true;
  if (node.kind === ts.SyntaxKind.NullKeyword || CONSTANT.test(node.getText())) return true;
  return ts.isCallExpression(node)
    ? MAKES_ELEMENTS.test(lastName(node.expression))
    : ELEMENTS.test(lastName(node));
}

/** @param {import('typescript').JsxChild} child */
function isDrawn(child) {
  if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces;
  return !ts.isJsxExpression(child) || child.expression !== undefined;
}

/** @param {import('typescript').JsxChild} child */
const isFixedText = (child) =>
  ts.isJsxText(child) ||
  (ts.isJsxExpression(child) && child.expression !== undefined && ts.isStringLiteral(child.expression));

/** @param {import('typescript').JsxChild} child */
const isChangingText = (child) =>
  ts.isJsxExpression(child) &&
  child.expression !== undefined &&
  !isFixedText(child) &&
  !outcomes(child.expression).every(isElement);

/** @param {import('typescript').JsxChild} child */
function mayCome(child) {
  if (!ts.isJsxExpression(child) || child.expression === undefined) return false;
  const { expression } = child;
  return (
    ts.isBinaryExpression(expression) ||
    outcomes(expression).length > 1 ||
    /\.map\(/.test(expression.getText())
  );
}

/** A text of words: a translator leaves blanks alone. @param {import('typescript').JsxChild} child */
const hasWords = (child) => isFixedText(child) && /[^\s{}'"]/.test(child.getText());

/** What comes is put before the text that followed it. @param {import('typescript').JsxChild[]} drawn */
const isMetByNewcomer = (drawn) =>
  drawn.some((child, index) => hasWords(child) && drawn.slice(0, index).some(mayCome));

/** A component that is a text and no element. @param {import('typescript').Node} node */
function isBareText(node) {
  if (!ts.isReturnStatement(node) || node.expression === undefined) return false;
  const maker = ts.findAncestor(node, ts.isFunctionLike);
  const name = maker && ts.isFunctionDeclaration(maker) ? (maker.name?.text ?? '') : '';
  return /^[A-Z][a-z]/.test(name) && !outcomes(node.expression).every(isElement);
}

/** The texts of a module of the view that a translated page would keep or fail on. @param {string} text */
function looseTexts(text) {
  /** @type {string[]} */
  const found = [];
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const drawn = node.children.filter(isDrawn);
      const isFragment = ts.isJsxFragment(node);
      const isAlone = drawn.length === 1 && !isFragment;
      const isLoose =
        drawn.some(isChangingText) || isMetByNewcomer(drawn) || (isFragment && drawn.some(hasWords));
      if (!isAlone && isLoose) found.push(node.getText());
    }
    if (isBareText(node)) found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('view.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

it('gives every text that changes an element of its own', () => {
  const views = sourcesOf(ROOT, DRAWN).filter(({ file }) => file.endsWith('.tsx'));
  assert.ok(views.length > 500);
  assert.deepEqual(
    views.flatMap(({ file, text }) => looseTexts(text).map((found) => `${file}: ${found}`)),
    [],
  );
});

it('notices a text beside another, and one that comes and goes', () => {
  const wrong = [
    '<Text>{count} строк</Text>',
    '<Text>{first} из {last}</Text>',
    '<Badge><Dot />{label}</Badge>',
    '<Text>Сумма{isPaid && " оплачена"}</Text>',
    '<Text>{isDone ? `Готово: ${count}` : null}<Icon /></Text>',
    '<Text>{isDone && <Icon />} Готово</Text>',
    '<>{name}</>',
    'function Owner() { return isKnown ? <Link /> : "без владельца"; }',
    '<Text>Итого{isLate && <> с <DateText value={at} /></>}</Text>',
    '<li>{nameOf(person)}, <DateText value={at} /></li>',
  ];
  for (const text of wrong) assert.equal(looseTexts(text).length, 1, text);
  const right = [
    '<Text>{`${count} строк`}</Text>',
    '<Text>{isPaid ? "Оплачена" : label}</Text>',
    '<Badge><Dot /><span>{label}</span></Badge>',
    '<Text>Сумма <MoneyText value={sum} /></Text>',
    '<Text>Сумма {isPaid && <Badge>оплачена</Badge>}</Text>',
    '<Stack>{rows.map((row) => <Row key={row.id} />)}{dialog.element}</Stack>',
    '<Text>Не больше {MAX_ROWS} строк</Text>',
    'function Owner() { return isKnown ? <Link /> : <span>без владельца</span>; }',
    'function ownerText() { return "без владельца"; }',
  ];
  for (const text of right) assert.deepEqual(looseTexts(text), [], text);
});
