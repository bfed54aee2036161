import './lib/require-node.mjs';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { banner } from './lib/banner.mjs';
import { assembleSite, browserPackages, buildPackage, rspackCommand, SITE } from './lib/build.mjs';
import { killRunning } from './lib/children.mjs';
import { dataDir, prepareDatabase } from './lib/database.mjs';
import { chooseRemotes, gatewaySettings } from './lib/dev-options.mjs';
import { install } from './lib/install.mjs';
import { createLimit } from './lib/limit.mjs';
import { CACHE, ROOT } from './lib/paths.mjs';
import { parsePort, portNear, requirePort } from './lib/ports.mjs';
import { createProgress } from './lib/progress.mjs';
import { reportFailure } from './lib/report-failure.mjs';
import { startServer, waitUntilReady } from './lib/server-process.mjs';
import { GATEWAY_SERVER } from './lib/servers.mjs';
import { dropStamp } from './lib/stamps.mjs';
import { onStop } from './lib/stop-signals.mjs';
import { startWatchedApi } from './lib/watched-api.mjs';

// The cabinet while it is being written.
//   pnpm dev                  host and every remote hot, the API restarted on change
//   pnpm dev account          host and remote-account hot, the rest as built
//   pnpm dev account roles    several

const FIRST_DEV_PORT = 3100;

const started = Date.now();
const progress = createProgress();
const upToDate = (/** @type {string} */ result) => (result === 'up to date' ? result : undefined);
/** @type {{stop: () => Promise<void>}[]} */
const servers = [];
let stopping = false;

async function stopAll() {
  killRunning();
  await Promise.all(servers.map((server) => server.stop()));
}

onStop(async (_reason, code) => {
  stopping = true;
  progress.clear();
  console.log('\nStopping …');
  await stopAll();
  process.exit(code === 130 ? 0 : code);
});

/**
 * Builds the API and, unless everything is served hot, whatever has changed of the rest.
 *
 * @param {boolean} isEverythingLive
 */
async function build(isEverythingLive) {
  const limit = createLimit(2);
  const folders = ['api', ...(isEverythingLive ? [] : browserPackages())];
  await Promise.all(
    folders.map((folder) =>
      limit(() => progress.step(`Build ${folder}`, (detail) => buildPackage(folder, { detail }), upToDate)),
    ),
  );
  // The gateway needs these folders, even empty.
  for (const folder of ['host', 'mfe']) mkdirSync(join(SITE, folder), { recursive: true });
  if (!isEverythingLive) await progress.step('Lay out the site', () => assembleSite(), upToDate);
}

/** @param {string[]} live */
async function startDevServers(live) {
  /** @type {Map<string, number>} */
  const ports = new Map();
  for (const folder of live) {
    const port = await portNear(FIRST_DEV_PORT + ports.size);
    ports.set(folder, port);
  }
  const ready = [...ports].map(([folder, port]) => {
    const server = startServer({
      name: folder,
      script: rspackCommand(folder),
      args: ['serve'],
      cwd: join(ROOT, folder),
      env: { NODE_ENV: 'development', DEV_PORT: String(port) },
      onLine: (line) => console.log(`[${folder}] ${line}`),
    });
    servers.push(server);
    const probe = folder === 'host' ? 'index.html' : 'release.json';
    return waitUntilReady(`http://127.0.0.1:${port}/${probe}`, server, 120_000);
  });
  await Promise.all(ready);
  return ports;
}

async function main() {
  const port = parsePort(process.env.PORT, 3000, 'PORT');
  await requirePort(port, { name: 'PORT', command: 'pnpm dev' });
  const apiPort = await portNear(parsePort(process.env.API_PORT, 3001, 'API_PORT'));
  await progress.step('Install dependencies', install, upToDate);
  const remotes = browserPackages().filter((folder) => folder !== 'host');
  const chosen = chooseRemotes(process.argv.slice(2), remotes);
  // The host is always served, because only its development build of React reloads changes.
  const live = ['host', ...chosen];
  await build(chosen.length === remotes.length);

  const url = `http://localhost:${port}`;
  const env = {
    CABINET_MODE: 'demo',
    DATA_DIR: dataDir(),
    CACHE_DIR: CACHE,
    PUBLIC_URL: url,
    NODE_ENV: 'development',
  };
  await progress.step(
    'Prepare the database',
    (detail) => prepareDatabase({ env, demo: true, detail }),
    upToDate,
  );
  // The watched API is bundled into api/dist: what a build left there is no longer whole.
  dropStamp(join(CACHE, 'build', 'api'));
  const log = (/** @type {string} */ name) => (/** @type {string} */ line) =>
    console.log(`[${name}] ${line}`);
  const apiEnv = { LOG_LEVEL: 'warn', ...process.env, ...env };
  servers.push(
    await progress.step('Start the API', () =>
      startWatchedApi({ port: apiPort, env: apiEnv, onLine: log('api') }),
    ),
  );
  const ports = await progress.step(`Serve ${live.join(', ')}`, () => startDevServers(live));
  const gateway = startServer({
    name: 'Gateway',
    script: GATEWAY_SERVER,
    cwd: ROOT,
    env: {
      ...gatewaySettings(ports, process.env.DEV_REMOTES),
      PORT: String(port),
      API_URLS: `http://127.0.0.1:${apiPort}`,
      SITE_DIR: SITE,
      CABINET_MODE: 'demo',
      NODE_ENV: 'development',
    },
    onLine: log('gateway'),
  });
  servers.push(gateway);
  await waitUntilReady(`http://127.0.0.1:${port}/gateway/healthz`, gateway);
  const note = `Hot: ${live.join(', ')}`;
  console.log(
    banner({ url, demo: true, startedMs: Date.now() - started, mailUrl: `${url}/api/demo/mail`, note }),
  );

  const code = await gateway.exited;
  if (stopping) return;
  console.error(`The gateway ended by itself (code ${code}).`);
  await stopAll();
  process.exit(1);
}

main().catch(async (error) => {
  if (stopping) return;
  progress.clear();
  reportFailure(error);
  await stopAll();
  process.exit(1);
});
