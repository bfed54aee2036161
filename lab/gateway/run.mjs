/**
 * What the gateway costs: the same request through it and straight to the server that answers it (the API; for a file
 * node:http that streams it), turn by turn in one run. On PGlite, or on a database made and dropped on the PostgreSQL
 * server of TEST_DATABASE_URL. Needs Linux and a build of the API (`pnpm build api`). BENCH_ROUNDS=1 is a short run.
 */
import path from 'node:path';
import autocannon from 'autocannon';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startServer, waitUntilReady } from '../../scripts/lib/server-process.mjs';
import { markdownTable } from '../../scripts/lib/table.mjs';
import { cpuSeconds } from '../lib/cpu-seconds.mjs';
import { readOptions } from '../lib/options.mjs';
import { report } from '../lib/report.mjs';
import { scratchFolder, scratchOpen, scratchRun, stopped } from '../lib/scratch-run.mjs';
import { scratchStack } from '../lib/scratch-stack.mjs';
import { DEVICE, signIn } from '../lib/sign-in.mjs';
import { median } from '../lib/statistics.mjs';
import { makeSite } from './site.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const CLIENTS = 32;
const SECONDS = 3;

/**
 * @typedef {{method?: 'GET' | 'POST', headers: Record<string, string>, body?: string}} Request
 * @typedef {{straight: string, through: string, request: Request}} Case
 * @typedef {{perSecond: number, p99: number, cpu: number}} Sample cpu: of the gateway, in µs a request
 */

/** @param {string} url @param {Request} request @param {number} pid of the gateway @returns {Promise<Sample>} */
async function measure(url, request, pid) {
  const before = cpuSeconds(pid);
  const result = await autocannon({ url, ...request, connections: CLIENTS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  const answers = result['2xx'];
  return {
    perSecond: answers / result.duration,
    p99: result.latency.p99,
    cpu: ((cpuSeconds(pid) - before) / answers) * 1e6,
  };
}

async function startCases() {
  const site = makeSite(await scratchFolder('gateway'));
  const stack = await scratchStack({ site: site.root });
  const port = String(await freePort());
  const files = `http://127.0.0.1:${port}`;
  const script = path.join(import.meta.dirname, 'file-server.mjs');
  const fileServer = await scratchOpen(() =>
    startServer({ name: 'Files', script, args: [port, site.packed], cwd: ROOT, env: {} }),
  );
  await waitUntilReady(files, fileServer);

  const { credentials } = await signIn(stack.url, { email: 'user@demo.example' });
  const headers = { ...credentials, origin: stack.url, 'x-security-check': DEVICE };
  const [balance, quote] = ['/api/v1/users/me/balance', '/api/v1/payment/quote'];
  const kilobytes = (site.bytes / 1000).toFixed(0);
  /** @type {Record<string, Case>} */
  const cases = {
    '`GET users/me/balance`': {
      straight: stack.apiUrl + balance,
      through: stack.url + balance,
      request: { headers },
    },
    '`POST payment/quote`': {
      straight: stack.apiUrl + quote,
      through: stack.url + quote,
      request: {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ amount: '100' }),
      },
    },
    [`a file of ${kilobytes} KB`]: {
      straight: files,
      through: stack.url + site.path,
      request: { headers: { 'accept-encoding': 'br' } },
    },
  };
  return { cases, pid: stack.gatewayPid };
}

/** @param {string} name @param {{straight: Sample, through: Sample}[]} rounds */
function row(name, rounds) {
  /** @param {(round: {straight: Sample, through: Sample}) => number} value @param {number} [digits] */
  const middle = (value, digits = 0) => median(rounds.map(value)).toFixed(digits);
  return [
    name,
    middle(({ straight }) => straight.perSecond),
    middle(({ through }) => through.perSecond),
    middle(({ straight, through }) => through.perSecond / straight.perSecond, 2),
    middle(({ straight }) => straight.p99),
    middle(({ through }) => through.p99),
    middle(({ through }) => through.cpu),
  ];
}

async function main() {
  const { write } = readOptions({ write: false });
  const { cases, pid } = await startCases();
  /** @type {Record<string, {straight: Sample, through: Sample}[]>} */
  const results = {};
  // The first round warms up.
  for (let round = 0; round <= ROUNDS && !stopped.aborted; round += 1) {
    console.error(round === 0 ? 'warming up' : `round ${round} of ${ROUNDS}`);
    for (const [name, { request, ...urls }] of Object.entries(cases)) {
      const measured = {
        straight: await measure(urls.straight, request, pid),
        through: await measure(urls.through, request, pid),
      };
      if (round > 0) results[name] = [...(results[name] ?? []), measured];
    }
  }
  const head = [
    `${process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'PGlite'}, ${CLIENTS} clients`,
    'straight, a second',
    'through the gateway, a second',
    `through beside straight (median of ${ROUNDS} rounds)`,
    'straight, p99 ms',
    'through, p99 ms',
    'CPU of the gateway a request, µs',
  ];
  const rows = Object.entries(results).map(([name, rounds]) => row(name, rounds));
  await report('gateway', markdownTable([head, ...rows]), write);
  return true;
}

scratchRun(main);
