import { inspect } from 'node:util';
import { hideSecrets, refusalStatus, refuse, refuseTooLarge, writeLog } from '@cabinet/http-server';
import { pathnameOf } from './pathname.mjs';
import { upstreamStatus } from './upstream-status.mjs';

/**
 * Reports whatever goes wrong in the gateway itself as the API would.
 *
 * @param {import('fastify').FastifyInstance} app
 * @param {import('@cabinet/http-server').TimeLimits} limits
 */
export function refuseInEnvelopes(app, limits) {
  app.setErrorHandler((/** @type {import('fastify').FastifyError} */ error, request, reply) => {
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuseTooLarge(reply, limits);
    const status = upstreamStatus(error) ?? refusalStatus(error.statusCode);
    // A client that left in the middle of an answer is not our fault.
    if (status === 500 && !reply.raw.destroyed)
      writeLog('error', 'The gateway could not answer.', {
        reqId: request.id,
        err: hideSecrets(inspect(error)),
      });
    return refuse(reply, status);
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = !pathnameOf(request.url).startsWith('/api/');
    if (!isPage || ['GET', 'HEAD'].includes(request.method)) return refuse(reply, 404);
    return refuse(reply.header('allow', 'GET, HEAD'), 405);
  });
}
