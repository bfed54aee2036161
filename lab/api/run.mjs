/**
 * Server CPU of one `GET users/me/balance` beside raw node:http, interleaved in one run. Needs PostgreSQL: the address of a
 * server in TEST_DATABASE_URL, where a database is made and dropped; without it PGlite is measured, and the table says so.
 * BENCH_ROUNDS=1 is a short run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '../../scripts/lib/ports.mjs';
import { markdownTable } from '../../scripts/lib/table.mjs';
import { cpuSeconds } from '../lib/cpu-seconds.mjs';
import { readOptions } from '../lib/options.mjs';
import { report } from '../lib/report.mjs';
import { scratch, scratchRun } from '../lib/scratch-run.mjs';
import { scratchStack } from '../lib/scratch-stack.mjs';
import { signIn } from '../lib/sign-in.mjs';
import { median } from '../lib/statistics.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const REQUESTS = 4000;
const CONNECTIONS = 16;

/** @param {string} url @param {Record<string, string>} headers @param {number} pid @returns {Promise<number>} Microseconds a request. */
async function cpuPerRequest(url, headers, pid) {
  const before = cpuSeconds(pid);
  const result = await autocannon({ url, headers, connections: CONNECTIONS, amount: REQUESTS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return ((cpuSeconds(pid) - before) / REQUESTS) * 1e6;
}

async function main() {
  const { write } = readOptions({ write: false });
  const stack = await scratchStack();
  const rawPort = await freePort();
  const [raw] = await scratch(
    () =>
      spawn(process.execPath, [path.join(import.meta.dirname, 'raw-server.mjs'), String(rawPort)], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      }),
    async (made) => made.kill(),
  );
  await once(raw, 'message');
  const { credentials } = await signIn(stack.url, { email: 'user@demo.example' });
  const targets = {
    raw: { url: `http://127.0.0.1:${rawPort}/`, headers: {}, pid: raw.pid ?? 0 },
    balance: { url: `${stack.apiUrl}/api/v1/users/me/balance`, headers: credentials, pid: stack.apiPid },
    health: { url: `${stack.apiUrl}/healthz`, headers: {}, pid: stack.apiPid },
  };
  /** @type {Record<string, number[]>} */
  const times = { raw: [], balance: [], health: [] };
  for (let round = -1; round < ROUNDS; round++) {
    for (const [name, { url, headers, pid }] of Object.entries(targets)) {
      const time = await cpuPerRequest(url, headers, pid);
      if (round >= 0) times[name]?.push(time);
    }
  }
  const floor = median(times.raw ?? []);
  const head = [
    process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'PGlite',
    `server CPU a request, µs (median of ${ROUNDS})`,
    'beside raw',
  ];
  const rows = Object.entries(times).map(([name, values]) => [
    name,
    median(values).toFixed(0),
    `${(median(values) / floor).toFixed(1)}×`,
  ]);
  await report('api', markdownTable([head, ...rows]), write);
  return true;
}

scratchRun(main);
