import { channel } from 'node:diagnostics_channel';
import type { RouteOptions } from 'fastify';
import type { ApiInstance } from '../src/context.ts';

type Answers = Record<string, { description?: string } | undefined>;

/** What the servers of this test file declare, and what they answered against it. */
export const watched: { routes: RouteOptions[]; undeclared: Set<string> } = {
  routes: [],
  undeclared: new Set(),
};

/** The product's own addresses; pages of the demonstration, the provider's callback and what the operator reads have no envelope. */
export function hasEnvelope(url: string): boolean {
  return (
    /^\/api\/(v1|internal\/v1)\//.test(url) && !url.includes('/payment/callback/') && !url.includes('/test/')
  );
}

/** The codes that a route declares for a status; undefined where it does not declare the status. */
export function declaredCodes(schema: unknown, status: number): string[] | undefined {
  const response: unknown = Object(schema).response;
  const answers: Answers = Object(response);
  const answer = answers[String(status)];
  return answer && (answer.description ?? '').split(', ');
}

/** From here on every server looks at its own answers: one whose status or code its route does not declare is noted. */
channel('fastify.initialization').subscribe((message) => {
  if (!isServer(message)) return;
  message.fastify.addHook('onRoute', (route) => {
    watched.routes.push(route);
  });
  message.fastify.addHook('onSend', async (request, reply, payload) => {
    const { url, method, schema } = request.routeOptions;
    if (url === undefined || !hasEnvelope(url) || reply.statusCode === 304) return payload;
    const declared = declaredCodes(schema, reply.statusCode);
    const code = reply.statusCode < 400 ? undefined : codeOf(payload);
    if (declared && (code === undefined || declared.includes(code))) return payload;
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
