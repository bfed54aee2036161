import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CACHE_DIR } from '../databases.ts';
import { FINGERPRINT } from '../test-client.ts';

const API_DIR = fileURLToPath(new URL('../..', import.meta.url));
/** The run removes at its end whatever begins so (global-teardown). */
const BUILD_DIR = join(API_DIR, '.cache', `build-${process.env.CABINET_TEST_RUN}-server`);
const GATEWAY = join(API_DIR, '../federation/src/gateway/server.mjs');
const START_TIMEOUT_MS = 60_000;

const running = new Set<ChildProcess>();

/** For `afterAll` of each file that starts any: a test that fails leaves its server behind. */
export function killServers(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Bundles the server as it is released, once a run, beside nothing that another run uses. */
export function buildServer(): string {
  if (existsSync(BUILD_DIR)) return BUILD_DIR;
  const manifest = createRequire(join(API_DIR, '../tools/package.json')).resolve('@rspack/cli/package.json');
  const cli = join(dirname(manifest), 'bin/rspack.js');
  const unfinished = `${BUILD_DIR}-${randomUUID()}`;
  execFileSync(process.execPath, [cli, 'build', '--output-path', unfinished], {
    cwd: API_DIR,
    stdio: 'pipe',
  });
  try {
    renameSync(unfinished, BUILD_DIR);
  } catch (error) {
    // Another worker was faster.
    if (!existsSync(BUILD_DIR)) throw error;
  }
  return BUILD_DIR;
}

export interface ServerProcess {
  readonly url: string;
  /** What it wrote so far. */
  readonly output: () => string;
  readonly isRunning: () => boolean;
  /** kill -9: nothing in the process gets a chance to tidy up. */
  readonly kill: () => Promise<void>;
  /** Ctrl-C, or another signal; returns the exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** Starts the bundled server as a process of its own and waits until it is ready. */
export async function startServer(buildDir: string, env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const child = launchServer(buildDir, { ...env, API_PORT: String(port) });
  return untilReady(child, `http://127.0.0.1:${port}/readyz`);
}

/** Starts the gateway before an API; of the site it has only the folders. */
export async function startGateway(apiUrl: string): Promise<ServerProcess> {
  const site = mkdtempSync(join(tmpdir(), 'cabinet-site-'));
  for (const folder of ['host', 'mfe']) mkdirSync(join(site, folder));
  const port = await freePort();
  const env = { CABINET_MODE: 'demo', PORT: String(port), API_URLS: apiUrl, SITE_DIR: site };
  return untilReady(launch(GATEWAY, env), `http://127.0.0.1:${port}/gateway/healthz`);
}

async function untilReady(child: ChildProcess, readyUrl: string): Promise<ServerProcess> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const exited = once(child, 'exit');
  running.add(child);
  child.once('exit', () => running.delete(child));
  const server: ServerProcess = {
    url: new URL(readyUrl).origin,
    output: () => output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: async (signal = 'SIGINT') => {
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
  const giveUpAt = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(readyUrl))) {
    if (!server.isRunning() || Date.now() > giveUpAt) {
      child.kill('SIGKILL');
      throw new Error(`the server did not start:\n${output}`);
    }
    await sleep(25);
  }
  return server;
}

/** Starts it and waits for nothing. */
export function launchServer(buildDir: string, env: Record<string, string>): ChildProcess {
  const defaults = { CABINET_MODE: 'demo', CACHE_DIR, RATE_LIMIT_PER_MINUTE: '0' };
  return launch(join(buildDir, 'server.mjs'), { ...defaults, ...env });
}

function launch(script: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

interface HttpAnswer {
  readonly status: number;
  readonly code: string;
  readonly data: unknown;
  readonly cookie: string;
}
interface Envelope {
  readonly data?: unknown;
  readonly details?: { readonly code?: string };
}

/** One request over real HTTP, with the headers of the cabinet's own page. */
export async function request(
  url: string,
  method: string,
  path: string,
  { body, cookie = '' }: { body?: object; cookie?: string } = {},
): Promise<HttpAnswer> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      origin: url,
      'x-security-check': FINGERPRINT,
      cookie,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const envelope: Envelope = JSON.parse(await response.text());
  return {
    status: response.status,
    code: envelope.details?.code ?? '',
    data: envelope.data,
    cookie: response.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; '),
  };
}

export async function signIn(url: string, email: string, password: string): Promise<string> {
  const answer = await request(url, 'POST', '/auth/sign-in', { body: { email, password } });
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.code}`);
  return answer.cookie;
}
