import { refuse } from '@cabinet/http-server';
import { pathnameOf } from './pathname.mjs';

const CALL = /^\/+(?:api|internal)(?:\/|$)/i;

/**
 * For a proxy that passes on what came without TLS, and says so. Pages lead to https. A call is refused: it has already told its
 * secret to whoever listens, and a redirect would hide that from who wrote the client.
 *
 * @param {import('fastify').FastifyInstance} app
 * @param {string} publicUrl an origin with https
 */
export function keepOffPlainHttp(app, publicUrl) {
  app.addHook('onRequest', async ({ headers, method, url }, reply) => {
    // Who says nothing is this machine itself, or a probe.
    if (headers['x-forwarded-proto'] !== 'http') return;
    const isPage = ['GET', 'HEAD'].includes(method) && url.startsWith('/') && !isCall(url);
    return isPage ? reply.redirect(`${publicUrl}${url}`, 308) : refuse(reply, 403);
  });
}

/** @param {string} url What cannot be decoded was refused before any hook. */
const isCall = (url) => CALL.test(decodeURIComponent(pathnameOf(url)));
