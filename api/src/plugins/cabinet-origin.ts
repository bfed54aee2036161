import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '#config/index.ts';

/**
 * The cabinet's address as the person sees it: the configured one, otherwise that of the page which sent the request.
 */
export function cabinetOrigin({ publicUrl }: Config, request: FastifyRequest): string {
  if (publicUrl !== undefined) return publicUrl;
  const { origin } = request.headers;
  const isOwn = origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host;
  return isOwn ? new URL(origin).origin : `${request.protocol}://${request.host}`;
}

/** Says of a request where its person has the cabinet open. */
export const cabinetOriginPlugin = fp(async (app) => {
  const { config } = app.context;
  app.decorateRequest('cabinetOrigin', {
    getter() {
      return cabinetOrigin(config, this);
    },
  });
});
