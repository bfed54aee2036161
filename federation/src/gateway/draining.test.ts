import { Agent, request as httpRequest } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { POST, startGateway } from '../testing/gateway.ts';
import { onlyAnswer, openWire } from '../testing/wire.ts';

const UNDER_WAY = 120;
jest.setTimeout(30_000);
const timeLimits = { lingerMs: 200, drainMs: 8000 };
const NEVER_MS = 300_000;
/** With these limits nothing but the stop ends a connection within a test. */
const nothingElse = {
  headersMs: NEVER_MS,
  requestMs: NEVER_MS,
  stallMs: NEVER_MS,
  idleMs: NEVER_MS,
  keepAliveMs: NEVER_MS,
};

/** An API that answers when it is told to. */
function holdingApi() {
  let held = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    release: () => release(),
    /** Resolves when so many requests wait in the API. */
    async holds(count: number) {
      while (held < count) await turn();
    },
    routes: (api: import('fastify').FastifyInstance) => {
      api.get('/api/v1/held', async () => {
        held += 1;
        await released;
        return 'done';
      });
      api.get('/api/v1/export', (_request, reply) => {
        async function* lines() {
          yield 'first;';
          held += 1;
          await released;
          yield 'last';
        }
        return reply.type('text/csv').send(Readable.from(lines()));
      });
    },
  };
}

function get(url: string, agent: Agent) {
  return new Promise<{ text: string; connection: string | undefined }>((resolve, reject) => {
    const call = httpRequest(url, { agent }).on('error', reject);
    call.on('response', (response) => {
      let text = '';
      response.on('data', (piece) => (text += String(piece)));
      response.on('end', () => resolve({ text, connection: response.headers.connection }));
      response.on('error', reject);
    });
    call.end();
  });
}

describe('a gateway that is told to stop', () => {
  it(`lets ${UNDER_WAY} requests under way end, and takes no further ones`, async () => {
    const api = holdingApi();
    const running = await startGateway({ timeLimits, routes: api.routes });
    const agent = new Agent({ keepAlive: true });
    const idle = openWire(running.port);
    idle.send('GET /gateway/healthz HTTP/1.1', 'host: cabinet', '', '');
    await idle.until(/ok/);
    const calls = Array.from({ length: UNDER_WAY }, () => get(`${running.url}/api/v1/held`, agent));
    await api.holds(UNDER_WAY);

    const closed = running.gateway.close();
    await idle.closed;
    await expect(fetch(running.url)).rejects.toThrow('fetch failed');
    api.release();
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ text, connection }) => `${text} ${connection}`))).toEqual(
      new Set(['done close']),
    );
    await closed;
    agent.destroy();
    await running.close();
  });

  it('lets an export under way end whole', async () => {
    const api = holdingApi();
    const running = await startGateway({ timeLimits, routes: api.routes });
    const agent = new Agent({ keepAlive: true });
    const call = get(`${running.url}/api/v1/export`, agent);
    await api.holds(1);
    const closed = running.gateway.close();
    api.release();
    expect((await call).text).toBe('first;last');
    await closed;
    agent.destroy();
    await running.close();
  });

  it('answers what was sent before its sender could know', async () => {
    const api = holdingApi();
    const running = await startGateway({ timeLimits, routes: api.routes });
    const wire = openWire(running.port);
    wire.send('GET /api/v1/held HTTP/1.1', 'host: cabinet', '', '');
    await api.holds(1);
    const closed = running.gateway.close();
    wire.send('GET /gateway/healthz HTTP/1.1', 'host: cabinet', '', '');
    api.release();
    await wire.until(/done/);
    await closed;
    await running.close();
  });

  it('does not wait for silent connections', async () => {
    const running = await startGateway({ timeLimits: { ...nothingElse, lingerMs: 200, drainMs: NEVER_MS } });
    const silent = openWire(running.port);
    await fetch(`${running.url}/gateway/healthz`);
    await running.gateway.close();
    await silent.closed;
    await running.close();
  });

  it('waits for a slow request no longer than its time', async () => {
    const running = await startGateway({ timeLimits: { ...nothingElse, lingerMs: 200, drainMs: 600 } });
    const slow = openWire(running.port);
    slow.send(...POST, 'content-length: 100', '', '{');
    await fetch(`${running.url}/gateway/healthz`);
    await running.gateway.close();
    await slow.closed;
    await running.close();
  });
});

it('a gateway without its API says so', async () => {
  const running = await startGateway();
  await running.api.close();
  const wire = openWire(running.port);
  wire.send('GET /api/v1/small HTTP/1.1', 'host: cabinet', 'connection: close', '', '');
  await wire.closed;
  expect(onlyAnswer(wire.text())).toMatchObject({ status: 503, code: 'SYS.002' });
  await running.close();
});
