import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  buildServer,
  killServers,
  request,
  type ServerProcess,
  startGateway,
  startServer,
} from './server-process.ts';

const HELD = 200;
const UNDER_WAY = 120;
const AT_ONCE = 20;
const MIB = 1024 * 1024;
const TIMEOUT_MS = 180_000;

afterAll(killServers);

describe('the gateway before the API, as processes', () => {
  let buildDir: string;
  let dataDir: string;
  let api: ServerProcess;
  let gateway: ServerProcess;

  beforeAll(async () => {
    buildDir = buildServer();
    dataDir = mkdtempSync(join(tmpdir(), 'cabinet-gateway-'));
    api = await startServer(buildDir, { DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    gateway = await startGateway(api.url);
  }, TIMEOUT_MS);
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  /** Sends the head of a sign-in; the body is the caller's. */
  async function begin(url: string, ...headers: string[]): Promise<Socket> {
    const { host, port, origin } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
    const head = ['POST /api/v1/auth/sign-in HTTP/1.1', `host: ${host}`, `origin: ${origin}`, ...headers];
    socket.write([...head, 'content-type: application/json', '', ''].join('\r\n'));
    return socket;
  }

  async function untilClosed(socket: Socket): Promise<string> {
    let text = '';
    socket.on('data', (piece) => (text += piece));
    await once(socket, 'close');
    return text;
  }

  const servers: [string, () => ServerProcess][] = [
    ['the gateway', () => gateway],
    ['the API alone', () => api],
  ];

  it.each(servers)(
    `%s answers everybody while ${HELD} begun bodies are held`,
    async (_name, server) => {
      const held = await Promise.all(
        Array.from({ length: HELD }, () => begin(server().url, 'content-length: 100')),
      );
      for (const socket of held) socket.write('{');
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () => request(server().url, 'GET', '/users/me')),
      );
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['AUTH.001']));
      for (const socket of held) socket.destroy();
    },
    TIMEOUT_MS,
  );

  it.each(servers)(
    '%s answers a body of 5 MB with 413, each of many times at once',
    async (_name, server) => {
      const body = { email: 'a'.repeat(5 * MIB), password: '' };
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () => request(server().url, 'POST', '/auth/sign-in', { body })),
      );
      expect(new Set(answers.map(({ status, code }) => `${status} ${code}`))).toEqual(
        new Set(['413 VAL.003']),
      );
      expect((await request(server().url, 'GET', '/users/me')).code).toBe('AUTH.001');
    },
    TIMEOUT_MS,
  );

  it('the documents come with a policy of their own', async () => {
    const answer = await fetch(`${gateway.url}/api/docs`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  // The gateway first: the API alone is then reached directly.
  it.each(servers)(
    `%s that gets SIGTERM answers ${UNDER_WAY} requests under way before it ends`,
    async (_name, server) => {
      const { url, stop } = server();
      const sockets = await Promise.all(
        Array.from({ length: UNDER_WAY }, () => begin(url, 'content-length: 2', 'expect: 100-continue')),
      );
      // Being told to continue is the proof that the request has been taken up.
      await Promise.all(sockets.map((socket) => once(socket, 'data')));
      const stopped = stop('SIGTERM');
      while (
        await fetch(url).then(
          () => true,
          () => false,
        )
      );
      const answers = sockets.map(untilClosed);
      for (const socket of sockets) socket.write('{}');
      for (const answer of await Promise.all(answers)) {
        expect(answer).toMatch(/^HTTP\/1\.1 400 .*connection: close.*"code":"VAL\.004"/is);
      }
      expect(await stopped).toBe(0);
    },
    TIMEOUT_MS,
  );
});
