import { Readable } from 'node:stream';
import { startGateway, type TestGateway } from '../testing/gateway.ts';

let running: TestGateway;
let calls = 0;
const never = new Promise<never>(() => {});

beforeAll(async () => {
  running = await startGateway({
    timeLimits: { drainMs: 300 },
    upstream: { firstByteMs: 1000, idleMs: 1000, connections: 2, underWay: 4 },
    routes: (api) => {
      api.get('/api/v1/silent', () => never);
      api.get('/api/v1/broken', (request) => {
        request.raw.socket.destroy();
        return never;
      });
      for (const path of ['cut-behind-its-head', 'silent-behind-its-head']) {
        api.get(`/api/v1/${path}`, ({ raw: { socket } }) => {
          socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncontent-length: 7\r\n\r\n', () => {
            if (path.startsWith('cut')) socket.destroy();
          });
          return never;
        });
      }
      api.get('/api/v1/busy', (_request, reply) => {
        calls += 1;
        return reply.code(503).header('retry-after', '7').send({ code: 'SYS.002' });
      });
      api.get('/api/v1/half', (_request, reply) => {
        async function* half() {
          yield 'half';
          await never;
        }
        return reply.type('text/csv').send(Readable.from(half()));
      });
    },
  });
});
afterAll(async () => {
  running.api.server.closeAllConnections();
  await running.close();
});

const get = (path: string) => running.gateway.inject(`/api/v1/${path}`);

it.each([
  ['silent', 504],
  ['broken', 502],
  ['cut-behind-its-head', 502],
  ['silent-behind-its-head', 504],
])('an API that is %s is told in an envelope', async (path, status) => {
  const answer = await get(path);
  expect(answer.statusCode).toBe(status);
  expect(answer.json().details).toMatchObject({ code: 'SYS.002', trace_id: expect.any(String) });
});

it('a refusal of the API is passed on as it came and asked for once', async () => {
  const answer = await get('busy');
  expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '7' } });
  expect(calls).toBe(1);
});

it('more calls than may wait are told to come again', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { statusCode, headers } = await get('silent');
      return `${statusCode} ${headers['retry-after'] ?? ''}`;
    }),
  );
  expect(statuses.filter((status) => status === '503 1')).toHaveLength(2);
  expect((await get('small')).body).toBe('ok');
});

it('an answer that stops half-way ends the connection instead of looking whole', async () => {
  const answer = await fetch(`${running.url}/api/v1/half`);
  await expect(answer.text()).rejects.toThrow('terminated');
});
