const SWEEP_MS = 50;

/**
 * Lets requests that are under way end when the server closes, and keeps nobody waiting who asks for nothing: no new
 * connection, no further request on an old one, and after `drainMs` no mercy.
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
