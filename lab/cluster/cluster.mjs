import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../../scripts/lib/children.mjs';
import { UserError } from '../../scripts/lib/user-error.mjs';
import { treeOf } from '../lib/process-tree.mjs';
import { logFile, pidOf, signalDaemon, startDaemon, stopDaemon } from './daemon.mjs';
import { fillDisk, freeDisk, mountDisk, unmountDisk } from './disk.mjs';
import { addressesOf, etcdArguments, haproxyConfig, MEMBERS, patroniConfig, portsFrom } from './layout.mjs';
import { findPrograms, findUser } from './programs.mjs';

/** @typedef {import('./layout.mjs').MemberName} MemberName */

const START_MS = 120_000;
const LOG_LINES = 15;

/**
 * @typedef {object} MemberState
 * @property {MemberName} name
 * @property {'primary' | 'sync' | 'replica' | 'down'} role
 * @property {string} state
 * @property {number | undefined} timeline
 */

/**
 * Three PostgreSQL servers under Patroni with etcd, HAProxy before them, all on the loopback address and in one folder.
 *
 * @param {{dir: string, basePort: number, diskMb?: number | undefined}} options diskMb: of the disk that each server has for itself
 */
export function openCluster({ dir, basePort, diskMb }) {
  const { binDir } = findPrograms();
  const runAs = findUser();
  const layout = { dir, binDir, ports: portsFrom(basePort), passwords: passwordsOf(dir, runAs) };
  const { ports } = layout;

  /** @param {MemberName} name @returns {import('./daemon.mjs').Daemon} */
  const etcd = (name) => ({ name: `etcd-${name}`, command: 'etcd', args: etcdArguments(layout, name) });
  /** @param {MemberName} name @returns {import('./daemon.mjs').Daemon} */
  const patroni = (name) => ({
    name: `patroni-${name}`,
    command: 'patroni',
    args: [join(dir, name, 'patroni.json')],
  });
  const haproxy = { name: 'haproxy', command: 'haproxy', args: ['-db', '-f', join(dir, 'haproxy.cfg')] };

  /** @param {MemberName} name */
  const dataOf = (name) => join(dir, name, 'data');
  /** @param {string} path @param {string} text */
  const write = (path, text) => {
    writeFileSync(path, text, { mode: 0o600 });
    own(path, runAs);
  };
  const prepare = () => {
    for (const name of MEMBERS) {
      makeFolder(join(dir, name), runAs);
      makeFolder(join(dir, name, 'etcd'), runAs);
      if (diskMb !== undefined) {
        makeFolder(dataOf(name), runAs);
        mountDisk(dataOf(name), diskMb, runAs);
      }
      write(join(dir, name, 'patroni.json'), JSON.stringify(patroniConfig(layout, name), null, 2));
    }
    write(join(dir, 'haproxy.cfg'), haproxyConfig(layout));
  };

  /** @returns {Promise<MemberState[]>} */
  const members = () =>
    Promise.all(
      MEMBERS.map(async (name) => {
        try {
          const answer = await fetch(`http://127.0.0.1:${ports.patroni[name]}/patroni`, {
            signal: AbortSignal.timeout(2000),
          });
          const { role, state, timeline, sync_standby: isSync } = JSON.parse(await answer.text());
          if (state !== 'running') return { name, role: 'down', state, timeline };
          const isPrimary = ['master', 'primary'].includes(role);
          return { name, role: isPrimary ? 'primary' : isSync ? 'sync' : 'replica', state, timeline };
        } catch {
          return { name, role: 'down', state: 'no answer', timeline: undefined };
        }
      }),
    );

  /**
   * How far each standby is behind, by the first Patroni that answers.
   *
   * @returns {Promise<Map<string, number | 'unknown' | undefined>>} bytes of WAL; nothing for the primary
   */
  const lags = async () => {
    const asked = MEMBERS.map(async (name) => {
      const answer = await fetch(`http://127.0.0.1:${ports.patroni[name]}/cluster`, {
        signal: AbortSignal.timeout(2000),
      });
      /** @type {{members: {name: string, lag?: number | 'unknown'}[]}} */
      const { members: known } = JSON.parse(await answer.text());
      return new Map(known.map((each) => [each.name, each.lag]));
    });
    return Promise.any(asked).catch(() => new Map());
  };

  /** All three there, one of them the primary, one its synchronous standby. */
  const isWhole = async () => {
    const roles = (await members()).map(({ role }) => role).sort();
    return roles.join(' ') === 'primary replica sync';
  };

  /** @param {string} statement @param {{port?: number, database?: string}} [where] */
  const ask = async (statement, { port = ports.write, database = 'postgres' } = {}) => {
    const { code, output } = await run(
      join(binDir, 'psql'),
      [
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-U',
        'postgres',
        '-d',
        database,
        '-AtX',
        '-v',
        'ON_ERROR_STOP=1',
      ],
      { env: { PGPASSWORD: layout.passwords.superuser, PGCONNECT_TIMEOUT: '3' }, input: statement },
    );
    if (code !== 0) throw new Error(`psql: ${output}`);
    return output.trim();
  };

  /** @param {() => Promise<boolean>} isSo @param {string} what */
  const until = async (isSo, what, patienceMs = START_MS) => {
    const end = Date.now() + patienceMs;
    while (!(await isSo().catch(() => false))) {
      if (Date.now() > end)
        throw new UserError(`${what} after ${patienceMs / 1000} s.`, { output: lastLogs(dir) });
      await sleep(200);
    }
  };

  /** @param {MemberName} name the postmaster of the member, from its own file */
  const postmaster = (name) => {
    const file = join(dataOf(name), 'postmaster.pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
  };

  /** @param {MemberName} name @param {NodeJS.Signals} signal */
  const signalMachine = (name, signal) => {
    signalDaemon(dir, `patroni-${name}`, signal);
    for (const pid of treeOf(postmaster(name))) sendSignal(pid, signal);
  };

  return {
    ports,
    members,
    lags,
    isWhole,
    ask,
    postmaster,
    addresses: () => addressesOf(layout),
    /** @param {string} what @param {() => Promise<boolean>} isSo @param {number} [patienceMs] */
    until: (what, isSo, patienceMs) => until(isSo, what, patienceMs),
    primary: async () => (await members()).find(({ role }) => role === 'primary')?.name,
    async start() {
      prepare();
      for (const name of MEMBERS) startDaemon(dir, etcd(name), runAs);
      for (const name of MEMBERS) startDaemon(dir, patroni(name), runAs);
      startDaemon(dir, haproxy, runAs);
      await until(isWhole, 'The cluster is not whole');
      await until(async () => (await ask('select 1')) === '1', 'The primary is not reached');
      await makeDatabase(ask, layout.passwords);
    },
    async stop() {
      // What stands still hears nothing.
      for (const name of MEMBERS) {
        signalDaemon(dir, etcd(name).name, 'SIGCONT');
        signalMachine(name, 'SIGCONT');
      }
      await stopDaemon(dir, haproxy.name);
      // Replicas first, so that no one of them takes over.
      const first = (await members()).sort(
        (a, b) => Number(a.role === 'primary') - Number(b.role === 'primary'),
      );
      for (const { name } of first) await stopDaemon(dir, `patroni-${name}`);
      for (const name of MEMBERS) await stopDaemon(dir, `etcd-${name}`);
      for (const name of MEMBERS) unmountDisk(dataOf(name));
    },
    /** kill -9 of all that a machine with this member runs, but for etcd. @param {MemberName} name */
    async killMachine(name) {
      signalDaemon(dir, `patroni-${name}`, 'SIGKILL');
      killTree(postmaster(name));
    },
    /** kill -9 of the server and all its processes. @param {MemberName} name */
    killPostgres: async (name) => killTree(postmaster(name)),
    /** Starts what is not running. @param {MemberName} name */
    revive(name) {
      startDaemon(dir, etcd(name), runAs);
      startDaemon(dir, patroni(name), runAs);
    },
    signalMachine,
    /** @param {MemberName} name @param {NodeJS.Signals} signal */
    signalEtcd: (name, signal) => signalDaemon(dir, `etcd-${name}`, signal),
    /** @param {MemberName} name */
    fillDisk: (name) => fillDisk(dataOf(name)),
    /** @param {MemberName} name */
    freeDisk: (name) => freeDisk(dataOf(name)),
    isRunning: () => MEMBERS.some((name) => pidOf(dir, `patroni-${name}`) !== undefined),
  };
}

/** @typedef {ReturnType<typeof openCluster>} Cluster */

/**
 * The cabinet's database with its owner, and the role that the API runs as (docs/how-to/run-on-postgresql.md).
 *
 * @param {(statement: string) => Promise<string>} ask
 * @param {import('./layout.mjs').Layout['passwords']} passwords
 */
async function makeDatabase(ask, passwords) {
  if ((await ask(`select 1 from pg_database where datname = 'cabinet'`)) === '1') return;
  await ask(`create role cabinet login password '${passwords.owner}';
    create role cabinet_api login password '${passwords.api}';`);
  await ask(`create database cabinet owner cabinet encoding 'UTF8' template template0`);
}

/** @param {string} dir @param {import('./daemon.mjs').RunAs} runAs */
function passwordsOf(dir, runAs) {
  const file = join(dir, 'passwords.json');
  makeFolder(dir, runAs);
  if (!existsSync(file)) {
    const names = ['superuser', 'replication', 'rewind', 'owner', 'api'];
    const made = Object.fromEntries(names.map((name) => [name, randomBytes(18).toString('hex')]));
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param {string} path @param {import('./daemon.mjs').RunAs} runAs */
export function makeFolder(path, runAs) {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  own(path, runAs);
}

/** @param {string} path @param {import('./daemon.mjs').RunAs} runAs */
function own(path, runAs) {
  if (runAs) chownSync(path, runAs.uid, runAs.gid);
}

/** @param {string} dir */
function lastLogs(dir) {
  const logs = existsSync(join(dir, 'log')) ? readdirSync(join(dir, 'log')) : [];
  return logs
    .map((file) => file.replace('.log', ''))
    .flatMap((name) => [
      `[${name}]`,
      ...readFileSync(logFile(dir, name), 'utf8').trimEnd().split('\n').slice(-LOG_LINES),
    ])
    .join('\n');
}

/** kill -9 of a process and all that it has started. @param {number | undefined} pid */
export function killTree(pid) {
  for (const each of treeOf(pid)) sendSignal(each, 'SIGKILL');
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function sendSignal(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself meanwhile.
  }
}

/** Removes a stopped cluster with its data. @param {string} dir */
export function removeCluster(dir) {
  rmSync(dir, { recursive: true, force: true });
}
