import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const DOCS = path.resolve(import.meta.dirname, '../../docs');
const FILES = ['performance.md', 'performance-tables.md'];
const SHOWN = 10;

/**
 * Prints what a run came to. With `--write` it is also put into docs/performance.md, or into docs/performance-tables.md, where the
 * long ones stand, between the section's markers.
 *
 * @param {string} section name of the markers `<!-- section -->` … `<!-- /section -->`
 * @param {string} text Markdown
 * @param {boolean} isWritten
 */
export async function report(section, text, isWritten) {
  console.log(`\n${text}\n`);
  if (!isWritten) return;
  const [open, close] = [`<!-- ${section} -->`, `<!-- /${section} -->`];
  for (const file of FILES.map((name) => path.join(DOCS, name))) {
    const whole = await readFile(file, 'utf8');
    const [start, end] = [whole.indexOf(open), whole.indexOf(close)];
    if (start < 0 || end < start) continue;
    await writeFile(file, `${whole.slice(0, start + open.length)}\n${text}\n${whole.slice(end)}`);
    return;
  }
  throw new Error(`No file of docs/ has the section ${section}: ${FILES.join(', ')}`);
}

/** The first of what is wrong, a line each. @param {readonly string[]} problems @returns whether there was nothing to tell */
export function tellProblems(problems) {
  for (const problem of problems.slice(0, SHOWN)) console.log(`✗ ${problem}`);
  if (problems.length > SHOWN) console.log(`  and ${problems.length - SHOWN} more`);
  return problems.length === 0;
}
