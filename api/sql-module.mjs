import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const INCLUDE = /^\\ir (\S+)$/m;

/**
 * An SQL file as a module, for the bundle and for Jest: its folder, its name, and its text with the files that it
 * includes (`\ir`, psql's own word) in their places.
 *
 * @param {string} text
 * @param {string} path
 */
export function sqlModule(text, path) {
  /** @type {string[]} */
  const imports = [];
  const parts = text.split(INCLUDE).map((part, index) => {
    if (index % 2 === 0) return JSON.stringify(part);
    imports.push(`import file${index} from ${JSON.stringify(part)};\n`);
    return `file${index}`;
  });
  const file = { folder: basename(dirname(path)), name: basename(path, '.sql') };
  return `${imports.join('')}export default { ...${JSON.stringify(file)}, parts: [${parts.join(', ')}] };\n`;
}

/**
 * What a file of SQL says, with all that it includes.
 *
 * @param {string} path
 * @returns {string}
 */
export function readSql(path) {
  const parts = readFileSync(path, 'utf8').split(INCLUDE);
  return parts.map((part, index) => (index % 2 === 0 ? part : readSql(join(dirname(path), part)))).join('');
}

/**
 * @this {{resourcePath: string}}
 * @param {string} text
 */
function rspackLoader(text) {
  return sqlModule(text, this.resourcePath);
}

const jestTransformer = {
  /** @type {(text: string, path: string) => {code: string}} */
  process: (text, path) => ({ code: sqlModule(text, path) }),
};

// Both take the default export: Rspack calls it, Jest calls its `process`.
export default Object.assign(rspackLoader, jestTransformer);
