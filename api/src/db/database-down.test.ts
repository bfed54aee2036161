import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { isDatabaseDown, retryRead } from './index.ts';
import { openPool } from './pool.ts';

let server: Server | undefined;
const sockets: Socket[] = [];

/** A server of the database that does this with whoever connects. */
async function listen(meet: (socket: Socket) => void): Promise<number> {
  server = createServer((socket) => {
    sockets.push(socket);
    meet(socket.on('error', () => undefined));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object(server.address()).port;
}

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.close();
});

/** How often a read that fails by such a server is tried, and whether the failure says that the database is away. */
async function triesOf(port: number): Promise<{ readonly tries: number; readonly isDown: boolean }> {
  const pool = openPool(
    { connectionString: `postgres://cabinet@127.0.0.1:${port}/money`, connectionTimeoutMillis: 200 },
    () => undefined,
  );
  let tries = 0;
  const failure: unknown = await retryRead(() => {
    tries += 1;
    return pool.query('select 1');
  }).catch((error: unknown) => error);
  await pool.end();
  return { tries, isDown: isDatabaseDown(failure) };
}

describe('a read whose database is away', () => {
  it('is tried anew where the connection breaks', async () => {
    const port = await listen((socket) => void socket.destroy());
    expect(await triesOf(port)).toEqual({ tries: 3, isDown: true });
  });

  it('waits once for a server that says nothing', async () => {
    const port = await listen(() => undefined);
    expect(await triesOf(port)).toEqual({ tries: 1, isDown: true });
  });
});
