import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * A wire that can be cut: passes bytes on to a port of the loopback address until it is told otherwise.
 *
 * @typedef {'request' | 'answer'} Direction
 * @typedef {object} CutProxy
 * @property {number} port
 * @property {() => number} cutAll cuts every connection now; tells how many there were
 * @property {(direction: Direction, after: number) => void} cutNext lets so many bytes of the next piece in that
 *   direction pass, then cuts the connection
 * @property {() => number} cuts how many connections were cut so far
 * @property {() => Promise<void>} close
 */

/**
 * @param {number} target port
 * @param {string} [host]
 * @returns {Promise<CutProxy>}
 */
export async function createCutProxy(target, host = '127.0.0.1') {
  /** @type {Set<() => void>} */
  const open = new Set();
  /** @type {Record<Direction, number[]>} */
  const armed = { request: [], answer: [] };
  let cuts = 0;

  const server = createServer((client) => {
    const upstream = connect(target, host);
    const end = () => {
      open.delete(end);
      client.destroy();
      upstream.destroy();
    };
    const cut = () => {
      cuts += 1;
      end();
    };
    open.add(end);
    pass(client, upstream, { armed: armed.request, cut, end });
    pass(upstream, client, { armed: armed.answer, cut, end });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();

  const cutAll = () => {
    const count = open.size;
    cuts += count;
    for (const end of [...open]) end();
    return count;
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cutAll,
    cutNext: (direction, after) => armed[direction].push(after),
    cuts: () => cuts,
    async close() {
      server.close();
      cutAll();
      await once(server, 'close');
    },
  };
}

/**
 * @param {import('node:net').Socket} from
 * @param {import('node:net').Socket} to
 * @param {{armed: number[], cut: () => void, end: () => void}} options
 */
function pass(from, to, { armed, cut, end }) {
  from.on('data', (piece) => {
    const after = armed.shift();
    if (after !== undefined) to.write(piece.subarray(0, after), cut);
    else if (!to.write(piece)) {
      from.pause();
      to.once('drain', () => from.resume());
    }
  });
  from.on('error', end);
  from.on('close', end);
}
