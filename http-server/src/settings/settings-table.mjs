import { readFileSync, writeFileSync } from 'node:fs';

/** @typedef {import('./read-variables.mjs').VariableTable} VariableTable */
/** @typedef {import('./read-variables.mjs').Variable} Variable */

/**
 * Whether a document holds the table of these variables between its markers `<!-- settings:part -->` and
 * `<!-- /settings:part -->`. `UPDATE_SETTINGS=1` in the environment writes it there.
 *
 * @param {string} file
 * @param {string} part
 * @param {VariableTable} table
 */
export function isInDocument(file, part, table) {
  const text = readFileSync(file, 'utf8');
  const [begin, end] = [`<!-- settings:${part} -->`, `<!-- /settings:${part} -->`];
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${file} has no markers ${begin} and ${end}`);
  const fresh = `${before}${begin}\n${markdown(table)}\n${end}${after}`;
  if (process.env.UPDATE_SETTINGS === '1') writeFileSync(file, fresh);
  return process.env.UPDATE_SETTINGS === '1' || fresh === text;
}

/** @param {VariableTable} table */
function markdown(table) {
  const rows = Object.entries(table).map(
    ([name, variable]) =>
      `| \`${name}\` | ${defaultOf(variable)} | ${variable.about}${variable.required === undefined ? '' : '; required in production'} |`,
  );
  return ['| variable | default | what it does |', '|---|---|---|', ...rows].join('\n');
}

/** @param {Variable} variable */
function defaultOf({ shown, fallback, demo }) {
  if (shown !== undefined) return shown;
  return demo === undefined || demo === fallback
    ? told(fallback)
    : `${told(demo)} in demo mode, else ${told(fallback)}`;
}

/** @param {unknown} value */
function told(value) {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return 'none';
  if (typeof value === 'string') return `\`${value}\``;
  return String(typeof value === 'boolean' ? Number(value) : value);
}
