import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { postgresBinaries } from './postgres-binaries.mjs';

/** PostgreSQL refuses to run as root, so root lends it another identity. */
function serverIdentity() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
    try {
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // The next one.
    }
  }
  return {};
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * @typedef {object} PostgresServer
 * @property {string} url
 * @property {() => Promise<void>} start
 * @property {() => Promise<void>} kill
 * @property {() => void} pause it stands still with all its processes: connections are made and nothing is answered
 * @property {() => void} resume
 * @property {() => Promise<void>} remove
 */

/**
 * A PostgreSQL server of the tests' own, in a temporary folder. It can be killed and started again.
 *
 * @param {readonly string[]} [settings] `name=value`
 * @param {string} [above] the folder that holds the server's own
 * @returns {Promise<undefined | PostgresServer>}
 */
export function createPostgresServer(settings = [], above = tmpdir()) {
  return createServerFrom(initialise, settings, above);
}

/**
 * The same with its data in memory, where the machine has room for that: it keeps nothing, so it waits for no disk.
 * A database is copied in a twentieth of the time.
 */
export function createServerInMemory() {
  return createServerFrom(
    initialise,
    ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200'],
    memoryFolder(),
  );
}

/** @param {Place} place @param {string} data */
function initialise(place, data) {
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  place.run('initdb', ['-D', data, ...options]);
}

const MEMORY = '/dev/shm';

/** Where a server waits for no disk; a temporary folder on a machine without such a place. */
export function memoryFolder() {
  return hasRoom(MEMORY) ? MEMORY : tmpdir();
}

/** A run's databases take some hundred megabytes. @param {string} folder */
function hasRoom(folder) {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 4 * 1024 ** 3;
}

/**
 * A replica of another one.
 *
 * @param {string} url
 * @param {readonly string[]} [settings] `name=value`
 * @param {string} [above] the folder that holds the server's own
 */
export function createReplica(url, settings = [], above = tmpdir()) {
  return createServerFrom(
    (place, data) => place.run('pg_basebackup', ['-D', data, '-d', url, '-R', '-X', 'stream', '-c', 'fast']),
    settings,
    above,
  );
}

const PREFIX = 'cabinet-postgres-';

/** What runs that were killed left behind: a server in memory would keep it for good. @param {string} above */
function removeAbandoned(above) {
  for (const name of readdirSync(above)) {
    const [, pid] = /^cabinet-postgres-(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(join(above, name), { recursive: true, force: true });
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's lives as well.
    return Object(error).code === 'EPERM';
  }
}

/**
 * @typedef {{run: (program: string, args: string[]) => void}} Place
 * @param {(place: Place, data: string) => void} fill
 * @param {readonly string[]} settings
 * @param {string} above the folder that holds the server's own
 */
async function createServerFrom(fill, settings, above) {
  const binaries = postgresBinaries();
  if (binaries === undefined) return undefined;
  const identity = serverIdentity();
  removeAbandoned(above);
  const folder = mkdtempSync(join(above, `${PREFIX}${process.pid}-`));
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const options = { ...identity, cwd: folder };
  fill(
    {
      run: (program, args) => void execFileSync(join(binaries, program), args, { ...options, stdio: 'pipe' }),
    },
    data,
  );
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const parameters = ['listen_addresses=127.0.0.1', 'shared_buffers=32MB', ...settings];
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;

  async function start() {
    server = spawn(
      join(binaries ?? '', 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, ...parameters.flatMap((each) => ['-c', each])],
      { ...options, stdio: 'ignore' },
    );
    for (let attempt = 0; attempt < 750; attempt += 1) {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.end();
        return;
      } catch {
        await sleep(20);
      }
    }
    throw new Error('the throw-away PostgreSQL server did not start');
  }

  /** @param {NodeJS.Signals} signal */
  function signalAll(signal) {
    const pid = String(server?.pid ?? '');
    // The postmaster first, so that it starts no other.
    const pids = [pid, ...execFileSync('pgrep', ['-P', pid], { encoding: 'utf8' }).trim().split('\n')];
    for (const each of pids) process.kill(Number(each), signal);
  }

  /** SIGQUIT is PostgreSQL's immediate shutdown: connections break, the next start recovers. */
  async function kill() {
    const dying = server;
    server = undefined;
    if (!dying || dying.exitCode !== null) return;
    const exited = new Promise((resolve) => dying.once('exit', resolve));
    dying.kill('SIGQUIT');
    await exited;
  }

  await start();
  return {
    url,
    start,
    kill,
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    remove: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
