import { REFUSAL_HEADERS } from '@cabinet/http-server';
import fp from 'fastify-plugin';

const POLICY = 'content-security-policy';

/** Unless a route says otherwise, nobody caches an answer, and an answer runs no script. */
export const privateAnswersPlugin = fp(async (app) => {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('x-content-type-options', 'nosniff');
    const isJson = String(reply.getHeader('content-type')).includes('json');
    if (isJson && !reply.hasHeader(POLICY)) reply.header(POLICY, REFUSAL_HEADERS[POLICY]);
    done(null, payload);
  });
});
