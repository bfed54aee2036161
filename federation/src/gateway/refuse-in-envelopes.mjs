import { refusalStatus, refuse, refuseTooLarge } from '@cabinet/http-server';
import { pathnameOf } from './pathname.mjs';
import { upstreamStatus } from './upstream-status.mjs';

/**
 * Whatever goes wrong in the gateway itself is told as the API would tell it.
 *
 * @param {import('fastify').FastifyInstance} app
 * @param {import('@cabinet/http-server').TimeLimits} limits
 */
export function refuseInEnvelopes(app, limits) {
  app.setErrorHandler((/** @type {import('fastify').FastifyError} */ error, _request, reply) => {
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuseTooLarge(reply, limits);
    const status = upstreamStatus(error) ?? refusalStatus(error.statusCode);
    // Somebody who left in the middle of an answer is no fault of ours.
    if (status === 500 && !reply.raw.destroyed) console.error(error);
    return refuse(reply, status);
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = !pathnameOf(request.url).startsWith('/api/');
    if (!isPage || ['GET', 'HEAD'].includes(request.method)) return refuse(reply, 404);
    return refuse(reply.header('allow', 'GET, HEAD'), 405);
  });
}
