import path from 'node:path';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { contentSecurityPolicy } from './csp.mjs';
import { acceptsBrotli, createPageEncoder } from './encode-page.mjs';
import { renderPage } from './page.mjs';
import { createSiteSource } from './site.mjs';

const YEAR_S = 31_536_000;
const IMMUTABLE = `public, max-age=${YEAR_S}, immutable`;
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;

/**
 * @typedef {object} GatewayOptions
 * @property {string} site Folder made by `assembleSite`.
 * @property {string} apiUrl Address of the API, e.g. `http://127.0.0.1:3001`.
 * @property {string} [sessionCookie] Name of the session cookie; its presence decides what is preloaded, nothing else.
 * @property {string[]} [frameOrigins] Origins of the payment provider's form and widget.
 * @property {string[]} [scriptOrigins] Origin of the script that draws the provider's widget.
 * @property {string} [chatUrl] Address of the chat application that the cabinet leads back to.
 * @property {string} [devHost] Address of the host's development server.
 * @property {Record<string, string>} [devRemotes] Remote → address of its development server.
 */

/**
 * The one origin that a browser sees: the host's page (registry and preload links inlined), immutable files of the
 * remotes, the registry, and the API behind `/api`.
 *
 * @param {GatewayOptions} options
 * @returns {Promise<import('fastify').FastifyInstance>} Not listening yet.
 */
export async function createGateway({
  site,
  apiUrl,
  sessionCookie = 'cabinet_session',
  frameOrigins = [],
  scriptOrigins = [],
  chatUrl = '',
  devHost,
  devRemotes = {},
}) {
  const app = fastify({
    logger: false,
    trustProxy: 'loopback',
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 500 },
  });
  const encodePage = createPageEncoder();
  const source = createSiteSource(site, { ...(devHost && { devHost }), devRemotes });
  const isDevelopment = Boolean(devHost) || Object.keys(devRemotes).length > 0;

  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'same-origin');
  });

  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    replyOptions: proxyOptions,
  });
  for (const [name, address] of Object.entries(devRemotes)) {
    await app.register(httpProxy, { upstream: address, prefix: `/__dev/${name}`, rewritePrefix: '' });
  }
  app.get('/gateway/healthz', async () => ({ status: 'ok' }));
  app.get('/registry.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return source.registry();
  });
  await app.register(fastifyStatic, {
    root: path.join(site, 'mfe'),
    prefix: '/mfe/',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response) => response.setHeader('cache-control', IMMUTABLE),
  });
  await app.register(fastifyStatic, {
    root: path.join(site, 'host'),
    serve: false,
    decorateReply: false,
  });

  app.get('/*', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://gateway');
    if (/\.\w{2,5}$/.test(pathname) || pathname.startsWith('/mfe/'))
      return sendHostFile(request, reply, pathname);
    const hasSession = (request.headers.cookie ?? '').includes(`${sessionCookie}=`);
    const html = renderPage(await source.pageSources(), { pathname, hasSession, chatUrl });
    reply.header(
      'content-security-policy',
      contentSecurityPolicy(html, { frameOrigins, scriptOrigins, isDevelopment }),
    );
    reply.header('cache-control', 'no-cache');
    reply.header('vary', 'accept-encoding, cookie');
    reply.type('text/html; charset=utf-8');
    if (!acceptsBrotli(request.headers['accept-encoding'])) return reply.send(html);
    return reply.header('content-encoding', 'br').send(await encodePage(html));
  });

  /** @param {import('fastify').FastifyRequest} _request @param {import('fastify').FastifyReply} reply @param {string} pathname */
  async function sendHostFile(_request, reply, pathname) {
    if (devHost) return sendFrom(`${devHost}${pathname}`, reply);
    reply.header('cache-control', HASHED.test(pathname) ? IMMUTABLE : 'no-cache');
    return reply.sendFile(pathname.slice(1), path.join(site, 'host'), { cacheControl: false });
  }
  return app;
}

/** Passes on a file of a development server. @param {string} url @param {import('fastify').FastifyReply} reply */
async function sendFrom(url, reply) {
  const answer = await fetch(url);
  const body = Buffer.from(await answer.arrayBuffer());
  return reply
    .code(answer.status)
    .type(answer.headers.get('content-type') ?? 'text/plain')
    .send(body);
}

/**
 * The API must see the browser's own address and host, and its absence must look like any other API error.
 *
 * @type {NonNullable<import('@fastify/http-proxy').FastifyHttpProxyOptions['replyOptions']>}
 */
const proxyOptions = {
  rewriteRequestHeaders: (request, headers) => ({
    ...headers,
    host: request.headers.host ?? '',
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
  }),
  onError: (reply) => {
    reply.code(503).send({
      status: 'error',
      message: 'Сервис временно недоступен. Попробуйте позже',
      details: { code: 'SYS.002', category: 'system' },
    });
  },
};
