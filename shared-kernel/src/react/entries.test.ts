import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const readText = (file: string) => readFileSync(join(root, file), 'utf8');

const { exports: exported, firstChunk }: { exports: Record<string, string>; firstChunk: string[] } =
  JSON.parse(readText('package.json'));

/** Name and file of each entry. */
const offered = Object.entries(exported)
  .map(([name, file]): [name: string, file: string] => [name.slice(2), file])
  .filter(([name]) => name !== 'testing/setup')
  .sort();

/** Folders with an `index.ts`: `core/money`, `http`, `ui/dialog`, `testing`. */
function entryFolders(): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/index.ts'))
    .map((file) => dirname(file).replace(/^react\//, ''))
    .sort();
}

describe('the entries of the kernel', () => {
  it('are all that the first chunk may name', () => {
    expect(offered.map(([name]) => name)).toEqual(expect.arrayContaining(firstChunk));
  });

  it('are every folder that has an index, and single files of such folders', () => {
    const folders = offered.filter(([, file]) => file.endsWith('/index.ts')).map(([name]) => name);
    expect(entryFolders()).toEqual(folders);
    const files = offered.filter(([, file]) => !file.endsWith('/index.ts'));
    for (const [name] of files) expect(folders).toContain(dirname(name));
  });

  it.each(offered)('%s names every export', (_name, file) => {
    expect(readText(file)).not.toMatch(/export \*/);
  });
});
