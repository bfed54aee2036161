import { setTimeout as sleep } from 'node:timers/promises';
import { MEMBERS } from '../cluster/layout.mjs';

/** Longer than the leader's key lives (ttl, lab/cluster/layout.mjs). */
const PAUSE_MS = 30_000;
const WAKES_UP_MS = 120_000;
const ASKS_AGAIN_MS = 200;
/** What psql says of a server that takes no writes: read_only_sql_transaction. */
const READ_ONLY = /ERROR: +25006:/;
/** And of one that stops or starts: no code comes with a connection that is not let in. */
const NOT_THERE = [
  /(FATAL|WARNING): +57P0[123]:/,
  /FATAL: +the database system is (starting up|shutting down|in recovery mode|not yet accepting)/,
  /Connection refused/,
  // The machine stopped while psql was being let in. After that the same words would leave the write in doubt.
  /connection to server at .+ failed: server closed the connection unexpectedly/,
];
/** People pay for so long while a standby has no room. */
const FULL_MS = 30_000;
const BACK_MS = 30_000;

/**
 * @typedef {import('../cluster/cluster.mjs').Cluster} Cluster
 * @typedef {import('../cluster/layout.mjs').MemberName} MemberName
 * @typedef {object} Kind
 * @property {string} says for the table
 * @property {number} [diskMb] each server has a disk for itself, of this size
 * @property {(cluster: Cluster, primary: MemberName) => Promise<void>} strike ends when the fault is there
 * @property {(cluster: Cluster, primary: MemberName) => Promise<string[]>} heal once writes go on; says what went wrong
 */

/**
 * What a server says to a write. `acknowledged` would be lost where another one leads.
 *
 * @param {() => Promise<unknown>} write by psql, with `VERBOSITY verbose`
 * @returns {Promise<'acknowledged' | 'read-only' | 'not there' | {unforeseen: string}>}
 */
export async function answerTo(write) {
  try {
    await write();
    return 'acknowledged';
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    if (READ_ONLY.test(said)) return 'read-only';
    return NOT_THERE.some((kind) => kind.test(said)) ? 'not there' : { unforeseen: said };
  }
}

/** Until it is there again, and says of itself that it does not lead. @param {() => Promise<unknown>} write */
async function problemsOfWoken(write) {
  const end = Date.now() + WAKES_UP_MS;
  for (;;) {
    const answer = await answerTo(write);
    if (answer === 'read-only') return [];
    if (answer === 'acknowledged') return ['the woken primary acknowledged a write'];
    if (answer !== 'not there') return [`the woken primary said: ${answer.unforeseen}`];
    if (Date.now() > end) return [`the woken primary was not there after ${WAKES_UP_MS / 1000} s`];
    await sleep(ASKS_AGAIN_MS);
  }
}

/** The standbys that follow. @param {Cluster} cluster @returns {Promise<string[]>} */
const streaming = async (cluster) =>
  (await cluster.ask(`select application_name from pg_stat_replication where state = 'streaming'`))
    .split('\n')
    .filter((name) => name !== '');

const revive = async (/** @type {Cluster} */ cluster, /** @type {MemberName} */ primary) => {
  cluster.revive(primary);
  return [];
};

/** @type {Readonly<Record<string, Kind>>} */
export const KINDS = {
  postgres: {
    says: 'kill -9 of the primary and all its processes',
    strike: async (cluster, primary) => cluster.killPostgres(primary),
    heal: revive,
  },
  machine: {
    says: 'the same, and of its Patroni: as if the machine were gone',
    strike: async (cluster, primary) => cluster.killMachine(primary),
    heal: revive,
  },
};

/** Others than those of the twenty kills, each asked for by its name. @type {Readonly<Record<string, Kind>>} */
export const FURTHER = {
  'etcd-one': {
    says: 'one of three etcd is killed: nothing happens',
    strike: async (cluster, primary) => cluster.signalEtcd(primary, 'SIGKILL'),
    heal: revive,
  },
  'etcd-all': {
    says: 'all three etcd stand still: the primary asks the others itself (failsafe_mode) and goes on',
    async strike(cluster) {
      for (const name of MEMBERS) cluster.signalEtcd(name, 'SIGSTOP');
      await sleep(PAUSE_MS);
    },
    async heal(cluster) {
      for (const name of MEMBERS) cluster.signalEtcd(name, 'SIGCONT');
      return [];
    },
  },
  'disk-full': {
    says: 'the disk of the synchronous standby is full: another becomes synchronous; the room comes back',
    diskMb: 1024,
    async strike(cluster) {
      const members = await cluster.members();
      const standby = members.find(({ role }) => role === 'sync')?.name;
      if (!standby) throw new Error('no standby is synchronous');
      await cluster.fillDisk(standby);
      await cluster.until('The full standby still follows', async () => {
        // It writes into the segments that it has; the next one needs room.
        await cluster.ask('select pg_switch_wal()');
        return !(await streaming(cluster)).includes(standby);
      });
      await cluster.until('No other standby has become synchronous', async () =>
        (await cluster.members()).some(({ name, role }) => role === 'sync' && name !== standby),
      );
      await sleep(FULL_MS);
    },
    async heal(cluster) {
      for (const name of MEMBERS) cluster.freeDisk(name);
      await cluster.until(
        'The standby has not come back',
        async () => (await streaming(cluster)).length === MEMBERS.length - 1,
        BACK_MS,
      );
      return [];
    },
  },
  paused: {
    says: 'the primary and its Patroni stand still until another has taken over, then wake up',
    strike: async (cluster, primary) => cluster.signalMachine(primary, 'SIGSTOP'),
    async heal(cluster, primary) {
      const rows = () => cluster.ask('select count(*) from ledger_entries', { database: 'cabinet' });
      const before = await rows();
      cluster.signalMachine(primary, 'SIGCONT');
      // Straight to the woken one, past HAProxy: an acknowledged write here would be lost.
      const woken = { port: cluster.ports.postgres[primary], database: 'cabinet' };
      const write = `\\set VERBOSITY verbose
        set statement_timeout = '3s'; insert into settings (key, value) values ('split-brain', '1')`;
      const problems = await problemsOfWoken(() => cluster.ask(write, woken));
      if (Number(await rows()) < Number(before)) problems.push('entries are gone');
      return problems;
    },
  },
};

/** @param {string} name */
export const kindNamed = (name) => KINDS[name] ?? FURTHER[name];
