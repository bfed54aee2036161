import { cp, mkdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { validateRegistryRemote } from '../contract/index.mjs';
import { compressDirectory } from './compress.mjs';
import { readRegistry, writeRegistry } from './registry.mjs';

/** The registry at the moment when the host was laid out: what a page falls back to when there is no other copy. */
const REGISTRY_SNAPSHOT = 'registry-snapshot.json';

/** @param {string} file */
const exists = (file) =>
  stat(file).then(
    () => true,
    () => false,
  );

/**
 * Puts one built remote into a site, in an immutable directory. Older builds stay where they are, so that open tabs
 * never miss a chunk.
 *
 * @param {{site: string, dist: string}} options
 * @returns {Promise<import('../contract/index.mjs').RegistryRemote>} Its entry for the registry.
 * @throws {Error} When the build's `release.json` is not valid.
 */
async function storeRemote({ site, dist }) {
  const release = JSON.parse(await readFile(path.join(dist, 'release.json'), 'utf8'));
  const base = `/mfe/${release.name}/${release.version}-${release.build}/`;
  const checked = validateRegistryRemote({ ...release, base });
  if (!checked.ok) throw new Error(`${dist}/release.json: ${checked.reason}`);
  const target = path.join(site, base);
  if (!(await exists(path.join(target, 'release.json.br')))) {
    await cp(dist, target, { recursive: true });
    await compressDirectory(target);
  }
  return checked.value;
}

/**
 * Makes one built remote the live one of a site that is laid out; the host and the other remotes stay as they are.
 *
 * @param {{site: string, dist: string}} options
 * @throws {Error} When the build's `release.json` is not valid.
 */
export async function publishRemote({ site, dist }) {
  const published = await storeRemote({ site, dist });
  const registryFile = path.join(site, 'registry.json');
  const { remotes } = await readRegistry(registryFile);
  const isKnown = remotes.some(({ name }) => name === published.name);
  const next = remotes.map((remote) => (remote.name === published.name ? published : remote));
  await writeRegistry(registryFile, isKnown ? next : [...next, published]);
  return published;
}

/**
 * Lays out a whole site from builds: `host/`, `mfe/<name>/<version>-<build>/`, `registry.json`.
 *
 * @param {{site: string, host: string, remotes: readonly string[]}} options `host` and `remotes` are build folders.
 */
export async function assembleSite({ site, host, remotes }) {
  await mkdir(site, { recursive: true });
  const entries = [];
  for (const dist of remotes) entries.push(await storeRemote({ site, dist }));
  const registryFile = path.join(site, 'registry.json');
  const next = `${path.join(site, 'host')}.next`;
  await rm(next, { recursive: true, force: true });
  await cp(host, next, { recursive: true });
  await writeRegistry(path.join(next, REGISTRY_SNAPSHOT), entries);
  await compressDirectory(next);
  await keepOldAssets(path.join(site, 'host'), next);
  await rm(path.join(site, 'host'), { recursive: true, force: true });
  await cp(next, path.join(site, 'host'), { recursive: true });
  await rm(next, { recursive: true, force: true });
  await writeRegistry(registryFile, entries);
  return readRegistry(registryFile);
}

/** @param {string} previous @param {string} next */
async function keepOldAssets(previous, next) {
  if (await exists(previous)) await cp(previous, next, { recursive: true, force: false });
}
