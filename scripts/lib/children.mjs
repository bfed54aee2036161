import { spawn, spawnSync } from 'node:child_process';
import { IS_WINDOWS } from './paths.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] added to this process's own; `undefined` removes a variable
 * @property {boolean} [shell]
 * @property {string} [input] what it reads on its standard input
 * @property {(line: string) => void} [onLine] every line of both outputs, as it appears
 */

/**
 * The environment of a child: ours with changes.
 *
 * @param {NodeJS.ProcessEnv} changes
 */
export function childEnv(changes = {}) {
  const env = { ...process.env, ...changes };
  for (const name of Object.keys(env)) if (env[name] === undefined) delete env[name];
  return env;
}

/**
 * Calls `onLine` for each whole line of a stream, and for what is left at its end.
 *
 * @param {import('node:stream').Readable | null} stream
 * @param {(line: string) => void} onLine
 */
export function eachLine(stream, onLine) {
  let rest = '';
  stream?.setEncoding('utf8');
  stream?.on('data', (/** @type {string} */ text) => {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  });
  stream?.on('end', () => {
    if (rest !== '') onLine(rest);
    rest = '';
  });
}

/**
 * How a program ended. `errors` are the lines of its standard error, `output` is everything that it printed.
 *
 * @typedef {{code: number, signal: NodeJS.Signals | null, errors: string[], output: string}} Ended
 */

/**
 * Runs a program to its end. It never rejects: a program that could not be started has code -1 and says why.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Ended>}
 */
export function run(command, args, { cwd, env, shell = false, input, onLine } = {}) {
  return new Promise((resolve) => {
    // The child has its own process group, so that stopping it also stops whatever it started.
    const child = spawn(command, args, {
      ...(cwd === undefined ? {} : { cwd }),
      env: childEnv(env),
      shell,
      detached: !IS_WINDOWS,
      windowsHide: true,
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
    running.add(child);
    // A child that ends without reading its input breaks the pipe. Its code and its output tell why.
    child.stdin?.on('error', () => {}).end(input);
    /** @type {string[]} */
    const lines = [];
    /** @type {string[]} */
    const errors = [];
    const take = (/** @type {string} */ line) => {
      lines.push(line);
      onLine?.(line);
    };
    const takeError = (/** @type {string} */ line) => {
      errors.push(line);
      take(line);
    };
    eachLine(child.stdout, take);
    eachLine(child.stderr, takeError);
    const finish = (/** @type {number} */ code, /** @type {NodeJS.Signals | null} */ signal) => {
      running.delete(child);
      resolve({ code, signal, errors, output: lines.join('\n') });
    };
    child.once('error', (error) => {
      takeError(`${command}: ${error.message}`);
      finish(-1, null);
    });
    child.once('close', (code, signal) => {
      if (signal !== null) take(`${command} was stopped by ${signal}`);
      finish(code ?? -1, signal);
    });
  });
}

/**
 * Stops a program and everything that it started.
 *
 * @param {import('node:child_process').ChildProcess} child started by `run`
 * @param {NodeJS.Signals} signal
 */
function killTree(child, signal) {
  if (child.pid === undefined) return;
  if (IS_WINDOWS) {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { windowsHide: true });
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

/** Stops every program that `run` started and that still works. */
export function killRunning(signal = /** @type {NodeJS.Signals} */ ('SIGTERM')) {
  for (const child of running) killTree(child, signal);
}
