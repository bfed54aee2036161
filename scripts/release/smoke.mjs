import { directoryOf } from '../../federation/src/registry/index.mjs';
import { chromiumOptions, findBrowser } from '../lib/browser.mjs';
import { checkRoute } from './smoke/check-route.mjs';
import { entryOfHost, openHostPages } from './smoke/host-pages.mjs';
import { createPeople } from './smoke/people.mjs';

/**
 * @typedef {import('../../federation/src/contract/index.mjs').RegistryRemote} RegistryRemote
 * @typedef {import('./smoke/person.mjs').Account} Account
 *
 * @typedef {object} SmokeOptions
 * @property {string} url address of the live cabinet
 * @property {RegistryRemote} entry the build, whose files are in the live store already
 * @property {readonly Account[]} accounts who may sign in, in the order in which they are tried
 * @property {import('./smoke/host-pages.mjs').DrawPage} [drawPage] draws the documents of another host than the live one
 * @property {(route: string, outcome: 'drawn' | 'skipped' | 'problem') => void} [onRoute] told after each route
 *
 * @typedef {object} SmokeResult
 * @property {string[]} drawn paths of the routes, as the contract writes them
 * @property {{route: string, why: string}[]} skipped nobody has what the address needs
 * @property {string[]} problems sentences: where, what was seen, what to do
 */

async function launch() {
  // Only here, because the install comes first.
  const { chromium } = await import('@playwright/test');
  return chromium.launch({ ...chromiumOptions(), executablePath: await findBrowser() });
}

/** Plain addresses first: they tell who may open what. @param {RegistryRemote} entry */
const inOrder = ({ contract: { routes } }) => [
  ...routes.filter(({ path }) => !path.includes(':')),
  ...routes.filter(({ path }) => path.includes(':')),
];

/**
 * Opens every screen of a build in the live shell, as those people see it who may, before the build is live for anybody.
 *
 * @param {SmokeOptions} options
 * @returns {Promise<SmokeResult>} The build may go live when `problems` is empty.
 * @throws {import('../lib/user-error.mjs').UserError} When there is no browser.
 */
export async function smokeRelease({ url, entry, accounts, drawPage, onRoute = () => {} }) {
  /** @type {SmokeResult} */
  const result = { drawn: [], skipped: [], problems: [] };
  const browser = await launch();
  const people = createPeople(browser, {
    origin: new URL(url).origin,
    entry,
    accounts,
    ...(drawPage && { drawPage }),
  });
  try {
    for (const route of inOrder(entry)) {
      const outcome = await checkRoute(people, route);
      if (outcome.kind === 'drawn') result.drawn.push(route.path);
      if (outcome.kind === 'skipped') result.skipped.push({ route: route.path, why: outcome.why });
      if (outcome.kind === 'problem') result.problems.push(...outcome.sentences);
      onRoute(route.path, outcome.kind);
    }
  } finally {
    await people.leave().finally(() => browser.close());
  }
  return { ...result, problems: [...people.problems, ...result.problems] };
}

/**
 * Opens every screen of every live remote in a stored host, and the host's own.
 *
 * @param {Omit<SmokeOptions, 'entry' | 'drawPage'> & {store: import('../../federation/src/registry/index.mjs').ObjectStore, host: import('../../federation/src/registry/index.mjs').HostBuild, remotes: readonly RegistryRemote[]}} options
 * @returns {Promise<SmokeResult>} See {@link smokeRelease}.
 */
export async function smokeHost({ store, host, remotes, ...options }) {
  const pages = await openHostPages(store, directoryOf(host));
  /** @type {SmokeResult} */
  const result = { drawn: [], skipped: [], problems: [] };
  try {
    for (const entry of [entryOfHost(host), ...remotes]) {
      const { drawn, skipped, problems } = await smokeRelease({ ...options, entry, drawPage: pages.draw });
      result.drawn.push(...drawn);
      result.skipped.push(...skipped);
      result.problems.push(...problems);
    }
  } finally {
    await pages.close();
  }
  return result;
}
