import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { childEnv, eachLine } from './children.mjs';
import { IS_WINDOWS } from './paths.mjs';
import { UserError } from './user-error.mjs';

/** This is longer than a server lets requests under way end (http-server/src/time-limits.mjs). */
const KILL_AFTER_MS = 15_000;
const KEPT_LINES = 200;
const GUARD = pathToFileURL(join(import.meta.dirname, 'exit-with-parent.mjs')).href;

/**
 * @typedef {object} ServerProcess
 * @property {string} name
 * @property {number} pid
 * @property {Promise<number>} exited code; resolves when the process is gone, never rejects
 * @property {() => boolean} isRunning
 * @property {() => string} output its last lines
 * @property {() => Promise<void>} stop asks it to end, and ends it by force when it does not
 * @property {() => Promise<void>} kill kill -9: nothing in it gets a chance to tidy up
 */

/**
 * Starts a server. It holds an IPC channel to us and ends when the channel closes (exit-with-parent.mjs), so that it
 * cannot outlive this process, however that dies.
 *
 * @param {{name: string, script: string, cwd: string, env: NodeJS.ProcessEnv, args?: string[], onLine?: (line: string) => void}} options
 * @returns {ServerProcess}
 */
export function startServer({ name, script, cwd, env, args = [], onLine }) {
  const child = spawn(process.execPath, ['--import', GUARD, script, ...args], {
    cwd,
    env: childEnv(env),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    windowsHide: true,
  });
  /** @type {string[]} */
  const kept = [];
  const take = (/** @type {string} */ line) => {
    kept.push(line);
    if (kept.length > KEPT_LINES) kept.shift();
    onLine?.(line);
  };
  eachLine(child.stdout, take);
  eachLine(child.stderr, take);

  let running = true;
  /** @type {Promise<number>} */
  const exited = new Promise((resolve) => {
    const finish = (/** @type {number} */ code) => {
      running = false;
      resolve(code);
    };
    child.once('error', (error) => {
      take(error.message);
      finish(-1);
    });
    child.once('exit', (code) => finish(code ?? -1));
  });

  return {
    name,
    pid: child.pid ?? 0,
    exited,
    isRunning: () => running,
    output: () => kept.join('\n'),
    async stop() {
      if (!running) return;
      const force = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
      if (IS_WINDOWS && child.connected) child.disconnect();
      else child.kill('SIGTERM');
      await exited;
      clearTimeout(force);
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/**
 * Waits until an address answers with success.
 *
 * @param {string} url
 * @param {ServerProcess} server
 * @param {number} [timeoutMs]
 */
export async function waitUntilReady(url, server, timeoutMs = 60_000) {
  const end = Date.now() + timeoutMs;
  let last = 'no answer';
  while (Date.now() < end) {
    if (!server.isRunning()) {
      throw new UserError(`${server.name} stopped while starting (code ${await server.exited}).`, {
        output: server.output(),
      });
    }
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
      await response.arrayBuffer();
      if (response.ok) return;
      last = `status ${response.status}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new UserError(`${server.name} was not ready after ${timeoutMs / 1000} s (${url}: ${last}).`, {
    output: server.output(),
  });
}
