import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A program that goes on when whoever started it has ended: its pid and its output are in files.
 *
 * @typedef {object} Daemon
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 */

/** @typedef {{uid: number, gid: number} | undefined} RunAs */

/** @param {string} dir @param {string} name */
const pidFile = (dir, name) => join(dir, 'run', `${name}.pid`);
/** @param {string} dir @param {string} name */
export const logFile = (dir, name) => join(dir, 'log', `${name}.log`);

/** @param {string} dir @param {Daemon} daemon @param {RunAs} runAs */
export function startDaemon(dir, { name, command, args }, runAs) {
  if (pidOf(dir, name) !== undefined) return;
  for (const folder of ['run', 'log']) mkdirSync(join(dir, folder), { recursive: true });
  const log = openSync(logFile(dir, name), 'a', 0o600);
  const child = spawn(command, args, {
    ...runAs,
    cwd: dir,
    detached: true,
    stdio: ['ignore', log, log],
    // etcd 3.4 and Patroni read a good part of the environment.
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: dir },
  });
  child.unref();
  if (child.pid !== undefined)
    writeFileSync(pidFile(dir, name), `${child.pid} ${startOf(child.pid) ?? ''}`, { mode: 0o600 });
}

/**
 * The process of a daemon; none where it has ended, also when its number belongs to another one since.
 *
 * @param {string} dir
 * @param {string} name
 */
export function pidOf(dir, name) {
  try {
    const [pid = '', start = ''] = readFileSync(pidFile(dir, name), 'utf8').split(' ');
    return startOf(Number(pid)) === start ? Number(pid) : undefined;
  } catch {
    return undefined;
  }
}

/** When a process started, in ticks since the machine did; with its number that names it for ever. @param {number} pid */
function startOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

/** @param {string} dir @param {string} name @param {NodeJS.Signals} signal */
export function signalDaemon(dir, name, signal) {
  const pid = pidOf(dir, name);
  if (pid !== undefined) process.kill(pid, signal);
}

/** @param {string} dir @param {string} name @param {number} [patienceMs] */
export async function stopDaemon(dir, name, patienceMs = 20_000) {
  signalDaemon(dir, name, 'SIGTERM');
  const end = Date.now() + patienceMs;
  while (pidOf(dir, name) !== undefined) {
    if (Date.now() > end) signalDaemon(dir, name, 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  rmSync(pidFile(dir, name), { force: true });
}
