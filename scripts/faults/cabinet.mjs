import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { API_SERVER } from '../lib/api-process.mjs';
import { databaseCommand } from '../lib/database.mjs';
import { ROOT } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { atEnd, scratch, scratchFolder } from '../lib/scratch-run.mjs';
import { startServer, waitUntilReady } from '../lib/server-process.mjs';
import { GATEWAY_SERVER } from '../lib/servers.mjs';
import { createCutProxy } from './cut-proxy.mjs';
import { createPlace } from './place.mjs';

export const SERVICE_TOKEN = 'faults-service-token-0123456789abcdef';
export const INTEGRITY_CODE = 'faults-integrity-code-0123456789';

/**
 * A cabinet whose every part can be broken: gateway, wire, API, wire, database, all on the loopback address.
 *
 * @typedef {object} Cabinet
 * @property {string} url of the gateway
 * @property {string} serviceUrl of the API, as the chat service reaches it: over the wire
 * @property {import('./place.mjs').Place} place
 * @property {import('./cut-proxy.mjs').CutProxy} wire between the gateway and the API
 * @property {number} seedMs how long the demonstration took to make
 * @property {() => Promise<void>} killApi kill -9
 * @property {() => Promise<void>} launchApi starts it, without waiting
 * @property {() => Promise<void>} startApi starts it, and waits until it is ready
 * @property {() => boolean} isApiRunning
 * @property {() => string} output what the API said last
 * @property {() => Promise<void>} stopApi asks it to end
 */

/** @param {boolean} embedded @returns {Promise<Cabinet>} */
export async function createCabinet(embedded) {
  const [place] = await scratch(
    () => createPlace(embedded),
    (made) => made.remove(),
  );
  const [port, apiPort] = [await freePort(), await freePort()];
  const [wire] = await scratch(
    () => createCutProxy(apiPort),
    (made) => made.close(),
  );
  const site = await emptySite();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...place.env,
    PUBLIC_URL: url,
    PORT: undefined,
    API_PORT: String(apiPort),
    INTERNAL_TOKEN: SERVICE_TOKEN,
    MNT_INTEGRITY_CODE: INTEGRITY_CODE,
    RATE_LIMIT_PER_MINUTE: '0',
    RATE_LIMIT_SCALE: '100000',
  };
  /** @type {import('../lib/server-process.mjs').ServerProcess | undefined} */
  let api;
  /** @type {import('../lib/server-process.mjs').ServerProcess | undefined} */
  let gateway;

  const launchApi = async () => {
    api = startServer({ name: 'API', script: API_SERVER, cwd: ROOT, env });
  };
  const startApi = async () => {
    if (!api?.isRunning()) await launchApi();
    if (api) await waitUntilReady(`http://127.0.0.1:${apiPort}/readyz`, api);
  };
  atEnd(async () => {
    await gateway?.stop();
    await api?.stop();
  });
  const since = Date.now();
  await databaseCommand('seed', { env: place.env });
  const seedMs = Date.now() - since;
  await startApi();
  gateway = startServer({
    name: 'Gateway',
    script: GATEWAY_SERVER,
    cwd: ROOT,
    env: {
      CABINET_MODE: 'demo',
      PORT: String(port),
      API_URLS: `http://127.0.0.1:${wire.port}`,
      SITE_DIR: site,
    },
  });
  await waitUntilReady(`${url}/gateway/healthz`, gateway);
  return {
    url,
    serviceUrl: `http://127.0.0.1:${wire.port}`,
    place,
    wire,
    seedMs,
    launchApi,
    startApi,
    killApi: async () => kill(api),
    isApiRunning: () => api?.isRunning() === true,
    output: () => api?.output() ?? '',
    stopApi: async () => api?.stop(),
  };
}

/** kill -9: nothing in the process gets a chance to tidy up. @param {import('../lib/server-process.mjs').ServerProcess | undefined} server */
export async function kill(server) {
  if (!server?.isRunning()) return;
  process.kill(server.pid, 'SIGKILL');
  await server.exited;
}

/** Nobody opens a page here. */
async function emptySite() {
  const site = await scratchFolder('faults-site');
  for (const folder of ['host', 'mfe']) mkdirSync(join(site, folder));
  return site;
}
