/**
 * Requests a second with one process of the API and with two behind the gateway, turn by turn in one run, on a database
 * made and dropped on a PostgreSQL server (the local one, or TEST_DATABASE_URL). What asks, the gateway and the database
 * share the machine with the API, so each process of it is left a fifth of a core, as if it stood on a machine of its
 * own; CPU_SHARE=0 lets them have what they get. Needs Linux, root and a build of the API (`pnpm build api`).
 * BENCH_ROUNDS=1 is a short run.
 */
import { availableParallelism, cpus } from 'node:os';
import autocannon from 'autocannon';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startServer, waitUntilReady } from '../../scripts/lib/server-process.mjs';
import { GATEWAY_SERVER } from '../../scripts/lib/servers.mjs';
import { markdownTable } from '../../scripts/lib/table.mjs';
import { SERVICE_TOKEN } from '../faults/cabinet.mjs';
import { findModel } from '../faults/find-model.mjs';
import { cpuSeconds } from '../lib/cpu-seconds.mjs';
import { readOptions } from '../lib/options.mjs';
import { report } from '../lib/report.mjs';
import { scratchFolder, scratchOpen, scratchRun, stopped } from '../lib/scratch-run.mjs';
import { scratchStack } from '../lib/scratch-stack.mjs';
import { DEVICE, signIn } from '../lib/sign-in.mjs';
import { median } from '../lib/statistics.mjs';
import { limitCpu } from './cpu-share.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const CLIENTS = 64;
const SECONDS = 4;
const SHARE = Number(process.env.CPU_SHARE ?? 0.2);

/**
 * @typedef {{path: string, method?: 'GET' | 'POST', headers: Record<string, string>, setupClient?: Parameters<typeof autocannon>[0]["setupClient"]}} Case
 * @typedef {{perSecond: number, p99: number, apiCpu: number, machine: number}} Sample apiCpu: ms a request;
 *   machine: share of all cores
 */

/** @returns {{busy: number, all: number}} milliseconds of all cores */
function machineTime() {
  const times = cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({
    busy: user + nice + sys + irq,
    all: user + nice + sys + irq + idle,
  }));
  return times.reduce((sum, each) => ({ busy: sum.busy + each.busy, all: sum.all + each.all }));
}

/** @param {string} url @param {Case} request @param {readonly number[]} pids of the API @returns {Promise<Sample>} */
async function measure(url, { path: address, ...request }, pids) {
  const apiSeconds = () => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const [cpu, machine] = [apiSeconds(), machineTime()];
  const result = await autocannon({
    url: url + address,
    ...request,
    connections: CLIENTS,
    duration: SECONDS,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${address}: ${result.non2xx} refusals, ${result.errors} errors`);
  const after = machineTime();
  return {
    perSecond: result['2xx'] / result.duration,
    p99: result.latency.p99,
    apiCpu: ((apiSeconds() - cpu) / result['2xx']) * 1e3,
    machine: (after.busy - machine.busy) / (after.all - machine.all),
  };
}

async function startCases() {
  const site = await scratchFolder('bench');
  const stack = await scratchStack({ site, processes: 2, env: { INTERNAL_TOKEN: SERVICE_TOKEN } });
  const port = await freePort();
  const env = {
    CABINET_MODE: 'demo',
    PORT: String(port),
    API_URLS: stack.apis[0]?.url ?? '',
    SITE_DIR: site,
  };
  const gateway = await scratchOpen(() =>
    startServer({ name: 'Gateway', script: GATEWAY_SERVER, cwd: ROOT, env }),
  );
  await waitUntilReady(`http://127.0.0.1:${port}/gateway/healthz`, gateway);

  const user = await signIn(stack.url, { email: 'user@demo.example' });
  const headers = { ...user.credentials, origin: stack.url, 'x-security-check': DEVICE };
  const json = { 'content-type': 'application/json' };
  const model = await findModel(stack.url, user.id);
  let charges = 0;
  /** @type {Record<string, Case>} */
  const cases = {
    '`GET users/me/balance`': { path: '/api/v1/users/me/balance', headers },
    '`GET transactions/user`, 20 rows': { path: '/api/v1/transactions/user?limit=20', headers },
    'a charge, all of one payer': {
      path: '/api/internal/v1/charges',
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${SERVICE_TOKEN}` },
      setupClient(client) {
        const next = () => {
          charges += 1;
          const tokens = { input_tokens: 1, output_tokens: 1 };
          const body = { user_id: user.id, model_id: model, request_id: `bench-${charges}`, ...tokens };
          client.setBody(JSON.stringify(body));
        };
        next();
        client.on('response', next);
      },
    },
  };
  if (SHARE > 0) for (const { pid } of stack.apis) limitCpu(pid(), SHARE);
  return { cases, one: `http://127.0.0.1:${port}`, two: stack.url, pids: stack.apis.map(({ pid }) => pid()) };
}

/** @param {string} name @param {{one: Sample, two: Sample}[]} rounds */
function row(name, rounds) {
  /** @param {(round: {one: Sample, two: Sample}) => number} value @param {number} [digits] */
  const middle = (value, digits = 0) => median(rounds.map(value)).toFixed(digits);
  return [
    name,
    middle(({ one }) => one.perSecond),
    middle(({ two }) => two.perSecond),
    middle(({ one, two }) => two.perSecond / one.perSecond, 2),
    middle(({ one }) => one.p99),
    middle(({ two }) => two.p99),
    middle(({ one }) => one.apiCpu, 2),
    middle(({ two }) => two.apiCpu, 2),
    `${middle(({ one }) => one.machine * 100)} %`,
    `${middle(({ two }) => two.machine * 100)} %`,
  ];
}

async function main() {
  const { write } = readOptions({ write: false });
  const { cases, pids, ...urls } = await startCases();
  /** @type {Record<string, {one: Sample, two: Sample}[]>} */
  const results = {};
  // The first round warms up.
  for (let round = 0; round <= ROUNDS && !stopped.aborted; round += 1) {
    console.error(round === 0 ? 'warming up' : `round ${round} of ${ROUNDS}`);
    for (const [name, request] of Object.entries(cases)) {
      const measured = {
        one: await measure(urls.one, request, pids),
        two: await measure(urls.two, request, pids),
      };
      if (round > 0) results[name] = [...(results[name] ?? []), measured];
    }
  }
  const limit = SHARE > 0 ? `, ${SHARE} of a core for each process` : '';
  const head = [
    `${CLIENTS} clients, ${availableParallelism()} cores${limit}`,
    'one process, a second',
    'two, a second',
    `two beside one (median of ${ROUNDS} rounds)`,
    'one, p99 ms',
    'two, p99 ms',
    'one: CPU of the API a request, ms',
    'two',
    'one: of all cores',
    'two',
  ];
  const rows = Object.entries(results).map(([name, rounds]) => row(name, rounds));
  await report('processes-throughput', markdownTable([head, ...rows]), write);
  return true;
}

scratchRun(main);
