import { setTimeout as sleep } from 'node:timers/promises';
import { bodyLimitOf, guardServer, isStopping, serverOptions, TIME_LIMITS } from '@cabinet/http-server';
import { jest } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { makeSite } from '../testing/site.ts';
import { createGateway } from './gateway.mjs';

jest.setTimeout(60_000);

/** This is longer than the gateway needs to see it. */
const NOTICE_MS = 3000;

/** So many of the next calls break, counted over all processes. */
let breaks = 0;
let arrived: string[] = [];
let repeats: boolean[];
const notReady = new Set<string>();
/** Who sends whoever asks on to another process. */
const sentOn = new Map<string, string>();
const never = new Promise<never>(() => {});

/** A process of the API, with the guards of the real one. */
async function startApi(name: string, { port = 0, noticeMs = 0 } = {}) {
  const limits = { ...TIME_LIMITS, noticeMs };
  const app = fastify(serverOptions(limits));
  await app.register(guardServer, { limits, bodyLimitOf });
  const isReady = () => !notReady.has(name) && !isStopping(app);
  app.get('/readyz', (_request, reply) => {
    const other = sentOn.get(name);
    return other === undefined
      ? reply.code(isReady() ? 200 : 503).send({})
      : reply.redirect(`${other}/readyz`);
  });
  app.all('/api/v1/work', async (request) => {
    arrived.push(name);
    repeats.push(request.headers['x-repeat'] !== undefined);
    if (breaks > 0) {
      breaks -= 1;
      request.raw.socket.destroy();
      return never;
    }
    await sleep(2);
    return name;
  });
  app.get('/api/v1/silent', () => {
    arrived.push(name);
    return never;
  });
  const url = await app.listen({ port, host: '127.0.0.1' });
  return { name, app, url, port: Number(new URL(url).port) };
}
type Api = Awaited<ReturnType<typeof startApi>>;

let first: Api;
let second: Api;
let open: (upstream?: { readonly firstByteMs: number }) => Promise<FastifyInstance>;
let gateway: FastifyInstance;
let changes: string[];
let cleanUp: () => Promise<void>;

beforeEach(async () => {
  breaks = 0;
  arrived = [];
  repeats = [];
  changes = [];
  notReady.clear();
  sentOn.clear();
  first = await startApi('first');
  second = await startApi('second');
  const { site, remove } = await makeSite();
  open = (upstream) =>
    createGateway({
      site,
      apiUrls: [first.url, second.url],
      ...(upstream && { upstream }),
      report: (line) => changes.push(line),
    });
  gateway = await open();
  cleanUp = remove;
});
afterEach(async () => {
  await gateway.close();
  for (const { app } of [first, second]) {
    app.server.closeAllConnections();
    await app.close();
  }
  await cleanUp();
});

const WORK = '/api/v1/work';
const get = () => gateway.inject(WORK);
const post = (headers: Record<string, string> = {}) =>
  gateway.inject({ method: 'POST', url: WORK, headers, payload: { a: 1 } });
const put = (headers: Record<string, string> = {}) =>
  gateway.inject({ method: 'PUT', url: WORK, headers, payload: { a: 1 } });
const KEY = { 'idempotency-key': 'key-00000001' };
/** It gives up before the test does, because a loop that nobody waits for would keep the process alive. */
const told = async (pattern: RegExp) => {
  for (let turns = 0; !changes.some((line) => pattern.test(line)); turns += 1) {
    if (turns > 2000) throw new Error(`Nothing says ${pattern}`);
    await sleep(10);
  }
};

it('shares calls out between the processes', async () => {
  await Promise.all(Array.from({ length: 20 }, get));
  const ofFirst = arrived.filter((name) => name === 'first');
  expect(ofFirst).toHaveLength(10);
});

it.each([
  ['a GET', get],
  ['a POST with an Idempotency-Key', () => post(KEY)],
  ['a PUT with an Idempotency-Key', () => put(KEY)],
])('%s whose connection breaks is given to another process', async (_what, call) => {
  breaks = 1;
  expect((await call()).statusCode).toBe(200);
  expect(new Set(arrived)).toEqual(new Set(['first', 'second']));
  expect(repeats).toEqual([false, true]);
});

it.each([
  ['a POST', () => post()],
  ['a PUT', () => put()],
])('%s whose connection breaks may have been carried out: nobody else gets it', async (_what, call) => {
  breaks = 1;
  const answer = await call();
  expect(answer.statusCode).toBe(502);
  expect(answer.json().details.code).toBe('SYS.002');
  expect(arrived).toHaveLength(1);
});

it('nobody outside can say of a call that it is a repeat', async () => {
  await post({ 'x-repeat': '1' });
  expect(repeats).toEqual([false]);
});

it('each process is asked once at most', async () => {
  breaks = 10;
  expect((await get()).statusCode).toBe(502);
  expect(arrived.toSorted()).toEqual(['first', 'second']);
});

it('an answer that does not come is not asked for elsewhere', async () => {
  const impatient = await open({ firstByteMs: 400 });
  expect((await impatient.inject('/api/v1/silent')).statusCode).toBe(504);
  expect(arrived).toHaveLength(1);
  await impatient.close();
});

it('a POST that could not be sent is given to another process', async () => {
  second.app.server.closeAllConnections();
  await second.app.close();
  const answers = await Promise.all(Array.from({ length: 10 }, () => post()));
  expect(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual(Array(10).fill('200 first'));
  expect(repeats).toEqual(Array(10).fill(false));
});

it('a process that is not ready is left alone until it is, and asked when no other is', async () => {
  notReady.add('first');
  await told(/is not ready: \/readyz says 503/);
  for (let time = 0; time < 4; time += 1) expect((await get()).body).toBe('second');
  notReady.add('second');
  await told(new RegExp(`${second.url} is not ready`));
  expect((await post()).statusCode).toBe(200);
  notReady.delete('first');
  await told(new RegExp(`${first.url} is ready`));
  for (let time = 0; time < 4; time += 1) expect((await get()).body).toBe('first');
});

it('a process that sends on to another one is not ready itself', async () => {
  sentOn.set('first', second.url);
  await told(/is not ready: \/readyz says 302/);
});

it('processes that are restarted in turn fail no call, not even one that nobody may repeat', async () => {
  await Promise.all([first.app.close(), second.app.close()]);
  first = await startApi('first', { port: first.port, noticeMs: NOTICE_MS });
  second = await startApi('second', { port: second.port, noticeMs: NOTICE_MS });
  let isOver = false;
  const statuses = new Map<number, number>();
  const clients = Array.from({ length: 8 }, async (_none, index) => {
    while (!isOver) {
      const { statusCode } = await (index % 2 === 0 ? post() : get());
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
  });
  const restart = async (api: Api) => {
    changes = [];
    await api.app.close();
    await told(new RegExp(`${api.url} is (not ready|away)`));
    changes = [];
    const again = await startApi(api.name, { port: api.port, noticeMs: NOTICE_MS });
    await told(new RegExp(`${api.url} is ready`));
    return again;
  };
  first = await restart(first);
  second = await restart(second);
  isOver = true;
  await Promise.all(clients);
  expect([...statuses.keys()]).toEqual([200]);
});
