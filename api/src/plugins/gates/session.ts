import { SESSION_COOKIE } from '@cabinet/http-server';
import { ACCESS_STAMP_HEADER, UNATTENDED_HEADER } from '@cabinet/kernel/core/contract';
import fastifyCookie from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { retryRead } from '#db/database-down.ts';
import type { DatabaseConnection } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { hasEnded } from '#lib/sessions/ended.ts';
import { findSession, sessionActor, touchSession } from '#lib/sessions/repository.ts';
import { hashSecret } from '#lib/sessions/secret.ts';
import type { Session } from '#lib/sessions/session.ts';
import { scopeOf } from './access-kinds.ts';
import { readCookie } from './cookies.ts';

/** The use of a session, and of its proof, is noted no more often. */
export const NOTED_EVERY_S = 60;

/** Reads the session of the cookie. `access` decides what a route does without one. */
export const sessionPlugin = fp(async (app) => {
  await app.register(fastifyCookie);
  app.decorateRequest('session', null);
  const { config, connection } = app.context;

  app.addHook('onRequest', async (request, reply) => {
    const { access, loadSession = findSession, reads } = request.routeOptions.config;
    if (access === undefined || access === 'public' || scopeOf(access) !== undefined) return;
    const secret = readCookie(request, SESSION_COOKIE);
    const isOptional = access === 'optional';
    if (secret === undefined && isOptional) return;
    if (secret === undefined) throw new ApiError('AUTH.001');
    const session = await retryRead(() => loadSession(connection, hashSecret(secret)));
    if (isOptional && !session?.isActive) return;
    if (!session) throw new ApiError('AUTH.002');
    if (!session.isActive) throw new ApiError('AUTH.007');
    if (hasEnded(session, config.sessions)) {
      if (isOptional) return;
      throw new ApiError('AUTH.002');
    }
    if (session.idleSeconds > NOTED_EVERY_S && request.headers[UNATTENDED_HEADER] === undefined)
      await noteInPassing(request, connection, () => touchSession(connection.db, session.id));
    request.session = { ...session, actor: sessionActor(session.id, secret, session.isOlder) };
    if (request.readPlace && reads === 'replica') {
      request.readPlace.from = 'replica';
      request.readPlace.after = session.lastWrite;
    }
    reply.header(ACCESS_STAMP_HEADER, session.accessStamp);
  });
});

/** Writes what was not asked for, so nobody waits for it where the primary cannot take it now, and its failure is none. */
export async function noteInPassing(
  { log }: FastifyRequest,
  { reads }: DatabaseConnection,
  note: () => Promise<void>,
): Promise<void> {
  if (reads?.isReadOnly()) return;
  await (reads ? reads.whileThere(note) : note()).catch((error: unknown) =>
    log.warn({ err: error }, 'the use of a session could not be noted'),
  );
}

/** The session, on a route that requires one. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session)
    throw new Error(`${request.routeOptions.url ?? request.url} reads a session but does not demand one`);
  return request.session;
}
