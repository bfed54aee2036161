import {
  BODY_LIMIT,
  createUploadPlaces,
  OWN_UPLOADS_FULL,
  refuse,
  UPLOAD_RETRY_S,
  UPLOADS_AT_ONCE,
} from '@cabinet/http-server';
import httpProxy from '@fastify/http-proxy';
import { BALANCER_TIMES, createBalancer } from './api-balancer.mjs';
import { askWhoSends } from './ask-who-sends.mjs';
import { mayRepeat, REPEAT_HEADER, wasPerhapsSent } from './may-repeat.mjs';
import { pathnameOf } from './pathname.mjs';
import { readBody } from './read-body.mjs';
import { upstreamStatus } from './upstream-status.mjs';

/**
 * @typedef {object} UpstreamLimits
 * @property {number} connections To each process of the API.
 * @property {number} underWay Calls that have a connection or wait for one; what comes beyond is told to come again.
 * @property {number} files Calls that bring a file, which the gateway holds as a whole.
 * @property {number} filesPerPerson
 * @property {number} connectMs
 * @property {number} firstByteMs
 * @property {number} idleMs Between two pieces of an answer.
 */

/** @type {Readonly<UpstreamLimits>} */
export const UPSTREAM_LIMITS = Object.freeze({
  connections: 128,
  underWay: 1024,
  files: UPLOADS_AT_ONCE.total,
  filesPerPerson: UPLOADS_AT_ONCE.perPerson,
  connectMs: 3000,
  firstByteMs: 30_000,
  idleMs: 30_000,
});

/**
 * @typedef {object} ApiProxyOptions
 * @property {readonly string[]} apiUrls
 * @property {readonly string[]} closed Paths of the API, each with all below it, that do not exist from outside.
 * @property {(path: string) => number} bodyLimitOf
 * @property {UpstreamLimits} upstream
 * @property {(line: string) => void} [report]
 */

/**
 * The API behind `/api`: one process of it or several.
 *
 * @type {import('fastify').FastifyPluginAsync<ApiProxyOptions>}
 */
export const apiProxy = async (app, { apiUrls, closed, bodyLimitOf, upstream, report = () => {} }) => {
  const balancer = createBalancer(apiUrls, {
    ...BALANCER_TIMES,
    onChange: ({ url, state }, reason) => report(`${url} is ${state}: ${reason}`),
  });
  app.addHook('onClose', async () => balancer.close());
  let underWay = 0;
  const places = createUploadPlaces({ perPerson: upstream.filesPerPerson, total: upstream.files });
  app.addHook('onRequest', async (request, reply) => {
    if (!bringsFile(request, bodyLimitOf)) return;
    if (underWay >= upstream.underWay) return refuse(reply.header('retry-after', '1'), 503);
    underWay += 1;
    const {
      sender,
      refused,
      failure = 503,
    } = await askWhoSends({
      balancer,
      method: request.method,
      path: request.url,
      headers: rewriteRequestHeaders(request, request.headers),
      firstByteMs: upstream.firstByteMs,
    }).finally(() => {
      underWay -= 1;
    });
    if (refused) return passOn(reply, refused);
    if (sender === undefined) return refuse(reply, failure);
    const full = places.take(reply.raw, sender);
    if (full === undefined) return;
    reply.header('retry-after', String(UPLOAD_RETRY_S));
    return refuse(reply, full, full === 429 ? OWN_UPLOADS_FULL : undefined);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    places.free(reply.raw);
    done(null, payload);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    (
      /** @type {import('fastify').FastifyRequest} */ request,
      /** @type {import('node:http').IncomingMessage} */ message,
    ) => readBody(message, bodyLimitOf(pathnameOf(request.url))),
  );
  await app.register(httpProxy, {
    upstream: '',
    prefix: '/api',
    rewritePrefix: '/api',
    proxyPayloads: false,
    destroyAgent: true,
    undici: {
      connections: upstream.connections,
      headersTimeout: upstream.firstByteMs,
      bodyTimeout: upstream.idleMs,
      connect: { timeout: upstream.connectMs },
    },
    handler: (request, reply, dest, options) => {
      if (isBelow(closed, new URL(dest, ANY_ORIGIN).pathname)) return refuse(reply, 404);
      if (underWay >= upstream.underWay) return refuse(reply.header('retry-after', '1'), 503);
      underWay += 1;
      reply.raw.once('close', () => {
        underWay -= 1;
      });
      // The body goes on as it came, because reply-from would serialise JSON again and lose the parameters of the media
      // type.
      const contentType = request.headers['content-type'] ?? 'application/octet-stream';
      const body = Buffer.isBuffer(request.body) ? { body: request.body, contentType } : {};
      return ask({ balancer, request, reply, dest, options: { ...options, ...body } });
    },
    replyOptions: {
      getUpstream: () => ANY_ORIGIN,
      rewriteRequestHeaders,
      rewriteHeaders,
      retryDelay: () => null,
    },
  });
};

/** Answers about addresses whose process is chosen later. */
const ANY_ORIGIN = 'http://api';

/** @typedef {NonNullable<import('@fastify/http-proxy').FastifyHttpProxyOptions['replyOptions']>} ReplyOptions */

/**
 * @typedef {object} Call
 * @property {ReturnType<typeof createBalancer>} balancer
 * @property {import('fastify').FastifyRequest} request
 * @property {import('fastify').FastifyReply} reply
 * @property {string} dest
 * @property {ReplyOptions} options
 */

/**
 * Asks one process of the API and, where that is safe, another after it.
 *
 * @param {Call} call
 * @param {object} [before]
 * @param {Set<import('./api-balancer.mjs').Upstream>} [before.tried]
 * @param {502 | 503 | 504} [before.failure] What the last one that was tried has come to.
 * @param {boolean} [before.wasSent] Whether one of them may have carried it out.
 * @returns {import('fastify').FastifyReply}
 */
function ask(call, { tried = new Set(), failure = 503, wasSent = false } = {}) {
  const { balancer, request, reply, dest, options } = call;
  const upstream = balancer.pick(tried);
  // When the API is away, the answer must look like any other error of the API.
  if (!upstream) return refuse(reply, failure);
  tried.add(upstream);
  const isOver = balancer.begin(upstream);
  reply.raw.once('close', isOver);
  return reply.from(dest, {
    ...options,
    getUpstream: () => upstream.url,
    rewriteRequestHeaders: (asked, headers) => ({
      ...rewriteRequestHeaders(asked, headers),
      ...(wasSent && { [REPEAT_HEADER]: '1' }),
    }),
    onError(_reply, { error }) {
      isOver();
      const status = upstreamStatus(error.cause) ?? 503;
      if (status !== 504) balancer.lost(upstream, error.cause);
      if (reply.raw.destroyed || !mayRepeat(request.raw, error.cause)) refuse(reply, status);
      else ask(call, { tried, failure: status, wasSent: wasSent || wasPerhapsSent(error.cause) });
    },
  });
}

/**
 * Whether a request may bring more than others do, by whatever method: its body is kept as a whole.
 *
 * @param {import('fastify').FastifyRequest} request
 * @param {(path: string) => number} bodyLimitOf
 */
const bringsFile = ({ method, url }, bodyLimitOf) =>
  method !== 'GET' && method !== 'HEAD' && bodyLimitOf(pathnameOf(url)) > BODY_LIMIT;

/**
 * Answers as the API did.
 *
 * @param {import('fastify').FastifyReply} reply
 * @param {NonNullable<import('./ask-who-sends.mjs').Said['refused']>} answer
 */
function passOn(reply, { status, headers, text }) {
  for (const [name, value] of headers) reply.header(name, value);
  return reply.code(status).serializer(String).send(text);
}

/** @param {readonly string[]} prefixes @param {string} pathname as the API is going to read it */
function isBelow(prefixes, pathname) {
  const path = `${decodeURIComponent(pathname).replace(/\/+/g, '/').toLowerCase()}/`;
  return prefixes.some((prefix) => path.startsWith(`${prefix}/`));
}

/**
 * The API must see the browser's own address and host, whatever the browser says about them.
 *
 * @type {NonNullable<NonNullable<import('@fastify/http-proxy').FastifyHttpProxyOptions['replyOptions']>['rewriteRequestHeaders']>}
 */
const rewriteRequestHeaders = (request, { expect: _answered, [REPEAT_HEADER]: _told, ...headers }) => {
  // Nobody reads the body of a GET, so its length must not be passed on.
  if (request.method === 'GET' || request.method === 'HEAD') delete headers['content-length'];
  return {
    ...headers,
    host: request.headers.host ?? '',
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  };
};

/**
 * How long the API keeps its own connection says nothing about the browser's.
 *
 * @type {NonNullable<NonNullable<import('@fastify/http-proxy').FastifyHttpProxyOptions['replyOptions']>['rewriteHeaders']>}
 */
const rewriteHeaders = ({ connection: _ours, 'keep-alive': _time, ...headers }) => headers;
