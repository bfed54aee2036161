import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isDatabaseBusy } from '../db/database-busy.ts';

const SLOW_MS = 1000;

/** One line a request: failures and slow ones always, the others at debug level. */
export const requestLogPlugin = fp(async (app) => {
  const isVerbose = ['debug', 'trace'].includes(app.context.config.logLevel);
  app.decorateRequest('busyReason', null);
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    const isNotable = statusCode >= 500 || elapsedTime > SLOW_MS;
    if (isNotable || isVerbose) {
      const { method, url, busyReason } = request;
      const reason = busyReason === null ? {} : { reason: busyReason };
      const line = { method, url, statusCode, ms: Math.round(elapsedTime), ...reason };
      if (isNotable) request.log.warn(line, 'request');
      else request.log.debug(line, 'request');
    }
    done();
  });
});

/** Writes why a request failed; where the database was only busy, many fail at once, and the line of each says enough. */
export function logFailure(
  request: FastifyRequest,
  error: unknown,
  details: { message: string; code?: string },
) {
  const { message, ...rest } = details;
  if (error instanceof Error && isDatabaseBusy(error)) request.busyReason = error.message;
  else request.log.error({ err: error, ...rest }, message);
}
