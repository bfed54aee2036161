import { hideSecrets } from '@cabinet/http-server';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isDatabaseBusy } from '#db/database-busy.ts';
import type { ApiError } from '#lib/api-error.ts';

const SLOW_MS = 1000;

/** Writes one line for each request: always for failures and slow ones, otherwise at debug level. */
export const requestLogPlugin = fp(async (app) => {
  const isVerbose = ['debug', 'trace'].includes(app.context.config.logLevel);
  app.decorateRequest('busyReason', null);
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    const isNotable = statusCode >= 500 || elapsedTime > SLOW_MS;
    if (isNotable || isVerbose) {
      const { method, busyReason } = request;
      const reason = busyReason === null ? {} : { reason: busyReason };
      const about = { method, url: loggedUrl(request), ...callerOf(request) };
      const line = { ...about, statusCode, ms: Math.round(elapsedTime), ...reason };
      if (isNotable) request.log.warn(line, 'request');
      else request.log.debug(line, 'request');
    }
    done();
  });
});

/** Links of invitations carry their secret in the path, so a route may keep its own out of the log altogether. */
export function loggedUrl({ url, routeOptions }: FastifyRequest): string {
  return routeOptions.config.hidesPath === true ? String(routeOptions.url) : hideSecrets(url);
}

/** Names the service that calls, if one does. */
function callerOf({ caller }: FastifyRequest): { readonly caller?: string } {
  return caller === null ? {} : { caller: caller.name };
}

/** Logs that a call was refused: who called from where, and which fields were bad, but nothing of what was typed. */
export function logRefusal(request: FastifyRequest, { code, facts }: ApiError): void {
  const { method, session, headers, ip } = request;
  request.log.warn(
    {
      // A field of the name `code` is taken for a secret.
      errorCode: code,
      method,
      url: loggedUrl(request),
      ip,
      userId: session?.userId,
      permission: facts.permission,
      fields: facts.fields && Object.keys(facts.fields),
      origin: headers.origin,
    },
    'refused',
  );
}

/** Logs why a request failed. When the database is busy many requests fail at once, so their own lines must do. */
export function logFailure(
  request: FastifyRequest,
  error: unknown,
  details: { readonly message: string; readonly errorCode?: string },
) {
  const { message, ...rest } = details;
  if (error instanceof Error && isDatabaseBusy(error)) request.busyReason = error.message;
  else request.log.error({ err: error, ...callerOf(request), ...rest }, message);
}
