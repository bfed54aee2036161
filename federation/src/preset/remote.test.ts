import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const SOURCES = {
  'package.json': '{}',
  'remote.contract.ts': `export default {
    name: 'same', version: '1.0.0', kernel: '>=2.0 <3', routes: [], menu: [], modals: [],
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

/** The text of each file of a build, of a remote that is built in a folder. */
async function build(folder: string, sources: Record<string, string> = SOURCES) {
  const dir = path.join(root, folder);
  for (const [file, source] of Object.entries(sources)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), source);
  }
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
  // Two builds take so long on a machine that may be busy.
}, 60_000);

describe('the names that a remote imports from the kernel', () => {
  let imports: Record<string, string[]>;

  beforeAll(async () => {
    const files = await build('importer', {
      ...SOURCES,
      'package.json': '{ "dependencies": { "bundled": "workspace:*" } }',
      'node_modules/bundled/package.json':
        '{ "type": "module", "sideEffects": false, "exports": "./index.js" }',
      'node_modules/bundled/index.js': `
        import { addMoney, fromWire } from '@cabinet/kernel/core/money';
        import { Tooltip } from '@cabinet/kernel/ui/tooltip';
        export const used = () => fromWire('1');
        export const unused = () => [addMoney, Tooltip];
      `,
      'src/routes.tsx': `
        import { used } from 'bundled';
        import '@cabinet/kernel/notify';
        import brand from '@cabinet/kernel/core/brand';
        import * as text from '@cabinet/kernel/core/text';
        import * as phone from '@cabinet/kernel/core/phone';
        import { type BannerProps, Box, Button, type CardProps, Card, ButtonProps } from '@cabinet/kernel/ui';
        import type { MenuProps } from '@cabinet/kernel/ui/menu';
        import { type ListProps } from '@cabinet/kernel/ui/list';
        import { Tabs as Pages } from '@cabinet/kernel/ui/tabs';
        export { Combobox as Chooser } from '@cabinet/kernel/ui/combobox';
        export * from '@cabinet/kernel/ui/money';
        const neverCalled = () => Card;
        export const uses = (props: MenuProps & ListProps & BannerProps & CardProps & ButtonProps) =>
          [props, used(), brand, text.plural, text.quoted.length, phone, Box, Button, Pages, Box];
        export const later = () => import('@cabinet/kernel/forms');
        export const routes = {};
      `,
    });
    const release = JSON.parse(files['release.json'] ?? '{}');
    imports = release.kernelImports;
    expect(Object.keys(imports)).toEqual(release.kernelEntries);
  }, 60_000);

  it.each([
    ['are values, each once, as types and what is never used leave no code', 'ui', ['Box', 'Button']],
    ['are the ones of the kernel where the remote renames them', 'ui/tabs', ['Tabs']],
    ['are the ones of the kernel where the remote passes them on', 'ui/combobox', ['Combobox']],
    ['include the default one', 'core/brand', ['default']],
    ['include what only a bundled package imports, as far as it is used', 'core/money', ['fromWire']],
    ['are told one by one where a namespace is only read from', 'core/text', ['plural', 'quoted']],
    ['are all of them where a namespace is passed around', 'core/phone', ['*']],
    ['are all of them where all are passed on', 'ui/money', ['*']],
    ['are all of them where the entry point is loaded later', 'forms', ['*']],
    ['are none where an entry point is there for its effects', 'notify', []],
    ['are none where what imports them is dropped as unused', 'ui/tooltip', []],
  ])('%s', (_fact, entry, names) => {
    expect(imports[entry]).toEqual(names);
  });

  it.each(['ui/menu', 'ui/list'])('do not mention %s, of which only types are imported', (entry) => {
    expect(Object.keys(imports)).not.toContain(entry);
  });
});
