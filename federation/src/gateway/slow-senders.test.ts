import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { POST, startGateway, type TestGateway } from '../testing/gateway.ts';
import { onlyAnswer, openWire } from '../testing/wire.ts';

const HELD = 200;
jest.setTimeout(60_000);
const timeLimits = { headersMs: 400, requestMs: 4000, stallMs: 400, checkMs: 50, lingerMs: 300 };

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

it('a drop at a time does not get the whole time of a request', async () => {
  const wire = openWire(running.port);
  const startedAt = Date.now();
  wire.send(...POST, 'content-length: 100000', '', '{');
  const drops = setInterval(() => wire.send('x'), 50);
  await wire.closed;
  clearInterval(drops);
  expect(onlyAnswer(wire.text()).status).toBe(408);
  expect(Date.now() - startedAt).toBeLessThan(timeLimits.requestMs);
});

it('a steady trickle gets the whole time of a request and no more', async () => {
  const wire = openWire(running.port);
  wire.send(...POST, 'content-length: 200000', '', '{');
  const trickle = setInterval(() => wire.send('x'.repeat(1500)), 100);
  await wire.closed;
  clearInterval(trickle);
  expect(onlyAnswer(wire.text()).status).toBe(408);
});

it('a slow body that comes on is served', async () => {
  const wire = openWire(running.port);
  wire.send(...POST, 'content-length: 20000', '', '');
  for (let sent = 0; sent < 20_000; sent += 4000) {
    await sleep(100);
    wire.send('x'.repeat(4000));
  }
  await wire.until(/"length":20000,/);
  wire.end();
});
