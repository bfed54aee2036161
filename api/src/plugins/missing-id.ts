import fp from 'fastify-plugin';
import { ApiError } from '../errors.ts';

/** `DELETE …/sessions/` is an id that went missing on its way, and must not be taken for «all of them». */
export const missingIdPlugin = fp(async (app) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const [path = ''] = request.url.split('?');
    const isMissing = request.method === 'DELETE' && path.endsWith('/');
    done(isMissing ? new ApiError('RES.001') : undefined);
  });
});
