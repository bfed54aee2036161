const SWEEP_MS = 50;

/**
 * When the server closes, requests under way may finish and idle clients are not waited for: no new connection, no
 * further request on an old one, and after `drainMs` everything is cut.
 *
 * @param {import('fastify').FastifyInstance} app
 * @param {import('./connections.mjs').Connections} connections
 * @param {{drainMs: number, lingerMs: number}} limits
 */
export function drainOnClose(app, connections, { drainMs, lingerMs }) {
  let isDraining = false;
  /** @type {NodeJS.Timeout | undefined} */
  let sweeper;

  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', (done) => {
    isDraining = true;
    const startedAt = Date.now();
    sweeper = setInterval(() => {
      const passed = Date.now() - startedAt;
      // An answer whose headers went out before the end was known leaves its connection open.
      app.server.closeIdleConnections();
      // A connection without a request may have one on the way.
      if (passed > lingerMs) connections.endUnused();
      if (passed > drainMs) app.server.closeAllConnections();
    }, SWEEP_MS);
    done();
  });
  app.addHook('onClose', async () => clearInterval(sweeper));
}
