import fp from 'fastify-plugin';

const SLOW_MS = 1000;

/** One line a request: failures and slow ones always, the others at debug level. */
export const requestLogPlugin = fp(async (app) => {
  const isVerbose = ['debug', 'trace'].includes(app.context.config.logLevel);
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    const isNotable = statusCode >= 500 || elapsedTime > SLOW_MS;
    if (isNotable || isVerbose) {
      const line = { method: request.method, url: request.url, statusCode, ms: Math.round(elapsedTime) };
      if (isNotable) request.log.warn(line, 'request');
      else request.log.debug(line, 'request');
    }
    done();
  });
});
