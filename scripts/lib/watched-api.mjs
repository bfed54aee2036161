import { mkdirSync, statSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { API_SERVER } from './api-process.mjs';
import { rspackCommand } from './build.mjs';
import { ROOT } from './paths.mjs';
import { startServer, waitUntilReady } from './server-process.mjs';
import { UserError } from './user-error.mjs';

const SETTLE_MS = 150;

/**
 * Runs the API while it is being written. It is bundled again on every change of its sources, and restarted on every
 * new bundle.
 *
 * @param {{port: number, env: NodeJS.ProcessEnv, onLine: (line: string) => void}} options
 */
export async function startWatchedApi({ port, env, onLine }) {
  mkdirSync(dirname(API_SERVER), { recursive: true });
  const builtAt = () => statSync(API_SERVER, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const start = () =>
    startServer({
      name: 'API',
      script: API_SERVER,
      cwd: ROOT,
      env: { ...env, PORT: undefined, API_PORT: String(port) },
      onLine,
    });
  const bundler = await startBundler(onLine);
  let running = builtAt();
  let api = start();
  /** @type {Promise<void>} */
  let turn = Promise.resolve();
  async function restart() {
    if (builtAt() === running || builtAt() === 0) return;
    running = builtAt();
    await api.stop();
    api = start();
    onLine('restarted');
  }
  /** @type {NodeJS.Timeout | undefined} */
  let settled;
  const watcher = watch(dirname(API_SERVER), () => {
    clearTimeout(settled);
    settled = setTimeout(() => {
      turn = turn.then(restart);
    }, SETTLE_MS);
  });

  try {
    await waitUntilReady(`http://127.0.0.1:${port}/readyz`, api);
  } catch (error) {
    watcher.close();
    await bundler.stop();
    throw error;
  }
  return {
    async stop() {
      clearTimeout(settled);
      watcher.close();
      await bundler.stop();
      await turn;
      await api.stop();
    },
  };
}

/**
 * Starts the bundler and waits for its first bundle.
 *
 * @param {(line: string) => void} onLine
 */
async function startBundler(onLine) {
  /** @type {() => void} */
  let compiled = () => {};
  const first = new Promise((resolve) => {
    compiled = () => resolve(undefined);
  });
  const bundler = startServer({
    name: 'API bundler',
    script: rspackCommand('api'),
    args: ['build', '--watch'],
    cwd: join(ROOT, 'api'),
    env: { NODE_ENV: 'development' },
    onLine: (line) => {
      onLine(line);
      if (/\bcompiled\b/.test(line)) compiled();
    },
  });
  const code = await Promise.race([first, bundler.exited]);
  if (code === undefined) return bundler;
  throw new UserError('The API could not be bundled.', { output: bundler.output() });
}
