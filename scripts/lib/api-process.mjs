import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './paths.mjs';
import { startServer, waitUntilReady } from './server-process.mjs';
import { UserError } from './user-error.mjs';

export const API_SERVER = join(ROOT, 'api', 'dist', 'server.mjs');
/** This is longer than the gateway needs to see that a process is back (federation/src/gateway/api-balancer.mjs). */
const SEEN_MS = 1500;
const MOST = 16;

/**
 * A process of the API at an address of its own, where it may be started anew.
 *
 * @typedef {object} ApiProcess
 * @property {string} url
 * @property {() => number} pid
 * @property {() => string} output its last lines
 * @property {() => boolean} isRunning
 * @property {() => void} launch starts it, without waiting
 * @property {() => Promise<void>} start launches it unless it runs; resolves when it is ready
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} kill kill -9: nothing in it gets a chance to tidy up
 */

/**
 * @param {object} options
 * @param {number} options.port
 * @param {NodeJS.ProcessEnv} options.env
 * @param {(line: string) => void} [options.onLine]
 * @param {(code: number) => void} [options.onDeath] it was ready, and ended although nobody here had told it to
 * @returns {ApiProcess}
 */
export function apiProcess({ port, env, onLine, onDeath }) {
  const url = `http://127.0.0.1:${port}`;
  /** @type {import('./server-process.mjs').ServerProcess | undefined} */
  let server;
  let isTold = false;
  const launch = () => {
    isTold = false;
    server = startServer({
      name: 'API',
      script: API_SERVER,
      cwd: ROOT,
      env: { ...env, PORT: undefined, API_PORT: String(port) },
      ...(onLine && { onLine }),
    });
    return server;
  };
  return {
    url,
    pid: () => server?.pid ?? 0,
    output: () => server?.output() ?? '',
    isRunning: () => server?.isRunning() === true,
    launch,
    async start() {
      const started = server?.isRunning() ? server : launch();
      await waitUntilReady(`${url}/readyz`, started);
      void started.exited.then((code) => isTold || onDeath?.(code));
    },
    async stop() {
      isTold = true;
      await server?.stop();
    },
    async kill() {
      isTold = true;
      await server?.kill();
    },
  };
}

/**
 * Starts every process anew, one after the other, so that one of them is always there.
 *
 * @param {readonly ApiProcess[]} apis
 */
export async function restartInTurn(apis) {
  for (const api of apis) {
    await api.stop();
    await api.start();
    await sleep(SEEN_MS);
  }
}

/**
 * How many processes of the API the environment asks for.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function processesOf({ API_PROCESSES: text = '', DATABASE_URL: databaseUrl = '' }) {
  const count = text.trim() === '' ? 1 : Number(text);
  if (!Number.isInteger(count) || count < 1 || count > MOST)
    throw new UserError(`API_PROCESSES=${text} is not a whole number from 1 to ${MOST}.`);
  if (count > 1 && databaseUrl === '')
    throw new UserError(
      `API_PROCESSES=${count} needs PostgreSQL (DATABASE_URL): the embedded database serves one process.`,
    );
  return count;
}
