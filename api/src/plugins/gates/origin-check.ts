import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '#lib/api-error.ts';
import { isSafe } from '../safe-methods.ts';

/** Refuses state-changing calls that do not prove that they come from the cabinet's pages. */
export const originCheckPlugin = fp(async (app) => {
  const publicUrl = app.context.config.publicUrl;
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  const isDemo = app.context.config.mode === 'demo';

  app.addHook('onRequest', (request, _reply, done) => {
    if (isSafe(request.method) || request.routeOptions.config.originCheck === false) return done();
    done(isOwn(request) ? undefined : new ApiError('AUTH.008'));
  });

  function isOwn(request: FastifyRequest): boolean {
    const { origin } = request.headers;
    if (origin === undefined) return request.headers['sec-fetch-site'] === 'same-origin';
    if (origin === publicOrigin) return true;
    // Without a public address (demo) the cabinet's origin is the address it was opened at.
    return (
      (isDemo || publicOrigin === undefined) && URL.canParse(origin) && new URL(origin).host === request.host
    );
  }
});
