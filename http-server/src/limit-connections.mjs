import { networkOf } from './network-of.mjs';
import { rawRefusal } from './refusals.mjs';

/**
 * Refuses a client more than so many connections at once. A reverse proxy brings the connections of everybody, so
 * trusted ones are not counted: they must limit their own clients.
 *
 * @param {import('node:http').Server} server
 * @param {{perAddress: number, isExempt: (address: string) => boolean, traceId: () => string}} options
 */
export function limitConnections(server, { perAddress, isExempt, traceId }) {
  /** @type {Map<string, number>} */
  const open = new Map();
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isExempt(remoteAddress)) return;
    const who = networkOf(remoteAddress);
    const count = (open.get(who) ?? 0) + 1;
    open.set(who, count);
    socket.once('close', () => {
      const left = (open.get(who) ?? 1) - 1;
      if (left === 0) open.delete(who);
      else open.set(who, left);
    });
    if (count > perAddress) socket.end(rawRefusal(429, traceId()), () => socket.destroy());
  });
}
