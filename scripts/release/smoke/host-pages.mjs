import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGateway } from '../../../federation/src/gateway/gateway.mjs';

/**
 * @typedef {import('../../../federation/src/registry/index.mjs').ObjectStore} ObjectStore
 * @typedef {import('../../../federation/src/registry/index.mjs').HostBuild} HostBuild
 * @typedef {import('../../../federation/src/contract/index.mjs').RegistryRemote} RegistryRemote
 *
 * @typedef {{status: number, headers: {name: string, value: string}[], body: string}} Page
 * @typedef {(address: {url: string, cookie: string}) => Promise<Page>} DrawPage
 */

/** No call of a page goes through the gateway that draws it. */
const NO_API = 'http://127.0.0.1:9';

/**
 * The pages of a stored host around what is live, as a gateway would send them.
 *
 * @param {ObjectStore} store
 * @param {string} directory Of the host's build.
 * @returns {Promise<{draw: DrawPage, close: () => Promise<void>}>}
 */
export async function openHostPages(store, directory) {
  const site = await mkdtemp(join(tmpdir(), 'host-pages-'));
  const gateway = await createGateway({ site, store, triedHost: directory, apiUrls: [NO_API] });
  return {
    async draw({ url, cookie }) {
      const { statusCode: status, headers, body } = await gateway.inject({ url, headers: { cookie } });
      const named = Object.entries(headers).map(([name, value]) => ({ name, value: String(value) }));
      return { status, headers: named, body };
    },
    async close() {
      await gateway.close();
      await rm(site, { recursive: true, force: true });
    },
  };
}

/**
 * The host as the check of a release takes it: its own screen is the sign-in form.
 *
 * @param {HostBuild} host
 * @returns {RegistryRemote}
 */
export const entryOfHost = ({ name, version, build, integrity = {}, kernel }) => ({
  name,
  version,
  build,
  base: '/',
  entry: 'host.js',
  global: 'cabinet_host',
  integrity,
  preload: {},
  contract: {
    name,
    version,
    kernel: kernel.version,
    routes: [{ id: 'login', path: '/login', title: 'Вход', public: true }],
    menu: [],
    modals: [],
  },
});
