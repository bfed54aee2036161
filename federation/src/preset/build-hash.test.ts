import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { buildHash, lockFile } from './build-hash.mjs';

const root = await mkdtemp(path.join(tmpdir(), 'build-hash-'));
afterAll(() => rm(root, { recursive: true }));

async function write(file: string, text = '') {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
  return path.join(root, file);
}

it('finds the lock file of the repository that it is installed in, whoever wrote it', async () => {
  const lock = await write('package-lock.json');
  await write('node_modules/.package-lock.json');
  await mkdir(path.join(root, 'node_modules/@cabinet/federation'), { recursive: true });
  expect(lockFile(path.join(root, 'node_modules/@cabinet/federation'))).toBe(lock);
});

it('names a remote that is a whole repository by its sources, not by its history', async () => {
  const lock = await write('package-lock.json');
  await write('src/routes.tsx', 'export const routes = {};');
  const before = buildHash([root], [lock]);
  await write('.git/HEAD', 'another commit');
  expect(buildHash([root], [lock])).toBe(before);
  await write('src/routes.tsx', 'export const routes = { reports };');
  expect(buildHash([root], [lock])).not.toBe(before);
});
