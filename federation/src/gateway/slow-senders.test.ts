import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { POST, startGateway, type TestGateway } from '../testing/gateway.ts';
import { onlyAnswer, openWire } from '../testing/wire.ts';

const HELD = 200;
jest.setTimeout(60_000);
const timeLimits = { headersMs: 400, requestMs: 1000, stallMs: 400, checkMs: 50, lingerMs: 300 };

let running: TestGateway;
let bodies = 0;

beforeAll(async () => {
  running = await startGateway({
    timeLimits,
    routes: (api) => api.addHook('onRequest', async ({ method }) => void (method === 'POST' && bodies++)),
  });
});
afterAll(() => running.close());

it(`${HELD} begun bodies that are held stop nobody else`, async () => {
  const patient = await startGateway({
    timeLimits: { headersMs: 60_000, requestMs: 60_000, stallMs: 60_000 },
  });
  const wires = Array.from({ length: HELD }, () => openWire(patient.port));
  for (const wire of wires) wire.send(...POST, 'content-length: 100', '', '{');
  const calls = Array.from({ length: 20 }, async () => {
    const answer = await fetch(`${patient.url}/api/v1/small`, { signal: AbortSignal.timeout(30_000) });
    return answer.text();
  });
  expect(new Set(await Promise.all(calls))).toEqual(new Set(['ok']));
  expect(wires.map((wire) => wire.text()).join('')).toBe('');
  for (const wire of wires) wire.end();
  await patient.close();
});

it.each([
  ['no byte at all', []],
  ['half a request line', ['GET / HT']],
  ['headers without an end', ['GET / HTTP/1.1', 'host: cabinet', 'x-a: ']],
  ['a body that stops', [...POST, 'content-length: 100', '', '{']],
  ['a body in chunks that stops', [...POST, 'transfer-encoding: chunked', '', '1', '{']],
])('%s is told 408 once, and its line is closed', async (_name, lines) => {
  const wire = openWire(running.port);
  wire.send(...lines);
  await wire.closed;
  expect(onlyAnswer(wire.text())).toMatchObject({ status: 408, code: 'VAL.003' });
  expect(bodies).toBe(0);
});

it('a steady trickle gets the whole time of a request and no more', async () => {
  const impatient = await startGateway({ timeLimits: { ...timeLimits, stallMs: 60_000 } });
  const wire = openWire(impatient.port);
  wire.send(...POST, 'content-length: 200000', '', '{');
  await wire.repeat('x');
  expect(onlyAnswer(wire.text()).status).toBe(408);
  await impatient.close();
});

describe('a body that is looked at when the test says so', () => {
  const STALL_MS = 10_000;
  let patient: TestGateway;
  let wire: ReturnType<typeof openWire>;
  let socket: Socket;
  beforeAll(async () => {
    patient = await startGateway({
      timeLimits: { headersMs: 60_000, requestMs: 60_000, stallMs: STALL_MS, lingerMs: 300 },
    });
  });
  afterAll(() => patient.close());
  beforeEach(async () => {
    jest.useFakeTimers({
      doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'],
    });
    const connected = once(patient.gateway.server, 'connection');
    wire = openWire(patient.port);
    [socket] = await connected;
  });
  afterEach(() => {
    jest.useRealTimers();
    wire.end();
  });

  async function begin(length: number): Promise<void> {
    wire.send(...POST, `content-length: ${length}`, '', '');
    while (jest.getTimerCount() === 0) await turn();
  }

  /** Sends a part, and lets the time for a part pass once it has arrived. */
  async function sendPart(text: string): Promise<void> {
    const before = socket.bytesRead;
    wire.send(text);
    while (socket.bytesRead < before + text.length) await turn();
    jest.advanceTimersByTime(STALL_MS);
  }

  it('does not get the whole time of a request for a drop at a time', async () => {
    await begin(100_000);
    await sendPart('x');
    await wire.closed;
    expect(onlyAnswer(wire.text()).status).toBe(408);
  });

  it('is served when it comes on slowly', async () => {
    await begin(20_000);
    for (let part = 0; part < 5; part += 1) await sendPart('x'.repeat(4000));
    await wire.until(/"length":20000,/);
  });
});
