import { readFileSync, writeFileSync } from 'node:fs';

/** @typedef {import('./read-variables.mjs').VariableTable} VariableTable */
/** @typedef {import('./read-variables.mjs').Variable} Variable */

/**
 * Whether a document holds the table of these variables between its markers `<!-- settings:part -->` and
 * `<!-- /settings:part -->`. With `UPDATE_README=1` in the environment it is written there.
 *
 * @param {string} file
 * @param {string} part
 * @param {VariableTable} table
 */
export function isInReadme(file, part, table) {
  const readme = readFileSync(file, 'utf8');
  const [begin, end] = [`<!-- settings:${part} -->`, `<!-- /settings:${part} -->`];
  const [before, rest] = readme.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${file} has no markers ${begin} and ${end}`);
  const fresh = `${before}${begin}\n${markdown(table)}\n${end}${after}`;
  if (process.env.UPDATE_README === '1') writeFileSync(file, fresh);
  return process.env.UPDATE_README === '1' || fresh === readme;
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
