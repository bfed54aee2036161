import { setTimeout as sleep } from 'node:timers/promises';

const SWEEP_MS = 50;
/** @type {WeakSet<import('node:http').Server>} */
const stopping = new WeakSet();

/** Whether a server has been told to stop. @param {Pick<import('fastify').FastifyInstance, 'server'>} app */
export const isStopping = ({ server }) => stopping.has(server);

/**
 * When the server closes, it first gives notice: `isStopping()` is true, and each connection takes one request
 * more. Then requests under way may finish and idle clients are not waited for: no new connection, no further
 * request on an old one, and after `drainMs` everything is cut.
 *
 * @param {import('fastify').FastifyInstance} app
 * @param {import('./connections.mjs').Connections} connections
 * @param {{noticeMs: number, drainMs: number, lingerMs: number}} limits
 */
export function drainOnClose(app, connections, { noticeMs, drainMs, lingerMs }) {
  /** @type {NodeJS.Timeout | undefined} */
  let sweeper;

  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping(app)) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    stopping.add(app.server);
    if (noticeMs > 0 && app.server.listening) await sleep(noticeMs);
    const startedAt = Date.now();
    sweeper = setInterval(() => {
      const passed = Date.now() - startedAt;
      // An answer whose headers went out before the end was known leaves its connection open.
      app.server.closeIdleConnections();
      // A connection without a request may have one on the way.
      if (passed > lingerMs) connections.endUnused();
      if (passed > drainMs) app.server.closeAllConnections();
    }, SWEEP_MS);
  });
  app.addHook('onClose', async () => clearInterval(sweeper));
}
