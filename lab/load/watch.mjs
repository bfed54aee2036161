import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSeconds } from '../lib/cpu-seconds.mjs';

export const EVERY_MS = 10_000;
const MIB = 1024 * 1024;

/**
 * @typedef {object} Sample
 * @property {number} at
 * @property {string} name of the process
 * @property {number} rss MiB
 * @property {number} heap MiB, once the garbage is collected; 0 where nobody asked
 * @property {number} descriptors
 * @property {number} sockets of these
 */

/** What Linux tells of a process. @param {number} pid */
function look(pid) {
  const [, rss = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  const folder = `/proc/${pid}/fd`;
  const links = readdirSync(folder).map((name) => {
    try {
      return readlinkSync(join(folder, name));
    } catch {
      // Closed since it was listed.
      return '';
    }
  });
  return {
    rss: Number(rss) / 1024,
    descriptors: links.filter((link) => link !== '').length,
    sockets: links.filter((link) => link.startsWith('socket:')).length,
  };
}

/** What is left of a server's heap (probe.mjs), MiB. @param {string} probes @param {number} pid @returns {Promise<number>} */
function heapOf(probes, pid) {
  return new Promise((resolve, reject) => {
    get({ socketPath: join(probes, String(pid)), agent: false }, async (response) => {
      const pieces = await response.toArray();
      resolve(JSON.parse(pieces.join('')).heapUsed / MIB);
    }).on('error', reject);
  });
}

/** CPU of the database's processes, those that come and go too, as far as they were seen. @param {import('pg').Pool} pool */
function watchDatabase(pool) {
  /** @type {Map<number, {first: number, last: number}>} */
  const backends = new Map();
  let isBegun = false;
  return {
    async look() {
      const { rows } = await pool.query(
        'select pid from pg_stat_activity where datname = current_database()',
      );
      for (const { pid } of rows) {
        try {
          const last = cpuSeconds(pid);
          backends.set(pid, { first: backends.get(pid)?.first ?? (isBegun ? 0 : last), last });
        } catch {
          // Gone since it was listed.
        }
      }
      isBegun = true;
    },
    seconds: () => [...backends.values()].reduce((sum, { first, last }) => sum + last - first, 0),
  };
}

/**
 * Looks at processes every ten seconds until it is told to stop.
 *
 * @param {object} options
 * @param {readonly {name: string, pid: number}[]} options.servers
 * @param {import('pg').Pool} options.pool
 * @param {string} [options.probes] folder of the probes, where the heap is asked for
 */
export async function startWatch({ servers, pool, probes }) {
  const client = { name: 'who asks', pid: process.pid };
  const watched = [...servers, client];
  const database = watchDatabase(pool);
  /** @type {Sample[]} */
  const samples = [];
  /** Names of those that are gone. @type {Set<string>} */
  const lost = new Set();
  const ends = new AbortController();

  async function sample() {
    for (const { name, pid } of watched)
      try {
        const heap = probes && pid !== client.pid ? await heapOf(probes, pid) : 0;
        samples.push({ at: Date.now(), name, heap, ...look(pid) });
      } catch {
        lost.add(name);
      }
    await database.look();
  }
  async function keepLooking() {
    while (!ends.signal.aborted) {
      await sleep(EVERY_MS, undefined, { signal: ends.signal }).catch(() => {});
      await sample();
    }
  }

  const since = { at: Date.now(), cpu: watched.map(({ pid }) => cpuSeconds(pid)) };
  await sample();
  const looking = keepLooking();
  return async () => {
    ends.abort();
    await looking;
    const seconds = (Date.now() - since.at) / 1000;
    /** @param {string} name @param {keyof Omit<Sample, 'name'>} what */
    const most = (name, what) =>
      Math.max(...samples.filter((each) => each.name === name).map((each) => each[what]));
    const processes = watched.map(({ name, pid }, index) => ({
      name,
      cpu: lost.has(name) ? 0 : cpuSeconds(pid) - (since.cpu[index] ?? 0),
      rss: most(name, 'rss'),
      sockets: most(name, 'sockets'),
    }));
    return { samples, lost: [...lost], seconds, processes, databaseCpu: database.seconds() };
  };
}
