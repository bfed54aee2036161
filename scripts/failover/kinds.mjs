import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than the leader's key lives (ttl, scripts/cluster/layout.mjs). */
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
];

/**
 * @typedef {import('../cluster/cluster.mjs').Cluster} Cluster
 * @typedef {import('../cluster/layout.mjs').MemberName} MemberName
 * @typedef {object} Kind
 * @property {string} says for the table
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
      for (const name of /** @type {const} */ (['one', 'two', 'three'])) cluster.signalEtcd(name, 'SIGSTOP');
      await sleep(PAUSE_MS);
    },
    async heal(cluster) {
      for (const name of /** @type {const} */ (['one', 'two', 'three'])) cluster.signalEtcd(name, 'SIGCONT');
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
