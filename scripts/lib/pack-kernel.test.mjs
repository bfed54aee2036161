import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from './children.mjs';
import { after, before, describe, it } from './countable.mjs';
import { packKernel } from './pack-kernel.mjs';
import { program } from './package-steps.mjs';
import { ROOT } from './paths.mjs';

const GUIDE = 'docs/how-to/own-a-remote.md';
const FOLDERS = ['shared-access', 'shared-kernel', 'federation', 'http-server', 'tools'];
const OURS = /^@cabinet\//;

/** Does what `rspack build` does. */
const BUILD = `
  import config from './rspack.config.mjs';
  import { runRspack } from '@cabinet/federation/preset';
  await runRspack(config);
`;

const repository = mkdtempSync(join(tmpdir(), 'own-remote-'));
const libraries = join(repository, 'node_modules');
/** @type {string[]} */
let packed;

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(join(repository, file)), { recursive: true });
  writeFileSync(join(repository, file), text);
}

/** @param {string} file below the repository that the guide describes */
const read = (file) => readFileSync(join(repository, file), 'utf8');

/** The files that the guide tells people to write. */
function followGuide() {
  const guide = readFileSync(join(ROOT, GUIDE), 'utf8');
  for (const [, file = '', text = ''] of guide.matchAll(/^`([\w./-]+)`.*:\n\n```\w+\n([\s\S]*?)^```$/gm))
    write(file, text);
}

/**
 * Unpacks a package to where npm would put it.
 *
 * @param {string} tarball
 */
async function unpack(tarball) {
  const to = join(libraries, tarball.replace(/^cabinet-(.*)-[\d.]+\.tgz$/, '@cabinet/$1'));
  mkdirSync(to, { recursive: true });
  const { code, output } = await run('tar', [
    '-xzf',
    join(repository, tarball),
    '-C',
    to,
    '--strip-components=1',
  ]);
  assert.equal(code, 0, output);
}

/**
 * Links the libraries of others, which npm would fetch, from the workspace.
 *
 * @param {string} folder of a package
 * @param {string} [scope]
 */
function linkLibraries(folder, scope = '') {
  for (const name of readdirSync(join(ROOT, folder, 'node_modules', scope))) {
    const library = join(scope, name);
    if (name.startsWith('.') || name === '@cabinet') continue;
    if (name.startsWith('@')) linkLibraries(folder, name);
    else if (!existsSync(join(libraries, library))) {
      mkdirSync(dirname(join(libraries, library)), { recursive: true });
      symlinkSync(join(ROOT, folder, 'node_modules', library), join(libraries, library), 'junction');
    }
  }
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
async function node(args, env = {}) {
  const { code, output } = await run(process.execPath, args, { cwd: repository, env });
  assert.equal(code, 0, output);
  return output;
}

before(async () => {
  packed = await packKernel(repository);
  for (const tarball of packed) await unpack(tarball);
  for (const folder of FOLDERS) linkLibraries(folder);
  followGuide();
  write('package-lock.json', '{}');
});
after(() => rmSync(repository, { recursive: true, force: true }));

describe('what is packed for a remote in another repository', () => {
  it('names real versions, and its entries are there', () => {
    for (const name of readdirSync(join(libraries, '@cabinet'))) {
      const folder = join('node_modules/@cabinet', name);
      const manifest = JSON.parse(read(join(folder, 'package.json')));
      assert.doesNotMatch(read(join(folder, 'package.json')), /workspace:|catalog:/);
      for (const file of Object.values(manifest.exports)) read(join(folder, String(file)));
    }
    assert.match(read('node_modules/@cabinet/kernel/kernel.api.md'), /^# API of @cabinet\/kernel/);
  });

  it('fits the versions of the guide', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'));
    const asked = Object.entries({ ...dependencies, ...devDependencies });
    const catalog = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
    for (const [name, version] of asked.filter(([name]) => !OURS.test(name)))
      assert.match(catalog, new RegExp(`^  '?${name}'?: ${version.replaceAll(/[.^]/g, '\\$&')}$`, 'm'));
    assert.deepEqual(
      asked
        .filter(([name]) => OURS.test(name))
        .map(([, file]) => file)
        .sort(),
      packed.map((tarball) => `file:packages/${tarball}`).sort(),
    );
  });

  it('checks the types of the remote', async () => {
    write(
      'src/wrong.ts',
      `import type { RemoteContract } from '@cabinet/federation/contract';
      // @ts-expect-error It is a string, if the types have been found.
      export const name: RemoteContract['name'] = 1;`,
    );
    await node([program('typescript', 'bin/tsc')]);
  });

  it('runs its tests', async () => {
    await node([join(libraries, 'jest/bin/jest.js'), '--ci'], { NODE_OPTIONS: '--experimental-vm-modules' });
  });

  for (const mode of ['development', 'production'])
    it(`builds it for ${mode}, with what it takes of the kernel`, async () => {
      await node(['--input-type=module', '-e', BUILD], { NODE_ENV: mode });
      const { name, kernelImports } = JSON.parse(read('dist/release.json'));
      assert.equal(name, 'reports');
      assert.deepEqual(kernelImports, {
        session: ['useCurrentUser'],
        ui: ['Card', 'EmptyState', 'PageHeader'],
      });
    });
});
