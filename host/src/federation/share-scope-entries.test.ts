import { readFileSync } from 'node:fs';
import { lazyEntries } from './share-scope-entries.ts';

it('provides every entry point of the kernel but its testing helpers', () => {
  const kernel = JSON.parse(
    readFileSync(`${import.meta.dirname}/../../../shared-kernel/package.json`, 'utf8'),
  );
  const entries = Object.keys(kernel.exports)
    .map((entry) => entry.slice('./'.length))
    .filter((entry) => !entry.startsWith('testing') && !entry.endsWith('.json'));
  expect(Object.keys(lazyEntries).sort()).toEqual(entries.sort());
});
