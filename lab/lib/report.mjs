import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const docs = path.resolve(import.meta.dirname, '../docs');
const FILES = ['performance.md', 'performance-tables.md'];

/**
 * Puts a benchmark's table into its section of docs/performance.md, or of docs/performance-tables.md, where the long
 * ones stand, between the section's markers.
 *
 * @param {string} section Name of the markers `<!-- section -->` … `<!-- /section -->`.
 * @param {string} table Markdown.
 */
export async function writeSection(section, table) {
  const [open, close] = [`<!-- ${section} -->`, `<!-- /${section} -->`];
  for (const file of FILES.map((name) => path.join(docs, name))) {
    const text = await readFile(file, 'utf8');
    const [start, end] = [text.indexOf(open), text.indexOf(close)];
    if (start < 0 || end < start) continue;
    await writeFile(file, `${text.slice(0, start + open.length)}\n${table}\n${text.slice(end)}`);
    return;
  }
  throw new Error(`No file of docs/ has the section ${section}: ${FILES.join(', ')}`);
}
