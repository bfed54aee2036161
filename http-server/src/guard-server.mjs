import fp from 'fastify-plugin';
import { announcesTooMuch } from './body-limit.mjs';
import { watchConnections } from './connections.mjs';
import { cutUnreadBody } from './cut-unread-body.mjs';
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

/** @param {import('node:http').IncomingMessage} message */
const isAsking = ({ headers }) => headers.expect?.toLowerCase() === '100-continue';

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

  server.on('request', (message, response) => {
    if (hasBody(message)) response.once('finish', () => cutUnreadBody(message, limits));
  });
  // Whoever asks before they send is told to go on when the gates have let them in.
  server.on('checkContinue', (message, response) => void server.emit('request', message, response));
  // Other expectations may be passed over (RFC 9110, 10.1.1).
  server.on('checkExpectation', (message, response) => void server.emit('request', message, response));

  app.addHook('preParsing', (request, reply, payload, done) => {
    const { raw: message } = request;
    if (isAsking(message) && !announcesTooMuch(message, bodyLimitOf(request.url.split('?', 1)[0] ?? '')))
      reply.raw.writeContinue();
    if (hasBody(message)) watchProgress(message, limits, () => refuse(LATE, message.socket));
    done(null, payload);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    // The next bytes may be a body that was asked about or another request: nobody can tell.
    if (isAsking(request.raw) && !request.raw.complete) reply.header('connection', 'close');
    done(null, payload);
  });
  drainOnClose(app, connections, limits);
};

export const guardServer = fp(guard, { name: 'guard-server' });
