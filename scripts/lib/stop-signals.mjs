import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { IS_WINDOWS } from './paths.mjs';

const EXIT_CODE = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const SHELL = /^-?(ba|da|z|k|a)?sh$/;
const LOOK_MS = 500;

/**
 * Calls `stop` once, however this process is told to end: by Ctrl-C, by a signal, by a closed terminal, or by the death
 * of the program that started it (npm killed by force leaves its script running otherwise).
 *
 * @param {(reason: string, exitCode: number) => void} stop
 */
export function onStop(stop) {
  let stopping = false;
  const once = (/** @type {string} */ reason, /** @type {number} */ code) => {
    if (stopping) return;
    stopping = true;
    stop(reason, code);
  };
  for (const [signal, code] of Object.entries(EXIT_CODE)) process.on(signal, () => once(signal, code));
  if (process.send !== undefined) process.once('disconnect', () => once('the parent has gone', 0));
  if (!IS_WINDOWS && process.env.npm_lifecycle_event !== undefined) watchNpm(once);
}

/**
 * The parent of a process and its name. Undefined where the system does not tell.
 *
 * @param {number} pid
 * @returns {{parent: number, name: string} | undefined}
 */
function look(pid) {
  try {
    if (process.platform === 'linux') {
      const [, name = '', parent = ''] =
        /\((.*)\) \S+ (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      return { parent: Number(parent), name };
    }
    const line = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const [, parent = '', name = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    return { parent: Number(parent), name: name.replace(/^.*\//, '') };
  } catch {
    return undefined;
  }
}

/**
 * Calls `stop` when npm is gone. A shell may stand between npm and its script and outlive npm, and then the shell's
 * parent counts.
 *
 * @param {(reason: string, exitCode: number) => void} stop
 */
function watchNpm(stop) {
  const parent = process.ppid;
  const shell = look(parent);
  const npm = shell !== undefined && SHELL.test(shell.name) ? shell.parent : undefined;
  const timer = setInterval(
    () => {
      const hasShellLostNpm = npm !== undefined && look(parent)?.parent !== npm;
      if (process.ppid === parent && !hasShellLostNpm) return;
      clearInterval(timer);
      stop('npm has gone', 143);
    },
    // Without /proc, each look costs a process.
    process.platform === 'linux' ? LOOK_MS : LOOK_MS * 10,
  );
  timer.unref();
}
