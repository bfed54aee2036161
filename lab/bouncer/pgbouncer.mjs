import { spawnSync } from 'node:child_process';
import { chownSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../scripts/lib/ports.mjs';
import { UserError } from '../../scripts/lib/user-error.mjs';
import { startDaemon, stopDaemon } from '../cluster/daemon.mjs';
import { findUser } from '../cluster/programs.mjs';
import { scratch, scratchFolder } from '../lib/scratch-run.mjs';

const NAME = 'pgbouncer';
const TRIES = 50;

/**
 * PgBouncer before a server of PostgreSQL, on the loopback address. It lets everybody in.
 *
 * @param {string} serverUrl
 * @param {string} mode `pool_mode`
 */
export async function startBouncer(serverUrl, mode) {
  if (spawnSync(NAME, ['--version']).status !== 0)
    throw new UserError('PgBouncer is missing: apt-get install pgbouncer');
  const runAs = findUser();
  const folder = await scratchFolder('bouncer');
  if (runAs) chownSync(folder, runAs.uid, runAs.gid);
  const port = await freePort();
  const { port: serverPort, username, pathname } = new URL(serverUrl);
  const server = `host=127.0.0.1 port=${serverPort} user=${username} dbname=${pathname.slice(1)}`;
  const file = path.join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `cabinet = ${server}`,
    // One connection to the server, so that a client gets that of the client before it.
    `single = ${server} pool_size=1`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    '',
  ];
  writeFileSync(file, lines.join('\n'));
  const [, stop] = await scratch(
    () => startDaemon(folder, { name: NAME, command: NAME, args: [file] }, runAs),
    () => stopDaemon(folder, NAME),
  );
  const url = (/** @type {'cabinet' | 'single'} */ database) =>
    `postgres://${username}@127.0.0.1:${port}/${database}`;
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url('cabinet') });
    const error = await client.connect().then(
      () => client.end(),
      (reason) => reason,
    );
    if (error === undefined) return { url, stop };
    if (attempt === TRIES) throw error;
    await sleep(100);
  }
}
