import fastify from 'fastify';
import { bodyLimitOf, guardServer, serverOptions, TIME_LIMITS } from './index.mjs';

/** A step of Fastify's end that lasts 10 s is a crash by default. */
const NOTICE_MS = 10_200;

it('ends in order after a notice longer than Fastify lets a step last', async () => {
  const limits = { ...TIME_LIMITS, noticeMs: NOTICE_MS };
  const app = fastify(serverOptions(limits));
  await app.register(guardServer, { limits, bodyLimitOf });
  app.get('/', async () => 'answered');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const closed = app.close();
  expect(await (await fetch(url)).text()).toBe('answered');
  await closed;
  await expect(fetch(url)).rejects.toThrow();
}, 20_000);
