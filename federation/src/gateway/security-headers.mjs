import { REFUSAL_HEADERS } from '@cabinet/http-server';
import { carriesSecret } from './carries-secret.mjs';

const YEAR_S = 31_536_000;
const DOCUMENTS = /\b(html|json)\b/;

/**
 * Sets the headers of every answer. A document that brings no policy of its own may run and load nothing.
 *
 * @param {import('fastify').FastifyInstance} app
 * @param {{strictTransport: boolean, strictSubdomains: boolean}} options
 */
export function addSecurityHeaders(app, { strictTransport, strictSubdomains }) {
  const strict = `max-age=${YEAR_S}${strictSubdomains ? '; includeSubDomains' : ''}`;
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', carriesSecret(request.url) ? 'no-referrer' : 'same-origin');
    if (strictTransport && request.protocol === 'https') reply.header('strict-transport-security', strict);
    const policy = 'content-security-policy';
    if (!reply.hasHeader(policy) && DOCUMENTS.test(String(reply.getHeader('content-type'))))
      reply.header(policy, REFUSAL_HEADERS[policy]);
  });
}
