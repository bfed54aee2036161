import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What is made or fetched, and the laboratory, which cites no law and is read by its own steps alone. */
const NOT_READ = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'screenshots', 'lab']);
const TEXT = /\.(?:[cm]?[jt]sx?|md|sql|css|html|ya?ml)$/;

/** A line break inside a comment or a paragraph, with the marks that the next line begins with. */
const BREAK = /\s*\n\s*(?:\*(?!\/)|\/\/|--|#|\|)?\s*/g;

/** «product §4.3», «product.md §8.1, §8.2 and §9» and §2.1–2.3: the law's name, then sections. */
const CITATION = /\bproduct(?:\.md)?\)? (§\d+(?:\.\d+)?(?:(?:, | and |–)§?\d+(?:\.\d+)?)*)/g;

/** The law has one name and one place. */
const OTHER_NAME = /\b[Ss]pecification(?:'s)? §\d+|\(contract, [a-zA-Z]/g;

/** @param {string} law Text of docs/product.md. */
export function sectionsOf(law) {
  return new Set([...law.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(([, number = '']) => number));
}

/**
 * What a text cites and cannot: sections that are not there, and the law by another name.
 *
 * @param {string} text
 * @param {Set<string>} sections
 * @returns {string[]}
 */
export function strayCitations(text, sections) {
  const line = text.replace(BREAK, ' ');
  const cited = [...line.matchAll(CITATION)].flatMap(([, list = '']) => list.match(/\d+(?:\.\d+)?/g) ?? []);
  const missing = cited.filter((number) => !sections.has(number)).map((number) => `product §${number}`);
  return [...missing, ...(line.match(OTHER_NAME) ?? [])];
}

/** Every text file of the repository below a folder. @param {string} folder @returns {string[]} */
export function textFilesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || NOT_READ.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return textFilesBelow(path);
    return TEXT.test(entry.name) ? [path] : [];
  });
}

/** @param {string} file */
export const readText = (file) => readFileSync(file, 'utf8');

/**
 * The sources of the packages at the root whose names fit, without tests and what helps them.
 *
 * @param {string} root
 * @param {RegExp} packages
 */
export const sourcesOf = (root, packages) =>
  readdirSync(root)
    .filter((name) => packages.test(name))
    .flatMap((name) => textFilesBelow(join(root, name, 'src')))
    .map((path) => relative(root, path))
    .filter((file) => /(?<!\.(?:test|d))\.(?:tsx?|mjs)$/.test(file) && !file.includes('/testing/'))
    .map((file) => ({ file, text: readText(join(root, file)) }));
