import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { buildsFor, integrityOf, pageRegistry, REGISTRY_KEY, readReleased } from '../registry/index.mjs';
import { openFolderStore } from '../store/folder-store.mjs';

/**
 * Where the page and the registry come from: the site on disk with its store of releases, or development servers. A cohort
 * is the person's place among those that a canary is given to by shares (`pageRegistry`).
 *
 * @typedef {object} SiteSource
 * @property {(cohort?: number) => Promise<import('./page.mjs').PageSources>} pageSources
 * @property {(cohort?: number) => Promise<RegistryView>} registry
 */
/**
 * What is live for a person.
 *
 * @typedef {object} RegistryView
 * @property {readonly RegistryRemote[]} builds With all that the gateway needs to know of them.
 * @property {string} json The registry as the page is told it.
 * @property {string} etag Of `json`.
 */
/** @typedef {import('../contract/index.mjs').RegistryRemote} RegistryRemote */

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
    async () => ({
      released: await readReleased(store),
      views: /** @type {Map<string, RegistryView>} */ (new Map()),
    }),
  );
  const registry = async (/** @type {number | undefined} */ cohort) => {
    const live = await Promise.all(
      Object.entries(devRemotes).map(([name, address]) => developmentRemote(name, address)),
    );
    const { released: now, views } = await released();
    const chosen = buildsFor(now, cohort);
    const builds = [
      ...chosen.filter(({ build }) => !(build.name in devRemotes)),
      ...live.map((build) => ({ build, former: undefined })),
    ];
    if (live.length > 0) return viewOf(now, builds);
    // There are few: they differ by the canaries that a person gets.
    const key = builds.map(({ build }) => build.base).join();
    const view = views.get(key) ?? viewOf(now, builds);
    views.set(key, view);
    return view;
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
 * @param {import('../registry/index.mjs').Released} released
 * @param {ReturnType<typeof buildsFor>} builds
 * @returns {RegistryView}
 */
function viewOf(released, builds) {
  const json = JSON.stringify(pageRegistry(released, builds));
  const etag = `"${createHash('sha256').update(json).digest('base64url')}"`;
  return { builds: builds.map(({ build }) => build), json, etag };
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

/** @param {string} name @param {string} address @returns {Promise<RegistryRemote>} */
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
