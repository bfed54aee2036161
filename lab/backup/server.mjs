import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../../scripts/lib/children.mjs';
import { databaseCommand } from '../../scripts/lib/database.mjs';
import { CACHE, ROOT } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { UserError } from '../../scripts/lib/user-error.mjs';
import { killTree, makeFolder } from '../cluster/cluster.mjs';
import { logFile, pidOf, startDaemon, stopDaemon } from '../cluster/daemon.mjs';
import { findPrograms, findUser } from '../cluster/programs.mjs';
import { scratch } from '../lib/scratch-run.mjs';
import { withValues } from './pgbackrest.mjs';

const START_MS = 60_000;
const LOG_LINES = 25;

/** @param {'pgbackrest.conf' | 'archive.conf'} name */
export const sample = (name) => readFileSync(join(ROOT, 'deploy', 'pgbackrest', name), 'utf8');

/**
 * What the servers of a drill have in common: the repository of backups, its passphrase, the roles' passwords.
 *
 * @param {string} dir
 */
export function openPlace(dir) {
  const runAs = findUser();
  const { binDir } = findPrograms({ pgbackrest: 'pgbackrest' });
  makeFolder(dir, runAs);
  const secret = () => randomBytes(18).toString('hex');
  return {
    dir,
    binDir,
    runAs,
    repository: join(dir, 'repository'),
    cipher: secret(),
    owner: secret(),
    api: secret(),
  };
}

/** @typedef {ReturnType<typeof openPlace>} Place */

/**
 * A server of PostgreSQL on the loopback address that archives as the samples say. It ends with the run.
 *
 * @param {Place} place
 * @param {string} name
 */
export async function createServer(place, name) {
  const { binDir, runAs } = place;
  const dir = join(place.dir, name);
  const data = join(dir, 'data');
  const settings = join(dir, 'postgresql.conf');
  const config = join(dir, 'pgbackrest.conf');
  const port = await freePort();
  for (const folder of [dir, join(dir, 'log'), data]) makeFolder(folder, runAs);
  const archive = `pgbackrest --config=${config} --stanza=cabinet archive-push %p`;
  writeFileSync(
    settings,
    `${withValues(sample('archive.conf'), { archive_command: `'${archive}'` })}
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = '${dir}'
hba_file = '${join(data, 'pg_hba.conf')}'
`,
  );
  writeFileSync(
    config,
    withValues(sample('pgbackrest.conf'), {
      'repo1-path': place.repository,
      'repo1-cipher-pass': place.cipher,
      'log-path': join(dir, 'log'),
      'lock-path': join(dir, 'lock'),
      'pg1-path': data,
      'pg1-port': String(port),
      'pg1-socket-path': dir,
    }),
  );

  /** As who owns the server. @param {string} command @param {string[]} args @param {string} [input] */
  const asOwner = async (command, args, input) => {
    const [program = '', ...rest] = runAs
      ? ['runuser', '-u', 'postgres', '--', command, ...args]
      : [command, ...args];
    const { code, output } = await run(program, rest, { cwd: dir, ...(input !== undefined && { input }) });
    if (code !== 0) throw new UserError(`${command} ${args.join(' ')} ended with ${code}.`, { output });
    return output.trim();
  };
  /** As the superuser. @param {string} statement @param {string} [database] */
  const ask = (statement, database = 'cabinet') =>
    asOwner(
      join(binDir, 'psql'),
      ['-h', dir, '-p', String(port), '-U', 'postgres', '-d', database, '-AtqX', '-v', 'ON_ERROR_STOP=1'],
      statement,
    );
  const postmaster = () => pidOf(dir, 'postgres');
  const [, stop] = await scratch(
    () => undefined,
    () => stopDaemon(dir, 'postgres'),
  );

  return {
    name,
    data,
    ask,
    asOwner,
    stop,
    addresses: () => {
      const url = (/** @type {string} */ role, /** @type {string} */ password) =>
        `postgres://${role}:${password}@127.0.0.1:${port}/cabinet`;
      return { owner: url('cabinet', place.owner), api: url('cabinet_api', place.api) };
    },
    /** @param {string} command @param {string[]} [options] */
    pgbackrest: (command, options = []) =>
      asOwner('pgbackrest', [`--config=${config}`, '--stanza=cabinet', ...options, command]),
    async init() {
      const auth = ['--auth-local=trust', '--auth-host=scram-sha-256', '--username=postgres'];
      await asOwner(join(binDir, 'initdb'), ['-D', data, '--data-checksums', '--encoding=UTF8', ...auth]);
    },
    /** The cabinet's database with its owner, and the role that the API runs as. */
    async makeDatabase() {
      await ask(
        `create role cabinet login password '${place.owner}'; create role cabinet_api login password '${place.api}'`,
        'postgres',
      );
      await ask(`create database cabinet owner cabinet encoding 'UTF8' template template0`, 'postgres');
    },
    /** Resolves when it takes writes: after whatever it had to recover. */
    async start() {
      startDaemon(
        dir,
        {
          name: 'postgres',
          command: join(binDir, 'postgres'),
          args: ['-D', data, '-c', `config_file=${settings}`],
        },
        runAs,
      );
      const end = Date.now() + START_MS;
      while ((await ask('select pg_is_in_recovery()', 'postgres').catch(() => '')) !== 'f') {
        if (Date.now() > end || postmaster() === undefined)
          throw new UserError(`The server "${name}" does not start.`, {
            output: lastLines(logFile(dir, 'postgres')),
          });
        await sleep(50);
      }
    },
    /** As if the machine were gone, with its disk. */
    async lose() {
      killTree(postmaster());
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof createServer>>} Server */

/** What the ledger check says of a server; nothing where all is sound. @param {Server} server */
export const ledgerProblems = (server) =>
  databaseCommand('ledger-check', {
    env: { CABINET_MODE: 'demo', CACHE_DIR: CACHE, DATABASE_URL: server.addresses().owner },
  }).then(
    () => [],
    (error) => [`${error.message}\n${error.output}`],
  );

/** @param {string} file */
function lastLines(file) {
  return existsSync(file)
    ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-LOG_LINES).join('\n')
    : '';
}
