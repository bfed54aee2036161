import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE } from './build.mjs';
import { databaseCommand } from './database.mjs';
import { CACHE } from './paths.mjs';
import { freePort } from './ports.mjs';
import { startServers } from './servers.mjs';

/** The address to which «Вернуться к чатам» leads. */
export const CHAT_URL = 'https://chat.demo.example/';

/** Where support, the offer and the privacy policy of the demonstration are, as links lead there. */
export const PUBLIC_LINKS = {
  support: 'mailto:support@demo.example',
  offer: 'https://demo.example/offer',
  privacy: 'https://demo.example/privacy',
};

/** The site that the build has laid out. */
export const builtSite = process.env.SITE_DIR ?? SITE;

/**
 * A running product of its own: the real build, API and database.
 *
 * @typedef {object} Stack
 * @property {string} url address of the gateway
 * @property {string} apiUrl of the first process of the API
 * @property {number} apiPid
 * @property {readonly import('./api-process.mjs').ApiProcess[]} apis
 * @property {number} gatewayPid
 * @property {() => Promise<void>} stop ends the servers and deletes the database
 */

/**
 * Starts a database with the demonstration data, the API and a gateway on free ports, for browser tests, measurements
 * and photographs. The site must have been built before.
 *
 * @param {object} [options]
 * @param {string} [options.site] what to serve
 * @param {NodeJS.ProcessEnv} [options.env] more settings of the API
 * @param {number} [options.processes] of the API; several need PostgreSQL
 * @returns {Promise<Stack>}
 */
export async function startStack({ site = builtSite, env: more = {}, processes = 1 } = {}) {
  const data = mkdtempSync(join(tmpdir(), 'cabinet-'));
  const removeData = () => rmSync(data, { recursive: true, force: true });
  const port = await freePort();
  const apiPorts = await Promise.all(Array.from({ length: processes }, freePort));
  // A passkey is for a name, and no browser makes one for an address.
  const url = `http://localhost:${port}`;
  const env = {
    CABINET_MODE: 'demo',
    DATA_DIR: data,
    CACHE_DIR: CACHE,
    PUBLIC_URL: url,
    // Every browser of a run comes from one address, so this is ten times what one may do.
    RATE_LIMIT_PER_MINUTE: '12000',
    RATE_LIMIT_SCALE: '1000',
    LOG_LEVEL: 'warn',
    ...more,
  };
  try {
    await databaseCommand('seed', { env });
    const servers = await startServers({
      port,
      apiPorts,
      env,
      gatewayEnv: { CHAT_URL },
      site,
      onLine: (server, line) => console.log(`[${server}] ${line}`),
    });
    return {
      url,
      apiUrl: `http://127.0.0.1:${apiPorts[0]}`,
      get apiPid() {
        return servers.apis[0]?.pid() ?? 0;
      },
      apis: servers.apis,
      gatewayPid: servers.gateway.pid,
      async stop() {
        await servers.stop();
        removeData();
      },
    };
  } catch (error) {
    removeData();
    throw error;
  }
}
