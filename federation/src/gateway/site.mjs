import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf, readRegistry } from '../registry/index.mjs';

/**
 * Where the page and the registry come from: the assembled site on disk, or development servers.
 *
 * @typedef {object} SiteSource
 * @property {() => Promise<import('./page.mjs').PageSources>} pageSources
 * @property {() => Promise<import('../contract/index.mjs').Registry>} registry
 */

/**
 * Reads the site, again only when a file changed.
 *
 * @param {string} site Folder made by `assembleSite`.
 * @param {{devHost?: string, devRemotes?: Record<string, string>}} [options] Addresses of development servers.
 * @returns {SiteSource}
 */
export function createSiteSource(site, { devHost, devRemotes = {} } = {}) {
  const template = devHost
    ? async () => (await fetch(`${devHost}/index.html`)).text()
    : cachedByTime(path.join(site, 'host/index.html'), (file) => readFile(file, 'utf8'));
  const assets = devHost
    ? async () => ({})
    : cachedByTime(path.join(site, 'host/assets.json'), async (file) =>
        JSON.parse(await readFile(file, 'utf8')),
      );
  const prerendered = devHost
    ? async () => ({})
    : cachedByTime(path.join(site, 'host/prerendered.json'), async (file) =>
        JSON.parse(await readFile(file, 'utf8').catch(() => '{}')),
      );
  const released = cachedByTime(path.join(site, 'registry.json'), readRegistry);
  const registry = async () => {
    const live = await Promise.all(
      Object.entries(devRemotes).map(([name, address]) => developmentRemote(name, address)),
    );
    const { remotes, ...frame } = await released();
    return { ...frame, remotes: [...remotes.filter((remote) => !(remote.name in devRemotes)), ...live] };
  };
  return {
    registry,
    pageSources: async () => ({
      template: await template(),
      assets: await assets(),
      prerendered: await prerendered(),
      registry: await registry(),
    }),
  };
}

/**
 * @template T
 * @param {string} file
 * @param {(file: string) => Promise<T>} read
 * @returns {() => Promise<T>}
 */
function cachedByTime(file, read) {
  /** @type {{time: number, value: Promise<T>} | undefined} */
  let cached;
  return async () => {
    const time = await stat(file).then(
      (stats) => stats.mtimeMs,
      () => 0,
    );
    if (!cached || cached.time !== time) {
      const value = read(file);
      cached = { time, value };
      value.catch(() => (cached = undefined));
    }
    return cached.value;
  };
}

/** @param {string} name @param {string} address @returns {Promise<import('../contract/index.mjs').RegistryRemote>} */
async function developmentRemote(name, address) {
  const release = await (await fetch(`${address}/release.json`)).json();
  const entry = Buffer.from(await (await fetch(`${address}/${release.entry}`)).arrayBuffer());
  return {
    ...release,
    base: `/__dev/${name}/`,
    integrity: { [release.entry]: integrityOf(entry) },
    preload: {},
  };
}
