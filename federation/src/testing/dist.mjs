import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assembleSite } from '../registry/assemble.mjs';
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
      kernel: '>=2.0 <3',
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
 * Lays down the build folder of a small host.
 *
 * @param {string} dist
 * @param {object} [changes]
 * @param {string} [changes.build]
 * @param {Record<string, string[]>} [changes.exports] Of the kernel.
 * @param {Record<string, string>} [changes.files] Beside `release.json`.
 * @param {Record<string, string>} [changes.integrity]
 * @returns {Promise<string>} The folder.
 */
export async function makeHostDist(
  dist,
  { build = 'h1', exports = { ui: ['Button'] }, files = {}, integrity } = {},
) {
  const kernel = { version: '2.0.0', exports };
  const all = {
    'index.html': '<head></head><div id="root"></div><!--registry-->',
    'assets.json': '{"shell":["shell.js"]}',
    ...files,
    'release.json': JSON.stringify({ name: 'host', version: '1.0.0', build, kernel, integrity }),
  };
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  for (const [file, text] of Object.entries(all)) await writeFile(path.join(dist, file), text);
  return dist;
}

/**
 * Lays out a site of a host and nothing else: change 1 of its registry.
 *
 * @param {string} site
 * @param {Parameters<typeof makeHostDist>[1]} [changes]
 */
export async function makeHost(site, changes) {
  const dist = await makeHostDist(await mkdtemp(path.join(tmpdir(), 'host-')), changes);
  await assembleSite({ site, host: dist, remotes: [], by: 'a test' });
  await rm(dist, { recursive: true });
}
