import './lib/require-node.mjs';
import { setTimeout as sleep } from 'node:timers/promises';
import { processesOf, restartInTurn } from './lib/api-process.mjs';
import { banner } from './lib/banner.mjs';
import { assembleSite, browserPackages, buildPackage } from './lib/build.mjs';
import { killRunning } from './lib/children.mjs';
import { dataDir, prepareDatabase } from './lib/database.mjs';
import { install } from './lib/install.mjs';
import { createLimit } from './lib/limit.mjs';
import { CACHE } from './lib/paths.mjs';
import { parsePort, portNear, requirePort } from './lib/ports.mjs';
import { createProgress } from './lib/progress.mjs';
import { reportFailure } from './lib/report-failure.mjs';
import { startServers } from './lib/servers.mjs';
import { onStop } from './lib/stop-signals.mjs';

// Everything a stranger needs, in one command: installs, builds, prepares the database, starts. What is already done
// is not done again.

const COMMAND = 'npm start';
const BUILDS_AT_ONCE = 2;
const RESTART_MS = 1000;

const started = Date.now();
const progress = createProgress();
const upToDate = (/** @type {string} */ result) => (result === 'up to date' ? result : undefined);

/** @type {(() => Promise<void>) | undefined} */
let stopServers;
let stopping = false;

onStop(async (reason, code) => {
  stopping = true;
  progress.clear();
  console.log(`\nStopping (${reason}) …`);
  killRunning();
  await stopServers?.();
  console.log('Stopped.');
  process.exit(code === 130 ? 0 : code);
});

async function choosePorts(/** @type {boolean} */ demo) {
  // An installation has its address from its configuration, so it starts there or not at all.
  const isFree = demo && !process.env.PORT;
  const port = isFree ? await portNear(3000) : parsePort(process.env.PORT, 3000, 'PORT');
  if (!isFree) await requirePort(port, { name: 'PORT', command: COMMAND });
  const wanted = process.env.API_PORT;
  const first = parsePort(wanted, 3001, 'API_PORT');
  if (wanted) await requirePort(first, { name: 'API_PORT', command: COMMAND, taken: [port] });
  const apiPorts = wanted ? [first] : [];
  for (let count = processesOf(process.env); apiPorts.length < count; ) apiPorts.push(await portNear(first));
  return { port, apiPorts };
}

async function buildAll(/** @type {NodeJS.ProcessEnv} */ env, /** @type {boolean} */ demo) {
  const limit = createLimit(BUILDS_AT_ONCE);
  const build = (/** @type {string} */ folder) =>
    limit(() => progress.step(`Build ${folder}`, (detail) => buildPackage(folder, { detail }), upToDate));
  // The database needs the API only, so it is prepared while the browser's packages are being built.
  const database = build('api').then(() =>
    progress.step('Prepare the database', (detail) => prepareDatabase({ env, demo, detail }), upToDate),
  );
  const site = Promise.all(browserPackages().map(build)).then(() =>
    progress.step('Lay out the site', () => assembleSite(), upToDate),
  );
  await Promise.all([database, site]);
}

async function main() {
  const mode = process.env.CABINET_MODE ?? 'demo';
  const demo = mode === 'demo';
  const { port, apiPorts } = await choosePorts(demo);
  /** @type {NodeJS.ProcessEnv} */
  const env = { CABINET_MODE: mode, DATA_DIR: dataDir(), CACHE_DIR: CACHE, NODE_ENV: 'production' };
  // Outside the demonstration the address is part of the configuration that the API checks.
  if (demo) env.PUBLIC_URL = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
  await progress.step('Install dependencies', install, upToDate);
  await buildAll(env, demo);
  let quiet = true;
  const servers = await progress.step('Start API and gateway', () =>
    startServers({
      port,
      apiPorts,
      env,
      onLine: (server, line) => quiet || console.log(`[${server}] ${line}`),
      onApiDeath: (api, code) => void takeDeath(api, code, apiPorts.length),
    }),
  );
  stopServers = servers.stop;
  quiet = process.env.CABINET_LOG !== '1';
  const mailUrl = demo ? `${servers.url}/api/demo/mail` : undefined;
  console.log(
    banner({ url: servers.url, demo, startedMs: Date.now() - started, ...(mailUrl && { mailUrl }) }),
  );

  if (servers.apis.length > 1) process.on('SIGUSR2', () => void restartOnRequest(servers.apis));
  await endWith('Gateway', servers.gateway.output, await servers.gateway.exited);
}

/** One process of several is started anew; without the only one there is nothing to serve. @param {import('./lib/api-process.mjs').ApiProcess} api @param {number} code @param {number} count */
async function takeDeath(api, code, count) {
  if (stopping) return;
  if (count === 1) return endWith('API', api.output, code);
  console.error(
    `\n${lastLines(api.output)}\n\nAn API process ended by itself (code ${code}); it is started anew.`,
  );
  do {
    await sleep(RESTART_MS);
    await api.stop();
    if (!stopping) await api.start().catch(reportFailure);
  } while (!stopping && !api.isRunning());
}

let isRestarting = false;
/** @param {readonly import('./lib/api-process.mjs').ApiProcess[]} apis */
async function restartOnRequest(apis) {
  if (isRestarting || stopping) return;
  isRestarting = true;
  await restartInTurn(apis).catch(reportFailure);
  isRestarting = false;
  console.log('The API was started anew, one process after the other.');
}

/** @param {string} name @param {() => string} output @param {number} code */
async function endWith(name, output, code) {
  if (stopping) return;
  stopping = true;
  console.error(`\n${lastLines(output)}\n\n${name} ended by itself (code ${code}); everything stops.`);
  await stopServers?.();
  process.exit(1);
}

/** @param {() => string} output */
const lastLines = (output) => output().split('\n').slice(-30).join('\n');

main().catch(async (error) => {
  if (stopping) return;
  progress.clear();
  killRunning();
  reportFailure(error);
  await stopServers?.();
  process.exit(1);
});
