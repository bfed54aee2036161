import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Where a claim is held. Linux and Windows drop it with its process, however that ends; elsewhere a file stays behind.
 *
 * @param {number} port
 * @param {string} platform
 */
function placeOf(port, platform) {
  const name = `cabinet-port-${port}`;
  if (platform === 'linux') return `\0${name}`;
  return platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** @param {string} place */
function hold(place) {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => resolve(false));
    server.listen(place, () => resolve(Boolean(server.unref())));
  });
}

/** @param {string} place */
function isHeld(place) {
  return new Promise((resolve) => {
    const wire = connect(place, () => resolve(Boolean(wire.destroy())));
    wire.once('error', () => resolve(false));
  });
}

/**
 * Keeps a port for this process until it ends. A port that was found free is listened on only when everything is built, and
 * until then every other copy that starts finds it free as well.
 *
 * @param {number} port
 * @param {string} [platform]
 * @returns {Promise<boolean>} false where a copy has it already, this one included
 */
export async function claimPort(port, platform = process.platform) {
  const place = placeOf(port, platform);
  if (await hold(place)) return true;
  if (platform === 'linux' || platform === 'win32' || (await isHeld(place))) return false;
  // What a process that was killed has left.
  rmSync(place, { force: true });
  return hold(place);
}
