import { Agent, request as httpRequest } from 'node:http';
import { jest } from '@jest/globals';
import { POST, startGateway, type TestGateway } from '../testing/gateway.ts';
import { onlyAnswer, openWire } from '../testing/wire.ts';

const MIB = 1024 * 1024;
const AT_ONCE = 20;
jest.setTimeout(60_000);

let running: TestGateway;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
beforeAll(async () => {
  running = await startGateway({ timeLimits: { requestMs: 60_000, lingerMs: 300 } });
});
afterAll(async () => {
  agent.destroy();
  await running.close();
});

interface Way {
  readonly chunked?: boolean;
  readonly close?: boolean;
}

/** Sends the whole body whatever is answered meanwhile, as a simple program does. */
function send(bytes: number, { chunked = false, close = false }: Way = {}) {
  return new Promise<string>((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      ...(chunked ? {} : { 'content-length': bytes }),
      ...(close ? { connection: 'close' } : {}),
    };
    const options = { method: 'POST', agent: close ? new Agent() : agent, headers };
    const call = httpRequest(`${running.url}/api/v1/body`, options);
    call.on('error', reject).on('response', (response) => {
      let text = '';
      response.on('data', (piece) => (text += String(piece)));
      response.on('end', () => resolve(`${response.statusCode} ${JSON.parse(text).details?.code ?? ''}`));
    });
    for (let left = bytes; left > 0; left -= 65_536) call.write(Buffer.alloc(Math.min(left, 65_536), 32));
    call.end();
  });
}

const atOnce = async (bytes: number, way?: Way) =>
  new Set(await Promise.all(Array.from({ length: AT_ONCE }, () => send(bytes, way))));

describe('a body that is too large', () => {
  it.each([
    ['1 MB', MIB, {}],
    ['1 MB in chunks', MIB, { chunked: true }],
    ['5 MB', 5 * MIB, {}],
    ['5 MB in chunks', 5 * MIB, { chunked: true }],
    ['5 MB on a connection that ends with it', 5 * MIB, { close: true }],
    ['5 MB in chunks on a connection that ends with it', 5 * MIB, { chunked: true, close: true }],
  ])(
    `of %s is 413 each of ${AT_ONCE} times at once, and the connections stay good`,
    async (_name, bytes, way) => {
      expect(await atOnce(bytes, way)).toEqual(new Set(['413 VAL.003']));
      expect(await atOnce(10)).toEqual(new Set(['200 ']));
    },
  );

  it('is 413 once, and the next request on the same connection is answered', async () => {
    const wire = openWire(running.port);
    wire.send(...POST, `content-length: ${MIB}`, '', '');
    await wire.until(/413/);
    wire.send(' '.repeat(MIB));
    wire.send('GET /api/v1/small HTTP/1.1', 'host: cabinet', '', '');
    expect(await wire.until(/ok$/)).toMatch(/^HTTP\/1\.1 413 .*HTTP\/1\.1 200 OK/s);
    wire.end();
  });

  it('beyond any patience is answered and then cut off', async () => {
    const wire = openWire(running.port);
    wire.send(...POST, `content-length: ${1000 * MIB}`, '', '');
    await wire.until(/413/);
    await wire.repeat(' '.repeat(MIB));
    expect(onlyAnswer(wire.text()).head).toContain('connection: close');
  });

  it('has its limit by its address', async () => {
    const wide = await startGateway({ bodyLimitOf: (path) => (path === '/api/v1/body' ? MIB / 2 : 10) });
    const post = async (url: string) => {
      const { statusCode } = await wide.gateway.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'text/plain' },
        payload: 'x'.repeat(400_000),
      });
      return statusCode;
    };
    expect([await post('/api/v1/body?a'), await post('/api/v1/small')]).toEqual([200, 413]);
    await wide.close();
  });
});

describe('a file', () => {
  it('is taken where the API takes it, and nowhere else', async () => {
    const seen: number[] = [];
    const own = await startGateway({
      routes: (api) => {
        api.post('/api/v1/admin/bank-statements', async ({ body }) => {
          seen.push(Buffer.isBuffer(body) ? body.length : 0);
          return 'ok';
        });
      },
    });
    const headers = { 'content-type': 'application/octet-stream' };
    const post = async (url: string, bytes: number) => {
      const payload = Buffer.alloc(bytes, 255);
      return (await own.gateway.inject({ method: 'POST', url, headers, payload })).statusCode;
    };
    expect(await post('/api/v1/admin/bank-statements?file_name=a', 10 * MIB)).toBe(200);
    expect(await post('/api/v1/admin/bank-statements', 10 * MIB + 1)).toBe(413);
    expect(await post('/api/v1/admin/bank-statements/x', MIB)).toBe(413);
    expect(seen).toEqual([10 * MIB]);
    await own.close();
  });

  it('comes beside few others, for the gateway holds it as a whole', async () => {
    const own = await startGateway({
      upstream: { files: 1 },
      bodyLimitOf: (path) => (path === '/api/v1/body' ? MIB : 10),
    });
    const begun = openWire(own.port);
    begun.send(...POST, 'content-length: 2', 'expect: 100-continue', '', '');
    await begun.until(/100 Continue/);
    const post = () => own.gateway.inject({ method: 'POST', url: '/api/v1/body', payload: {} });
    const refused = await post();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect((await own.gateway.inject('/api/v1/small')).statusCode).toBe(200);
    begun.send('{}');
    await begun.until(/"length":2,/);
    begun.end();
    await begun.closed;
    expect((await post()).statusCode).toBe(200);
    await own.close();
  });
});

describe('a body on its way to the API', () => {
  it('keeps its bytes and its media type', async () => {
    const answer = await running.gateway.inject({
      method: 'POST',
      url: '/api/v1/body',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      payload: '{ "a" : 1 }',
    });
    expect(answer.json()).toEqual({
      type: 'application/json; charset=utf-8',
      length: 11,
      text: '{ "a" : 1 }',
    });
  });

  it('of a GET is passed over', async () => {
    const wire = openWire(running.port);
    wire.send('GET /api/v1/small HTTP/1.1', 'host: cabinet', 'content-length: 5', '', 'hello');
    expect(await wire.until(/ok$/)).toContain('200 OK');
    wire.end();
  });
});

describe('Expect: 100-continue', () => {
  it('is answered, and the body is then passed on', async () => {
    const wire = openWire(running.port);
    wire.send(...POST, 'content-length: 2', 'expect: 100-continue', '', '');
    await wire.until(/100 Continue/);
    wire.send('{}');
    expect(await wire.until(/"length":2,/)).toContain('200 OK');
    wire.end();
  });

  it('of too large a body is 413 before a byte of it', async () => {
    const wire = openWire(running.port);
    wire.send(...POST, `content-length: ${MIB}`, 'expect: 100-continue', '', '');
    await wire.closed;
    const { status, head } = onlyAnswer(wire.text());
    expect([status, wire.text().includes('100 Continue')]).toEqual([413, false]);
    expect(head).toContain('connection: close');
  });
});
