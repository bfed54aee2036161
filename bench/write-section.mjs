import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../docs/performance.md');

/**
 * Puts a benchmark's table into its section of docs/performance.md, between the section's markers.
 *
 * @param {string} section Name of the markers `<!-- section -->` … `<!-- /section -->`.
 * @param {string} table Markdown.
 */
export async function writeSection(section, table) {
  const text = await readFile(file, 'utf8');
  const [open, close] = [`<!-- ${section} -->`, `<!-- /${section} -->`];
  const [start, end] = [text.indexOf(open), text.indexOf(close)];
  if (start < 0 || end < start) throw new Error(`docs/performance.md has no section ${section}`);
  await writeFile(file, `${text.slice(0, start + open.length)}\n${table}\n${text.slice(end)}`);
}
