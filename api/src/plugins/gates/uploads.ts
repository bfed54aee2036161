import {
  BODY_LIMIT,
  createUploadPlaces,
  MAY_SEND_HEADER,
  OWN_UPLOADS_FULL,
  SENDER_HEADER,
  UPLOAD_RETRY_S,
} from '@cabinet/http-server';
import fp from 'fastify-plugin';
import { ApiError } from '#lib/api-error.ts';
import { sessionOf } from './session.ts';

/**
 * The last gate of whatever may be larger than other bodies (product §14.13): only somebody who may send it takes a place,
 * and nobody more than two. The gateway asks beforehand by a request without the body. The start fails on a route that
 * would keep such a body for somebody unknown.
 */
export const uploadsPlugin = fp(async (app) => {
  const places = createUploadPlaces();

  app.addHook('onRoute', ({ method, url, bodyLimit = 0, config }) => {
    const isKnown = config?.access === 'session' || typeof config?.access === 'object';
    if (bodyLimit > BODY_LIMIT && !isKnown)
      throw new Error(`${String(method)} ${url} takes large bodies without a session`);
  });
  app.addHook('onRequest', async (request, reply) => {
    const { bodyLimit, config } = request.routeOptions;
    if (bodyLimit <= BODY_LIMIT || config.access === undefined) return;
    const { userId } = sessionOf(request);
    if (request.headers[MAY_SEND_HEADER] !== undefined)
      return reply.code(204).header(SENDER_HEADER, userId).send();
    const full = places.take(reply.raw, userId);
    if (full === undefined) return;
    throw new ApiError(full === 429 ? 'RATE.001' : 'SYS.002', {
      retryAfterSeconds: UPLOAD_RETRY_S,
      ...(full === 429 && { message: OWN_UPLOADS_FULL }),
    });
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    places.free(reply.raw);
    done(null, payload);
  });
});
