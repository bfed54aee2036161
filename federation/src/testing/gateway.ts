import { MAY_SEND_HEADER, SENDER_HEADER } from '@cabinet/http-server';
import fastify, { type FastifyInstance } from 'fastify';
import { createGateway } from '../gateway/gateway.mjs';
import { makeSite } from './site.ts';

type Options = Omit<Parameters<typeof createGateway>[0], 'site' | 'apiUrls'>;

/** A gateway that listens, in front of an API that takes any body from the person of any cookie and has the test's own routes. */
export async function startGateway({
  routes = () => {},
  ...options
}: Options & { routes?: (api: FastifyInstance) => void } = {}) {
  const api = fastify({ bodyLimit: 64 * 1024 * 1024 });
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  api.addHook('onRequest', async ({ headers }, reply) => {
    if (headers[MAY_SEND_HEADER] === undefined) return;
    return reply
      .code(204)
      .header(SENDER_HEADER, headers.cookie ?? 'anybody')
      .send();
  });
  api.get('/api/v1/small', async () => 'ok');
  api.post('/api/v1/body', async ({ headers, body }) => ({
    type: headers['content-type'],
    length: Number(headers['content-length']),
    text: String(body).slice(0, 20),
  }));
  routes(api);
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  const { close, ...started } = await startGatewayBefore(apiUrl, options);
  return {
    ...started,
    api,
    async close() {
      await close();
      await api.close();
    },
  };
}

/** A gateway that listens, in front of an API that listens already. */
export async function startGatewayBefore(apiUrl: string, options: Options = {}) {
  const { site, remove } = await makeSite();
  const gateway = await createGateway({ site, apiUrls: [apiUrl], ...options });
  const url = await gateway.listen({ port: 0, host: '127.0.0.1' });
  return {
    gateway,
    site,
    url,
    port: Number(new URL(url).port),
    async close() {
      await gateway.close();
      await remove();
    },
  };
}

export type TestGateway = Awaited<ReturnType<typeof startGateway>>;

/** The head of a request with a body, to which a test adds its length. */
export const POST = ['POST /api/v1/body HTTP/1.1', 'host: cabinet', 'content-type: application/json'];
