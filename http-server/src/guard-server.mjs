import fp from 'fastify-plugin';
import { announcesTooMuch } from './body-limit.mjs';
import { watchConnections } from './connections.mjs';
import { drainOnClose } from './drain-on-close.mjs';
import { socketRefuser } from './socket-refuser.mjs';
import { createTraceIds } from './trace-ids.mjs';
import { hasBody, watchProgress } from './watch-progress.mjs';

/**
 * @typedef {object} GuardOptions
 * @property {import('./time-limits.mjs').TimeLimits} limits
 * @property {(path: string) => number} bodyLimitOf
 */

const LATE = Object.assign(new Error('The body does not come on'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/**
 * What slow, huge, malformed and unfinished requests meet before any route does. Register it first.
 *
 * @type {import('fastify').FastifyPluginAsync<GuardOptions>}
 */
const guard = async (app, { limits, bodyLimitOf }) => {
  const { server } = app;
  const connections = watchConnections(server);
  const refuse = socketRefuser({ ...limits, ...connections, traceId: createTraceIds() });
  // Instead of Fastify's own, whose answers are no envelopes.
  server.removeAllListeners('clientError');
  server.on('clientError', refuse);

  server.on('checkContinue', (message, response) => {
    if (!announcesTooMuch(message, bodyLimitOf((message.url ?? '').split('?', 1)[0] ?? '')))
      response.writeContinue();
    server.emit('request', message, response);
  });
  // Other expectations may be passed over (RFC 9110, 10.1.1).
  server.on('checkExpectation', (message, response) => void server.emit('request', message, response));

  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { raw: message } = request;
    if (hasBody(message)) watchProgress(message, limits, () => refuse(LATE, message.socket));
    done(null, payload);
  });
  drainOnClose(app, connections, limits);
};

export const guardServer = fp(guard, { name: 'guard-server' });
