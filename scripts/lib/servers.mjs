import { join } from 'node:path';
import { apiProcess } from './api-process.mjs';
import { SITE } from './build.mjs';
import { ROOT } from './paths.mjs';
import { startServer, waitUntilReady } from './server-process.mjs';

export const GATEWAY_SERVER = join(ROOT, 'federation', 'src', 'gateway', 'server.mjs');

/** The gateway has credentials of its own for the store of releases: those of who writes there are not for it. */
const WRITERS = {
  AWS_ACCESS_KEY_ID: undefined,
  AWS_SECRET_ACCESS_KEY: undefined,
  AWS_SESSION_TOKEN: undefined,
};

/**
 * Starts the API, in one process or several, and when it is ready the gateway in front of it.
 *
 * @param {object} options
 * @param {number} options.port
 * @param {readonly number[]} options.apiPorts one for each process
 * @param {NodeJS.ProcessEnv} [options.env] settings of the API
 * @param {NodeJS.ProcessEnv} [options.gatewayEnv]
 * @param {string} [options.site]
 * @param {(server: string, line: string) => void} [options.onLine]
 * @param {(api: import('./api-process.mjs').ApiProcess, code: number) => void} [options.onApiDeath]
 */
export async function startServers({
  port,
  apiPorts,
  env = {},
  gatewayEnv = {},
  site = SITE,
  onLine,
  onApiDeath,
}) {
  const url = `http://localhost:${port}`;
  const apis = apiPorts.map((apiPort, index) => {
    const name = apiPorts.length === 1 ? 'api' : `api ${index + 1}`;
    const api = apiProcess({
      port: apiPort,
      env: { RELEASE_STORE: site, ...(apiPorts.length > 1 && { STOP_NOTICE_MS: '1000' }), ...env },
      onLine: (line) => onLine?.(name, line),
      onDeath: (code) => onApiDeath?.(api, code),
    });
    return api;
  });
  /** @type {import('./server-process.mjs').ServerProcess | undefined} */
  let gateway;
  const stop = async () => {
    // The gateway is stopped first, so that nobody sees the API disappear.
    await gateway?.stop();
    await Promise.all(apis.map((api) => api.stop()));
  };
  try {
    const [first, ...others] = apis;
    // The first process migrates the database.
    await first?.start();
    await Promise.all(others.map((api) => api.start()));
    gateway = startServer({
      name: 'Gateway',
      script: GATEWAY_SERVER,
      cwd: ROOT,
      env: {
        CABINET_MODE: env.CABINET_MODE,
        ...(process.env.GATEWAY_STORE_KEY_ID && WRITERS),
        ...gatewayEnv,
        PORT: String(port),
        API_URLS: apis.map((api) => api.url).join(','),
        SITE_DIR: site,
      },
      onLine: (line) => onLine?.('gateway', line),
    });
    await waitUntilReady(`http://127.0.0.1:${port}/gateway/healthz`, gateway);
    return { url, apis, gateway, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
