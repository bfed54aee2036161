import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { apiProcess } from '../../scripts/lib/api-process.mjs';
import { databaseCommand } from '../../scripts/lib/database.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startServer, waitUntilReady } from '../../scripts/lib/server-process.mjs';
import { GATEWAY_SERVER } from '../../scripts/lib/servers.mjs';
import { atEnd, scratch, scratchFolder, scratchOpen } from '../lib/scratch-run.mjs';
import { createCutProxy } from './cut-proxy.mjs';
import { createPlace } from './place.mjs';

export const SERVICE_TOKEN = 'faults-service-token-0123456789abcdef';
export const INTEGRITY_CODE = 'faults-integrity-code-0123456789';
/** What the API of a cabinet is given that is drilled: who charges and who pays are known, and nobody is too fast. */
export const DRILL_SETTINGS = {
  INTERNAL_TOKEN: SERVICE_TOKEN,
  MNT_INTEGRITY_CODE: INTEGRITY_CODE,
  RATE_LIMIT_PER_MINUTE: '0',
  RATE_LIMIT_SCALE: '100000',
};

/**
 * A cabinet whose every part can be broken: gateway, wire, API, wire, database, all on the loopback address.
 *
 * @typedef {object} Cabinet
 * @property {string} url of the gateway
 * @property {string} serviceUrl of the API, as the chat service reaches it: over the wire
 * @property {import('./place.mjs').Place} place
 * @property {import('./cut-proxy.mjs').CutProxy} wire between the gateway and the API
 * @property {number} seedMs how long the demonstration took to make
 * @property {import('../../scripts/lib/api-process.mjs').ApiProcess} api
 * @property {() => boolean} isApiRunning
 * @property {() => string} output what the API said last
 */

/** @param {boolean} embedded @returns {Promise<Cabinet>} */
export async function createCabinet(embedded) {
  const [place] = await scratch(
    () => createPlace(embedded),
    (made) => made.remove(),
  );
  const [port, apiPort] = [await freePort(), await freePort()];
  const wire = await scratchOpen(() => createCutProxy(apiPort));
  const site = await emptySite();
  const url = `http://127.0.0.1:${port}`;
  const api = apiProcess({ port: apiPort, env: { ...place.env, PUBLIC_URL: url, ...DRILL_SETTINGS } });
  /** @type {import('../../scripts/lib/server-process.mjs').ServerProcess | undefined} */
  let gateway;

  atEnd(async () => {
    await gateway?.stop();
    await api.stop();
  });
  const since = Date.now();
  await databaseCommand('seed', { env: place.env });
  const seedMs = Date.now() - since;
  await api.start();
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
    api,
    isApiRunning: api.isRunning,
    output: api.output,
  };
}

/** Nobody opens a page here. */
async function emptySite() {
  const site = await scratchFolder('faults-site');
  for (const folder of ['host', 'mfe']) mkdirSync(join(site, folder));
  return site;
}
