import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../registry/integrity.mjs';

/**
 * Lays down the build folder of a small remote, as its Rspack would leave it.
 *
 * @param {string} dist
 * @param {{name?: string, build: string} & Record<string, unknown>} release What its `release.json` says differently.
 * @returns {Promise<string>} The folder.
 */
export async function makeDist(dist, { name = 'orders', build, ...changes }) {
  const version = '1.2.3';
  const files = { 'remoteEntry.js': `// ${name} ${build}`, '12.js': `// screen of ${name} ${build}` };
  const release = {
    name,
    version,
    build,
    entry: 'remoteEntry.js',
    global: `cabinet_${name}_${build}`,
    integrity: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(text)])),
    preload: { list: ['remoteEntry.js', '12.js'] },
    contract: {
      name,
      version,
      kernel: '>=1.0 <2',
      routes: [{ id: 'list', path: `/${name}`, title: 'Заказы', guard: { session: true } }],
      menu: [],
      modals: [],
    },
    ...changes,
  };
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(dist, file), text);
  await writeFile(path.join(dist, 'release.json'), JSON.stringify(release));
  return dist;
}

/**
 * Lays down what a store says of its host.
 *
 * @param {string} site
 * @param {{exports?: Record<string, string[]>, permissions?: string[]}} [kernel]
 */
export async function makeHost(site, { exports = { ui: ['Button'] }, permissions = [] } = {}) {
  await mkdir(path.join(site, 'host'), { recursive: true });
  const host = {
    name: 'host',
    version: '1.0.0',
    build: 'h1',
    kernel: { version: '1.0.0', exports, permissions },
  };
  await writeFile(path.join(site, 'host/release.json'), JSON.stringify(host));
}
