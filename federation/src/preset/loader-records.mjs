import { readFile } from 'node:fs/promises';
import { parse } from '@swc/core';

/**
 * Reads a record of lazy loaders from source: `export const <name> = { key: () => import('…') }`.
 *
 * @param {string} file Absolute path of `routes.tsx` or `modals.tsx`.
 * @param {string} name Name of the exported constant.
 * @returns {Promise<Map<string, string> | null>} Key → import request; null when the file does not exist.
 * @throws {Error} When the file exists and does not have this form.
 */
export async function readLoaderRecord(file, name) {
  const source = await readFile(file, 'utf8').catch(() => null);
  if (source === null) return null;
  const module = await parse(source, { syntax: 'typescript', tsx: true, target: 'es2022' });
  for (const item of module.body) {
    if (item.type !== 'ExportDeclaration' || item.declaration.type !== 'VariableDeclaration') continue;
    for (const declarator of item.declaration.declarations) {
      if (declarator.id.type === 'Identifier' && declarator.id.value === name && declarator.init) {
        return readEntries(
          /** @type {import('@swc/core').Expression} */ (declarator.init),
          `${file}: ${name}`,
        );
      }
    }
  }
  throw new Error(`${file} does not export a constant named ${name}`);
}

/** @param {import('@swc/core').Expression} expression @param {string} where @returns {Map<string, string>} */
function readEntries(expression, where) {
  if (expression.type === 'TsSatisfiesExpression' || expression.type === 'TsAsExpression')
    return readEntries(expression.expression, where);
  if (expression.type !== 'ObjectExpression') throw new Error(`${where} is not an object literal`);
  const entries = new Map();
  for (const property of expression.properties) {
    if (property.type !== 'KeyValueProperty')
      throw new Error(`${where} may hold only key: () => import('…')`);
    const key =
      property.key.type === 'Identifier' || property.key.type === 'StringLiteral' ? property.key.value : '';
    const request = importRequest(property.value);
    if (!key || !request) throw new Error(`${where}.${key} is not () => import('…')`);
    entries.set(key, request);
  }
  return entries;
}

/** @param {import('@swc/core').Expression} loader @returns {string | null} */
function importRequest(loader) {
  if (loader.type !== 'ArrowFunctionExpression' || loader.body.type !== 'CallExpression') return null;
  const call = loader.body;
  const argument = call.callee.type === 'Import' ? call.arguments[0]?.expression : undefined;
  return argument?.type === 'StringLiteral' ? argument.value : null;
}
