import { channel } from 'node:diagnostics_channel';
import { SENDER_HEADER } from '@cabinet/http-server';
import type { ErrorCode } from '@cabinet/kernel/core/contract';
import type { RouteOptions } from 'fastify';
import { codesOf } from '#lib/envelope.ts';
import type { ApiInstance } from '#plugins/context.ts';

interface Watched {
  readonly routes: RouteOptions[];
  readonly undeclared: Set<string>;
}

const servers = new WeakMap<object, Watched>();

/** What a server declares, and what it answered against it. */
export function watchedOf(app: ApiInstance): Watched {
  const watched = servers.get(app);
  if (watched === undefined) throw new Error('the server was made before anybody watched');
  return watched;
}

/** The product's own addresses, but for those that a test adds; not the pages of the demonstration and what the operator reads. */
export function isDocumented(url: string): boolean {
  return /^\/api\/(v1|internal\/v1|nona\/admin\/promo)\//.test(url) && !url.includes('/test/');
}

/** The codes that a route declares for a status; undefined where it does not declare the status. */
function declaredCodes(schema: unknown, status: number): ErrorCode[] | undefined {
  const answer: unknown = Object(Object(schema).response)[String(status)];
  return answer === undefined ? undefined : codesOf(answer);
}

/** From here on every server looks at its own answers: one whose status or code its route does not declare is noted. */
channel('fastify.initialization').subscribe((message) => {
  if (!isServer(message)) return;
  const watched: Watched = { routes: [], undeclared: new Set() };
  servers.set(message.fastify, watched);
  message.fastify.addHook('onRoute', (route) => {
    watched.routes.push(route);
  });
  message.fastify.addHook('onSend', async (request, reply, payload) => {
    const { url, method, schema } = request.routeOptions;
    if (url === undefined || !isDocumented(url) || reply.statusCode === 304) return payload;
    // What the gateway is told before it takes a file is no answer of the API.
    if (reply.hasHeader(SENDER_HEADER)) return payload;
    const declared = declaredCodes(schema, reply.statusCode);
    const code = reply.statusCode < 400 ? undefined : codeOf(payload);
    if (declared && (code === undefined || declared.some((each) => each === code))) return payload;
    watched.undeclared.add(`${String(method)} ${url} answered ${reply.statusCode} ${code ?? ''}`);
    return payload;
  });
});

function isServer(message: unknown): message is { fastify: ApiInstance } {
  return typeof message === 'object' && message !== null && 'fastify' in message;
}

function codeOf(payload: unknown): string | undefined {
  if (typeof payload !== 'string' || !payload.startsWith('{')) return undefined;
  const envelope: { details?: { code?: string } } = JSON.parse(payload);
  return envelope.details?.code;
}
