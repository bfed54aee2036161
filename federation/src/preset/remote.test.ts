import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from '@jest/globals';

const SOURCES = {
  'package.json': '{}',
  'remote.contract.ts': `export default {
    name: 'same', version: '1.0.0', kernel: '>=1.0 <2', routes: [], menu: [], modals: [],
  };`,
  'src/routes.tsx': 'export const routes = {};',
};

/** The bundler does not load inside jest's module loader, so a process of its own builds. */
const BUILD = `
  import { remotePreset, runRspack } from ${JSON.stringify(new URL('index.mjs', import.meta.url))};
  await runRspack(await remotePreset(process.cwd(), { isDevelopment: false }));
`;

const root = await mkdtemp(path.join(tmpdir(), 'remote-'));
afterAll(() => rm(root, { recursive: true }));

/** File of the build → its text, of a remote that is built in a folder. */
async function build(folder: string): Promise<Record<string, string>> {
  const dir = path.join(root, folder);
  await mkdir(path.join(dir, 'src'), { recursive: true });
  for (const [file, source] of Object.entries(SOURCES)) await writeFile(path.join(dir, file), source);
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', BUILD], { cwd: dir });
  const files = await readdir(path.join(dir, 'dist'));
  const texts = files.map(async (file) => [file, await readFile(path.join(dir, 'dist', file), 'utf8')]);
  return Object.fromEntries(await Promise.all(texts));
}

it('gives equal files for equal sources in whatever folder they are, since their address is one', async () => {
  const [one, other] = [await build('one'), await build('deep/below/other')];
  expect(Object.keys(one)).toEqual(
    expect.arrayContaining(['remoteEntry.js', 'release.json', 'contract.json']),
  );
  expect(other).toEqual(one);
  // Two builds, on a machine that may be busy.
}, 60_000);
