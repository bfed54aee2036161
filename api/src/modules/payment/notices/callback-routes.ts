import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#lib/api-error.ts';
import type { ApiModule } from '#plugins/context.ts';
import { logFailure } from '#plugins/request-log.ts';
import { parseNotice } from '../payanyway/notice.ts';
import { faultStatus } from './fault-status.ts';
import { NOTICE_DECISIONS } from './judge-notice.ts';
import { accountOf, receiveNotice } from './receive-notice.ts';
import { createUnsignedLimit } from './unsigned-notice.ts';

const CALLBACK_PATH = '/payment/callback/payanyway';
const FORM = 'application/x-www-form-urlencoded';
const NOT_TAKEN = { type: 'string', description: 'FAIL: it never came to a judgement' };

/** Where the provider checks requests and reports payments. Its signature is its authority. */
export const callbackRoutes: ApiModule = async (app) => {
  const { config, connection } = app.context;
  const account = accountOf(config);
  const countDecision = app.metrics.counter({
    name: 'cabinet_payment_notices_total',
    help: 'Notices of the payment provider by what was decided.',
    label: 'decision',
    values: NOTICE_DECISIONS,
  });
  const keepsUnsigned = createUnsignedLimit(config.rateLimitScale);
  const schema = {
    tags: ['payment'],
    summary: 'Check and Pay of MONETA.Assistant',
    description:
      'MNT_COMMAND=CHECK that is signed and names a request is answered with signed XML, a notice of a payment with SUCCESS; anything else with FAIL.',
    response: {
      200: { type: 'string', description: 'SUCCESS, FAIL or the XML answer' },
      ...Object.fromEntries([400, 413, 429, 500, 503].map((status) => [status, NOT_TAKEN])),
    },
  };
  const route = { config: { access: 'public', originCheck: false, once: 'by-nature' }, schema } as const;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser([FORM, '*'], { parseAs: 'string' }, (_request, body, done) => done(null, body));

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const query = request.url.split('?')[1] ?? '';
    const body = typeof request.body === 'string' && request.body !== '' ? request.body : query;
    const answer = await receiveNotice(connection.db, account, parseNotice(body), {
      httpMethod: request.method,
      address: request.ip,
      keepsUnsigned,
      onDecision: countDecision,
      onCredited: (userId) => {
        request.writtenFor = { userId };
      },
      onError: (error) => logFailure(request, error, { message: 'a payment notice could not be settled' }),
    });
    reply.code(answer.httpStatus).header('cache-control', 'no-store').type(answer.contentType);
    return answer.body;
  }

  // The provider distinguishes only SUCCESS from everything else, so every refusal is the word FAIL.
  app.setErrorHandler((error, request, reply) => {
    logFailure(request, error, { message: 'a payment notice could not be taken' });
    const status = error instanceof ApiError ? error.httpStatus : (errorStatus(error) ?? faultStatus(error));
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('FAIL');
  });

  app.get(CALLBACK_PATH, { ...route, exposeHeadRoute: false }, handle);
  app.post(CALLBACK_PATH, route, handle);
};

function errorStatus(error: unknown): number | undefined {
  const status: unknown =
    typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode;
  return typeof status === 'number' ? status : undefined;
}
