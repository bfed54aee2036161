import { join } from 'node:path';
import { SITE } from './build.mjs';
import { ROOT } from './paths.mjs';
import { startServer, waitUntilReady } from './server-process.mjs';

export const API_SERVER = join(ROOT, 'api', 'dist', 'server.mjs');
export const GATEWAY_SERVER = join(ROOT, 'federation', 'src', 'gateway', 'server.mjs');

/**
 * Starts the API and, when it is ready, the gateway before it.
 *
 * @param {object} options
 * @param {number} options.port
 * @param {number} options.apiPort
 * @param {NodeJS.ProcessEnv} [options.env] settings of the API
 * @param {NodeJS.ProcessEnv} [options.gatewayEnv]
 * @param {string} [options.site]
 * @param {(server: string, line: string) => void} [options.onLine]
 */
export async function startServers({ port, apiPort, env = {}, gatewayEnv = {}, site = SITE, onLine }) {
  const url = `http://localhost:${port}`;
  const api = startServer({
    name: 'API',
    script: API_SERVER,
    cwd: ROOT,
    env: { RELEASE_STORE: site, ...env, PORT: undefined, API_PORT: String(apiPort) },
    onLine: (line) => onLine?.('api', line),
  });
  /** @type {import('./server-process.mjs').ServerProcess[]} */
  const servers = [api];
  const stop = async () => {
    // The gateway first, so that nobody sees the API disappear.
    for (const server of [...servers].reverse()) await server.stop();
  };
  try {
    await waitUntilReady(`http://127.0.0.1:${apiPort}/readyz`, api);
    const gateway = startServer({
      name: 'Gateway',
      script: GATEWAY_SERVER,
      cwd: ROOT,
      env: {
        CABINET_MODE: env.CABINET_MODE,
        ...gatewayEnv,
        PORT: String(port),
        API_URL: `http://127.0.0.1:${apiPort}`,
        SITE_DIR: site,
      },
      onLine: (line) => onLine?.('gateway', line),
    });
    servers.push(gateway);
    await waitUntilReady(`http://127.0.0.1:${port}/gateway/healthz`, gateway);
    return { url, api, gateway, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
