import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { limitConnections } from './index.mjs';

let server: Server;
afterEach(() => server.close());

async function start(isExempt: (address: string) => boolean) {
  server = createServer((_request, response) => response.end('ok'));
  limitConnections(server, { perAddress: 3, isExempt, traceId: () => 'trace' });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Opens a connection; says what was answered to a request on it. */
async function open(port: number) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  await once(socket, 'connect');
  return {
    async ask() {
      socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
      const [text] = await once(socket, 'data');
      return String(text).slice(9, 12);
    },
    /** What the server says unasked before it ends the connection. */
    async refusal() {
      let text = '';
      socket.on('data', (piece) => (text += piece));
      await once(socket, 'close');
      return text.slice(9, 12);
    },
    close: () => socket.destroy(),
  };
}

it('refuses the connections of one client beyond the limit, and takes new ones when old ones end', async () => {
  const port = await start(() => false);
  const lines = [];
  for (let count = 0; count < 3; count += 1) lines.push(await open(port));
  const refused = await open(port);
  expect([await Promise.all(lines.map(({ ask }) => ask())), await refused.refusal()]).toEqual([
    ['200', '200', '200'],
    '429',
  ]);
  for (const { close } of lines) close();
  while ((await countOpen()) > 0) await turn();
  const again = await open(port);
  expect(await again.ask()).toBe('200');
  again.close();
});

it('does not count those of a trusted proxy', async () => {
  const port = await start((address) => address === '127.0.0.1');
  const lines = await Promise.all(Array.from({ length: 10 }, () => open(port)));
  expect(new Set(await Promise.all(lines.map(({ ask }) => ask())))).toEqual(new Set(['200']));
  for (const { close } of lines) close();
});

const countOpen = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
