import { createServer } from 'node:net';
import { IS_WINDOWS } from './paths.mjs';
import { claimPort } from './port-claims.mjs';
import { UserError } from './user-error.mjs';

/**
 * Reads a port from the environment.
 *
 * @param {string | undefined} text
 * @param {number} fallback used when the variable is absent or empty
 * @param {string} name the variable's name, for the message
 */
export function parsePort(text, fallback, name = 'PORT') {
  if (text === undefined || text.trim() === '') return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text.trim()) || port < 1 || port > 65535) {
    throw new UserError(`${name}=${text} is not a port. Give a number from 1 to 65535.`);
  }
  return port;
}

/**
 * Tries to listen, and stops at once.
 *
 * @param {number} port 0 asks the system for a free one
 * @param {string} host
 * @returns {Promise<{port: number} | {code: string}>}
 */
function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve({ code: 'code' in error ? String(error.code) : 'UNKNOWN' }));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve({ port: typeof address === 'object' && address ? address.port : port }));
    });
  });
}

/**
 * Whether a server could listen on the port, on every address, because browsers try IPv4 and IPv6 for localhost.
 *
 * @param {number} port
 * @returns {Promise<'free' | 'busy' | 'forbidden'>}
 */
export async function checkPort(port) {
  for (const host of ['127.0.0.1', '0.0.0.0', '::']) {
    const result = await tryListen(port, host);
    if ('port' in result) continue;
    if (result.code === 'EADDRINUSE') return 'busy';
    if (result.code === 'EACCES') return 'forbidden';
    // Any other error (no IPv6 here, for example) does not mean another server.
  }
  return 'free';
}

/** @returns {Promise<number>} a port of the loopback address that nobody listens on */
export async function freePort() {
  const result = await tryListen(0, '127.0.0.1');
  if ('code' in result) throw new UserError(`No free port could be found (${result.code}).`);
  return result.port;
}

/**
 * @param {string} name variable
 * @param {number} port value to show as an example
 * @param {string} command
 */
export function withVariable(name, port, command, windows = IS_WINDOWS) {
  return windows ? `set ${name}=${port}&& ${command}` : `${name}=${port} ${command}`;
}

const WHY_NOT = {
  busy: 'is busy: another program listens on it',
  forbidden: 'may not be used without more rights',
  taken: 'cannot be used twice: the gateway listens on it',
};

/**
 * Stops with advice when the port is taken, and keeps it for this process otherwise.
 *
 * @param {number} port
 * @param {{name: string, command: string, taken?: number[]}} context the variable that chooses the port, the command to
 *   repeat, ports that are already promised to somebody
 */
export async function requirePort(port, { name, command, taken = [] }) {
  const state = taken.includes(port) ? 'taken' : await checkPort(port);
  if (state === 'free' && (await claimPort(port))) return;
  const other = port < 1024 || port >= 65000 ? 4000 : port + 1000;
  throw new UserError(
    `Port ${port} ${WHY_NOT[state === 'free' ? 'busy' : state]}. Choose another: ${withVariable(name, other, command)}`,
  );
}

/**
 * The first free port from the wanted one on, or any free one. It is kept for this process: another copy that starts at
 * the same time takes another.
 *
 * @param {number} wanted
 */
export async function portNear(wanted) {
  for (let port = wanted; port < wanted + 10; port += 1) {
    if ((await checkPort(port)) === 'free' && (await claimPort(port))) return port;
  }
  return freePort();
}
