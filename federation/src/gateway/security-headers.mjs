import { REFUSAL_HEADERS } from '@cabinet/http-server';

const HALF_YEAR_S = 15_768_000;
const DOCUMENTS = /\b(html|json)\b/;

/**
 * A page whose address carries a secret (the link of a letter) names itself to nobody: what it loads before its script has
 * taken the secret out of the address would repeat it in a Referer.
 *
 * @param {string} url
 */
const referrerPolicyOf = (url) => (/[?&]token=/.test(url) ? 'no-referrer' : 'same-origin');

/**
 * Headers of every answer. A document that brings no policy of its own may run and load nothing.
 *
 * @param {import('fastify').FastifyInstance} app
 * @param {{strictTransport: boolean}} options
 */
export function addSecurityHeaders(app, { strictTransport }) {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', referrerPolicyOf(request.url));
    if (strictTransport && request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${HALF_YEAR_S}`);
    const policy = 'content-security-policy';
    if (!reply.hasHeader(policy) && DOCUMENTS.test(String(reply.getHeader('content-type'))))
      reply.header(policy, REFUSAL_HEADERS[policy]);
  });
}
