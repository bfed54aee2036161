import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import {
  cohortOf,
  createTraceIds,
  bodyLimitOf as defaultBodyLimitOf,
  guardServer,
  hasSessionCookie,
  isStopping,
  limitConnections,
  serverOptions,
  TIME_LIMITS,
  trustedProxies,
} from '@cabinet/http-server';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { HOST_FILES, isHashed, openFolderStore } from '../registry/index.mjs';
import { apiProxy, UPSTREAM_LIMITS } from './api-proxy.mjs';
import { carriesSecret } from './carries-secret.mjs';
import { contentSecurityPolicy } from './csp.mjs';
import { acceptsBrotli, createPageEncoder } from './encode-page.mjs';
import { openFileCache } from './file-cache.mjs';
import { renderPage, requestedRoute } from './page.mjs';
import { pathnameOf } from './pathname.mjs';
import { keepOffPlainHttp } from './plain-http.mjs';
import { refuseInEnvelopes } from './refuse-in-envelopes.mjs';
import { addSecurityHeaders } from './security-headers.mjs';
import { SECURITY_TXT, securityTxt } from './security-txt.mjs';
import { createSiteSource } from './site.mjs';

const YEAR_S = 31_536_000;
const IMMUTABLE = `public, max-age=${YEAR_S}, immutable`;
/** How late a gateway may see what others have changed in a store that is not its own folder. */
const ASK_STORE_EVERY_MS = 1000;
const PAGE_FILE = '/index.html';

/**
 * @typedef {object} GatewayOptions
 * @property {string} site Folder that is served: the store of releases, or where files of another store are kept.
 * @property {import('../store/index.mjs').ObjectStore} [store] Where the releases are, unless they are in that folder.
 * @property {string} [triedHost] Directory of the stored host that every page is of, for a check before its release.
 * @property {readonly string[]} apiUrls Addresses of the API's processes, e.g. `http://127.0.0.1:3001`.
 * @property {string} [trustProxy] Proxies before the gateway whose `X-Forwarded-*` are believed.
 * @property {readonly string[]} [closed] Paths of the API that do not exist from outside, with all below them.
 * @property {boolean} [strictTransport] Tells browsers that came over https never to come otherwise, and takes no calls in the open.
 * @property {boolean} [strictSubdomains] Tells them the same of all names below.
 * @property {string} [securityContact] Whom to tell of a weakness: `mailto:` or `https:`.
 * @property {string} [publicUrl] Where people open the cabinet.
 * @property {string[]} [frameOrigins] Origins of the payment provider's form and widget.
 * @property {string[]} [scriptOrigins] Origin of the script that draws the provider's widget.
 * @property {string} [chatUrl] Address of the chat application that the cabinet leads back to.
 * @property {Partial<import('./public-links.mjs').PublicLinks>} [publicLinks] Where support, offer and privacy policy are.
 * @property {string} [devHost] Address of the host's development server.
 * @property {Record<string, string>} [devRemotes] Remote → address of its development server.
 * @property {Partial<import('@cabinet/http-server').TimeLimits>} [timeLimits]
 * @property {Partial<import('./api-proxy.mjs').UpstreamLimits>} [upstream]
 * @property {(line: string) => void} [report] Told when a process of several goes or comes.
 * @property {{total: number, perAddress: number}} [connections]
 * @property {(path: string) => number} [bodyLimitOf]
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
  store,
  triedHost,
  apiUrls,
  trustProxy,
  closed = ['/api/docs', '/api/internal'],
  strictTransport = false,
  strictSubdomains = false,
  securityContact,
  publicUrl,
  frameOrigins = [],
  scriptOrigins = [],
  chatUrl = '',
  publicLinks = {},
  devHost,
  devRemotes = {},
  timeLimits,
  upstream,
  report,
  connections = { total: 2000, perAddress: 256 },
  bodyLimitOf = defaultBodyLimitOf,
}) {
  const limits = { ...TIME_LIMITS, ...timeLimits };
  const isTrusted = trustedProxies(trustProxy);
  const app = fastify({
    ...serverOptions(limits),
    logger: false,
    trustProxy: isTrusted,
    routerOptions: { maxParamLength: 500 },
  });
  app.server.maxConnections = connections.total;
  limitConnections(app.server, {
    perAddress: connections.perAddress,
    isExempt: isTrusted,
    traceId: createTraceIds(),
  });
  await app.register(guardServer, { limits, bodyLimitOf });
  addSecurityHeaders(app, { strictTransport, strictSubdomains });
  refuseInEnvelopes(app, limits);
  if (strictTransport && publicUrl?.startsWith('https:')) keepOffPlainHttp(app, publicUrl);

  const encodePage = createPageEncoder();
  const source = createSiteSource(store ?? openFolderStore(site), {
    ...(devHost && { devHost }),
    ...(triedHost && { triedHost }),
    devRemotes,
    askEveryMs: store ? ASK_STORE_EVERY_MS : 0,
  });
  const isDevelopment = Boolean(devHost) || Object.keys(devRemotes).length > 0;

  await app.register(apiProxy, {
    apiUrls,
    closed,
    bodyLimitOf,
    upstream: { ...UPSTREAM_LIMITS, ...upstream },
    ...(report && { report }),
  });
  for (const [name, address] of Object.entries(devRemotes)) {
    await app.register(httpProxy, { upstream: address, prefix: `/__dev/${name}`, rewritePrefix: '' });
  }
  app.get('/gateway/healthz', async () => ({ status: 'ok' }));
  app.get('/gateway/readyz', async (_request, reply) =>
    isStopping(app) ? reply.code(503).send({ status: 'stopping' }) : { status: 'ready' },
  );
  if (securityContact !== undefined) {
    const text = securityTxt({ contact: securityContact, publicUrl, now: new Date() });
    app.get(SECURITY_TXT, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(text),
    );
  }
  // With `?words` it has what only the palette asks for.
  app.get('/registry.json', async ({ headers, url }, reply) => {
    reply.header('cache-control', 'no-cache, private');
    reply.header('vary', 'cookie');
    const view = await source.registry(cohortOf(headers.cookie));
    const { json, etag } = url.endsWith('?words') ? view.worded : view;
    reply.header('etag', etag);
    // Pages ask again and again, and the answer changes a few times a day.
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(json);
  });
  for (const folder of ['host', 'mfe']) await mkdir(path.join(site, folder), { recursive: true });
  if (store) {
    const bring = openFileCache(store, site);
    app.addHook('onRequest', async ({ url }) => {
      const pathname = pathnameOf(url);
      if (pathname.startsWith('/mfe/')) await bring(pathname.slice(1));
      else if (isHashed(pathname)) await bring(`${HOST_FILES}${pathname.slice(1)}`);
    });
  }
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
    const pathname = pathnameOf(request.url);
    if (await isFile(request, pathname)) return sendHostFile(request, reply, pathname);
    const hasSession = hasSessionCookie(request.headers.cookie);
    const hasQuery = request.url.includes('?');
    const sources = await source.pageSources(cohortOf(request.headers.cookie));
    const html = renderPage(sources, { pathname, hasQuery, hasSession, chatUrl, publicLinks });
    reply.header(
      'content-security-policy',
      contentSecurityPolicy(html, { frameOrigins, scriptOrigins, isDevelopment }),
    );
    reply.header('cache-control', carriesSecret(request.url) ? 'no-store' : 'no-cache');
    reply.header('vary', 'accept-encoding, cookie');
    reply.type('text/html; charset=utf-8');
    if (!acceptsBrotli(request.headers['accept-encoding'])) return reply.send(html);
    return reply.header('content-encoding', 'br').send(await encodePage(html));
  });

  /**
   * Whether a path names a file of the host. The id of a model may end as the name of a file does, so a screen of the
   * registry comes first.
   *
   * @param {import('fastify').FastifyRequest} request @param {string} pathname
   */
  async function isFile({ headers }, pathname) {
    if (pathname.startsWith('/mfe/') || isHashed(pathname)) return true;
    if (!/\.\w{2,5}$/.test(pathname) || pathname === PAGE_FILE) return false;
    const { builds } = await source.registry(cohortOf(headers.cookie));
    return requestedRoute(builds, pathname) === undefined;
  }

  /** @param {import('fastify').FastifyRequest} _request @param {import('fastify').FastifyReply} reply @param {string} pathname */
  async function sendHostFile(_request, reply, pathname) {
    if (devHost) return sendFrom(`${devHost}${pathname}`, reply);
    reply.header('cache-control', isHashed(pathname) ? IMMUTABLE : 'no-cache');
    return reply.sendFile(pathname.slice(1), path.join(site, 'host'), { cacheControl: false });
  }
  return app;
}

/** Passes on a file of a development server. @param {string} url @param {import('fastify').FastifyReply} reply */
async function sendFrom(url, reply) {
  const answer = await fetch(url, { redirect: 'error' });
  const body = Buffer.from(await answer.arrayBuffer());
  return reply
    .code(answer.status)
    .type(answer.headers.get('content-type') ?? 'text/plain')
    .send(body);
}
