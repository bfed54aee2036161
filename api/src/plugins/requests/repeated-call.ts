import fp from 'fastify-plugin';
import { ApiError } from '#lib/api-error.ts';
import { isSafe } from '../safe-methods.ts';

/** The gateway sets it on a call whose connection broke and that another process may have carried out already. */
const REPEAT_HEADER = 'x-repeat';

/**
 * Refuses the repeat of a call that would be done twice. The gateway repeats whatever carries an `Idempotency-Key`, and
 * clients set one on every call, also on those that heed none (product §10.6).
 */
export const repeatedCallPlugin = fp(async (app) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, is404, method, routeOptions } = request;
    if (headers[REPEAT_HEADER] === undefined || is404 || isSafe(method)) return done();
    if (routeOptions.config.once !== undefined) return done();
    done(new ApiError('SYS.002'));
  });
});
