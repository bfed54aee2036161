import fp from 'fastify-plugin';
import { ApiError } from '#lib/api-error.ts';

/** `DELETE …/sessions/` has lost its id, and must not mean «all sessions». */
export const missingIdPlugin = fp(async (app) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const [path = ''] = request.url.split('?');
    const isMissing = request.method === 'DELETE' && path.endsWith('/');
    done(isMissing ? new ApiError('RES.001') : undefined);
  });
});
