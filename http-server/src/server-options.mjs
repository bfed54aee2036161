import { refusalStatus, refuse } from './refusals.mjs';
import { createTraceIds } from './trace-ids.mjs';

/**
 * Options of Fastify that both servers need.
 *
 * @param {import('./time-limits.mjs').TimeLimits} limits
 */
export function serverOptions(limits) {
  return {
    genReqId: createTraceIds(),
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionTimeout: limits.idleMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkMs },
    // Fastify holds each step of starting and ending to 10 s by default, and crashes; a notice may be longer than that.
    pluginTimeout: 0,
    // A request that was sent before its sender could know about the shutdown is still answered.
    return503OnClosing: false,
    /** @type {(error: import('fastify').FastifyError, request: unknown, reply: import('fastify').FastifyReply) => void} */
    frameworkErrors: (error, _request, reply) => void refuse(reply, refusalStatus(error.statusCode)),
  };
}
