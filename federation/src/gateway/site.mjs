import { createHash } from 'node:crypto';
import {
  buildsFor,
  directoryOf,
  hostFor,
  integrityOf,
  pageRegistry,
  REGISTRY_KEY,
  readHostPage,
  readReleased,
  withoutWords,
} from '../registry/index.mjs';
import { cachedBy } from './cached-by.mjs';

/**
 * Where the page and the registry come from: the store of releases, or development servers. A cohort is a person's
 * place among the shares of the people to whom a canary is given (`pageRegistry`).
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
 * @property {{json: string, etag: string}} worded The same with the words of the palette, see `withoutWords`.
 */
/** @typedef {import('../contract/index.mjs').RegistryRemote} RegistryRemote */
/** @typedef {import('../registry/index.mjs').HostBuild} HostBuild */
/** @typedef {Omit<import('./page.mjs').PageSources, 'registry'>} HostPage What the pages of a host are made of. */

/** @type {HostPage} */
const NOTHING_DRAWN = { template: '', assets: {}, prerendered: {} };

/**
 * Reads what is released, and reads it again only when something changes.
 *
 * @param {import('../store/index.mjs').ObjectStore} store
 * @param {object} [options]
 * @param {string} [options.devHost] Address of the host's development server.
 * @param {Record<string, string>} [options.devRemotes] Those of remotes.
 * @param {string} [options.triedHost] Directory of the stored host that everybody gets, whatever is live.
 * @param {number} [options.askEveryMs] How old the answer may be whether something has changed.
 * @returns {SiteSource}
 */
export function createSiteSource(store, { devHost, devRemotes = {}, triedHost, askEveryMs = 0 } = {}) {
  const released = cachedBy(
    () => store.peek(REGISTRY_KEY),
    async () => ({
      released: await readReleased(store),
      views: /** @type {Map<string, RegistryView>} */ (new Map()),
    }),
    { askEveryMs },
  );
  const hostPage = hostPages(store);

  /** @param {number | undefined} cohort */
  async function forCohort(cohort) {
    const { released: now, views } = await released();
    const live = await Promise.all(
      Object.entries(devRemotes).map(([name, address]) => developmentRemote(name, address)),
    );
    const host = hostFor(now, cohort);
    const builds = [
      ...buildsFor(now, cohort).filter(({ build }) => !(build.name in devRemotes)),
      ...live.map((build) => ({ build, former: undefined })),
    ];
    if (live.length > 0) return { host, view: viewOf(now, builds, host) };
    // There are few of them, because they differ only by the canaries that a person gets.
    const key = [host, ...builds.map(({ build }) => build)]
      .map((build) => build && directoryOf(build))
      .join();
    const view = views.get(key) ?? viewOf(now, builds, host);
    views.set(key, view);
    return { host, view };
  }

  /** @param {HostBuild | undefined} host @returns {Promise<HostPage>} */
  async function pageOf(host) {
    if (devHost)
      return { ...NOTHING_DRAWN, template: await (await fetchExactly(`${devHost}/index.html`)).text() };
    const directory = triedHost ?? (host && directoryOf(host));
    if (directory === undefined) throw new Error(`No host is live in ${store.address}.`);
    return hostPage(directory);
  }

  return {
    registry: async (cohort) => (await forCohort(cohort)).view,
    async pageSources(cohort) {
      const { host, view } = await forCohort(cohort);
      return { ...(await pageOf(host)), registry: view };
    },
  };
}

/** What never changes is read once. A host that nobody gets any more is forgotten with the others. */
const KEPT_HOSTS = 4;

/** @param {import('../store/index.mjs').ObjectStore} store */
function hostPages(store) {
  /** @type {Map<string, Promise<HostPage>>} */
  const pages = new Map();
  return (/** @type {string} */ directory) => {
    const page = pages.get(directory) ?? readHostPage(store, directory);
    if (!pages.has(directory) && pages.size >= KEPT_HOSTS) pages.clear();
    pages.set(directory, page);
    page.catch(() => pages.delete(directory));
    return page;
  };
}

/**
 * @param {import('../registry/index.mjs').Released} released
 * @param {ReturnType<typeof buildsFor>} builds
 * @param {HostBuild | undefined} host
 * @returns {RegistryView}
 */
function viewOf(released, builds, host) {
  const registry = pageRegistry(released, builds, host);
  return {
    builds: builds.map(({ build }) => build),
    ...toldAs(withoutWords(registry)),
    worded: toldAs(registry),
  };
}

/** @param {import('../contract/index.mjs').Registry} registry */
function toldAs(registry) {
  const json = JSON.stringify(registry);
  return { json, etag: `"${createHash('sha256').update(json).digest('base64url')}"` };
}

/** @param {string} name @param {string} address @returns {Promise<RegistryRemote>} */
async function developmentRemote(name, address) {
  const release = await (await fetchExactly(`${address}/release.json`)).json();
  const entry = Buffer.from(await (await fetchExactly(`${address}/${release.entry}`)).arrayBuffer());
  return {
    ...release,
    base: `/__dev/${name}/`,
    integrity: { [release.entry]: integrityOf(entry) },
    preload: {},
  };
}

/** Asks a development server, and nobody to whom it sends on. @param {string} url */
const fetchExactly = (url) => fetch(url, { redirect: 'error' });
