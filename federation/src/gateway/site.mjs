import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf, pageRegistry, REGISTRY_KEY, readState } from '../registry/index.mjs';
import { openFolderStore } from '../store/folder-store.mjs';

/**
 * Where the page and the registry come from: the site on disk with its store of releases, or development servers. A cohort
 * is the person's place among those that a canary is given to by shares (`pageRegistry`).
 *
 * @typedef {object} SiteSource
 * @property {(cohort?: number) => Promise<import('./page.mjs').PageSources>} pageSources
 * @property {(cohort?: number) => Promise<import('../contract/index.mjs').Registry>} registry
 */

/**
 * Reads the site, again only when something changes.
 *
 * @param {string} site Folder made by `assembleSite`.
 * @param {{devHost?: string, devRemotes?: Record<string, string>}} [options] Addresses of development servers.
 * @returns {SiteSource}
 */
export function createSiteSource(site, { devHost, devRemotes = {} } = {}) {
  const template = devHost
    ? async () => (await fetch(`${devHost}/index.html`)).text()
    : ofFile(path.join(site, 'host/index.html'), (file) => readFile(file, 'utf8'));
  const assets = devHost
    ? async () => ({})
    : ofFile(path.join(site, 'host/assets.json'), async (file) => JSON.parse(await readFile(file, 'utf8')));
  const prerendered = devHost
    ? async () => ({})
    : ofFile(path.join(site, 'host/prerendered.json'), async (file) =>
        JSON.parse(await readFile(file, 'utf8').catch(() => '{}')),
      );
  const store = openFolderStore(site);
  const released = cachedBy(
    () => store.peek(REGISTRY_KEY),
    () => readState(store),
  );
  const registry = async (/** @type {number | undefined} */ cohort) => {
    const live = await Promise.all(
      Object.entries(devRemotes).map(([name, address]) => developmentRemote(name, address)),
    );
    const { remotes, ...frame } = pageRegistry(await released(), cohort);
    return { ...frame, remotes: [...remotes.filter((remote) => !(remote.name in devRemotes)), ...live] };
  };
  return {
    registry,
    pageSources: async (cohort) => ({
      template: await template(),
      assets: await assets(),
      prerendered: await prerendered(),
      registry: await registry(cohort),
    }),
  };
}

/**
 * What a file says, read again when its time changes.
 *
 * @template T
 * @param {string} file
 * @param {(file: string) => Promise<T>} read
 */
const ofFile = (file, read) =>
  cachedBy(
    () =>
      stat(file).then(
        (stats) => String(stats.mtimeMs),
        () => null,
      ),
    () => read(file),
  );

/**
 * @template T
 * @param {() => Promise<string | null>} ask What names the state that would be read.
 * @param {() => Promise<T>} read
 * @returns {() => Promise<T>}
 */
function cachedBy(ask, read) {
  /** @type {{state: string | null, value: Promise<T>} | undefined} */
  let cached;
  return async () => {
    const state = await ask();
    if (!cached || cached.state !== state) {
      const value = read();
      cached = { state, value };
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
