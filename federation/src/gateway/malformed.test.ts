import { POST, startGateway, type TestGateway } from '../testing/gateway.ts';
import { onlyAnswer, openWire } from '../testing/wire.ts';

let running: TestGateway;
beforeAll(async () => {
  running = await startGateway({ timeLimits: { lingerMs: 300 } });
});
afterAll(() => running.close());

it.each([
  ['a bad request line', 400, ['NONSENSE', '', '']],
  ['an unknown method', 400, ['FETCH / HTTP/1.1', 'host: a', '', '']],
  ['a length that is no number', 400, [...POST, 'content-length: many', '', '{}']],
  ['two lengths', 400, [...POST, 'content-length: 2', 'content-length: 3', '', '{}']],
  ['a length beside chunks', 400, [...POST, 'content-length: 2', 'transfer-encoding: chunked', '', '{}']],
  ['bad chunks', 400, [...POST, 'transfer-encoding: chunked', '', 'zz', '']],
  ['endless headers', 431, ['GET / HTTP/1.1', 'host: a', `x-a: ${'a'.repeat(100_000)}`, '', '']],
  ['an endless address', 431, [`GET /${'a'.repeat(100_000)} HTTP/1.1`, 'host: a', '', '']],
])('%s is refused once, in an envelope', async (_name, status, lines) => {
  const wire = openWire(running.port);
  wire.send(...lines);
  await wire.closed;
  expect(onlyAnswer(wire.text())).toMatchObject({ status, code: 'VAL.003' });
});

describe('an address', () => {
  /** Sends bytes as they stand, which no client library would do. */
  async function get(target: string) {
    const wire = openWire(running.port);
    wire.send(`GET ${target} HTTP/1.1`, 'host: cabinet', 'connection: close', '', '');
    await wire.closed;
    const text = wire.text();
    return { status: Number(text.slice(9, 12)), text };
  }

  it.each([
    '//',
    '///',
    '//evil.example',
    '//evil.example/%2e%2e',
    '/%00',
    '/a/../b',
    'http://evil.example/',
  ])('%s is a page and leads nowhere', async (target) => {
    const { status, text } = await get(target);
    expect(status).toBe(200);
    expect(text).toContain('<div id="root">');
    expect(text).not.toMatch(/^location:/im);
  });

  it('of any length that fits is a page', async () => {
    expect((await get(`/${'a'.repeat(5000)}`)).status).toBe(200);
  });

  it.each([
    ['/%', 400],
    ['/%c3%28', 400],
    ['/api/%', 400],
    ['/api/../../etc/passwd', 400],
    ['/api/%2e%2e/x', 400],
    ['//evil.example/x.js', 404],
    ['/%00.js', 404],
    ['/..%2f..%2fregistry.json', 404],
  ])('%s is refused in an envelope', async (target, status) => {
    const answer = await get(target);
    expect({ target, status: answer.status }).toEqual({ target, status });
    expect(answer.text).toContain('{"status":"error"');
  });
});

it.each([
  ['POST', '/', 405],
  ['DELETE', '/login', 405],
  ['TRACE', '/api/v1/small', 404],
  ['GET', '/mfe/none/1/x.js', 404],
  ['GET', '/none.0123abcd.js', 404],
] as const)('%s %s is refused in an envelope that nobody keeps', async (method, url, status) => {
  const answer = await running.gateway.inject({ method, url });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ status: 'error', details: { trace_id: expect.any(String) } });
  expect(answer.headers['cache-control']).toBe('no-store');
  if (status === 405) expect(answer.headers.allow).toBe('GET, HEAD');
});
