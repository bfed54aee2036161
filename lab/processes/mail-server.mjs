import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A receiver takes its time, so that a process may be killed while it waits. */
const SLOWNESS_MS = 40;

/**
 * A mail server on the loopback address that keeps nothing but the `Message-ID` of what it has accepted.
 *
 * @param {string} recipients domain of those who are counted
 * @param {import('../lib/random.mjs').Random} random
 */
export async function startMailServer(recipients, random) {
  /** @type {Map<string, number>} how often each was accepted */
  const accepted = new Map();
  const isTo = (/** @type {string} */ letter) => /^to: .*@(\S+)$/im.exec(letter)?.[1] === recipients;
  const server = createServer((socket) => {
    let text = '';
    let isData = false;
    socket.setEncoding('utf8').on('error', () => {});
    socket.write('220 drill\r\n');
    socket.on('data', async (/** @type {string} */ piece) => {
      text += piece;
      if (!text.endsWith(isData ? '\r\n.\r\n' : '\r\n')) return;
      const said = text;
      text = '';
      if (isData) {
        isData = false;
        const id = /^message-id: <(.*)>/im.exec(said)?.[1] ?? 'without';
        if (isTo(said)) accepted.set(id, (accepted.get(id) ?? 0) + 1);
        await sleep(random.int(SLOWNESS_MS));
        socket.write('250 kept\r\n');
      } else if (said.startsWith('DATA')) {
        isData = true;
        socket.write('354 go on\r\n');
      } else if (said.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    letters: () => accepted.size,
    copies: () => [...accepted.values()].reduce((sum, count) => sum + count - 1, 0),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
