import fp from 'fastify-plugin';
import { ApiError } from '#lib/api-error.ts';

/**
 * Closes the cabinet to whoever must have a second factor by now and has none, but for what sets one up, looks after the own
 * sessions and leaves (product §12.13). A route is closed unless it says otherwise (`withoutFactor`).
 */
export const dueFactorPlugin = fp(async (app) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const isClosed = request.session?.isFactorDue === true && !request.routeOptions.config.withoutFactor;
    done(isClosed ? new ApiError('AUTH.013') : undefined);
  });
});
