import fp from 'fastify-plugin';
import { ApiError } from '#lib/api-error.ts';
import { isSafe } from '../safe-methods.ts';
import { KEY_HEADER } from './idempotency.ts';

/**
 * Refuses an `Idempotency-Key` where it would promise what the call does not keep. Whoever sees the key, above all the
 * gateway on a connection that broke, sends the call again.
 */
export const unheededKeyPlugin = fp(async (app) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, is404, method, routeOptions } = request;
    if (headers[KEY_HEADER] === undefined || is404 || isSafe(method)) return done();
    if (routeOptions.config.once !== undefined) return done();
    done(new ApiError('VAL.003', { fields: { [KEY_HEADER]: 'Этот запрос не принимает ключ повтора' } }));
  });
});
