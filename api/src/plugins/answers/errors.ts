import { networkOf, refuseTooLarge, TIME_LIMITS } from '@cabinet/http-server';
import { ERROR_CATALOGUE, type ErrorCode, type ErrorEnvelope } from '@cabinet/kernel/core/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isDatabaseBusy } from '#db/database-busy.ts';
import { isDatabaseDown } from '#db/database-down.ts';
import { ApiError } from '#lib/api-error.ts';
import { createMemoryCounter } from '../gates/rate-limit.ts';
import { logFailure, logRefusal } from '../request-log.ts';

/** A busy database recovers sooner than a stopped one. */
const BUSY_RETRY_S = 2;
const DOWN_RETRY_S = 5;

/**
 * Which refusals are counted and logged. Each one, where somebody proves not to be who they say and limits keep it rare,
 * or where no honest page asks for that. The first of a minute from one caller, where honest people run into it.
 */
const WATCHED: Readonly<Partial<Record<ErrorCode, 'each' | 'first of a minute'>>> = {
  'AUTH.003': 'each',
  'AUTH.004': 'each',
  'AUTH.005': 'each',
  'AUTH.006': 'each',
  'AUTH.007': 'each',
  'AUTH.008': 'each',
  'RATE.001': 'first of a minute',
  'VAL.001': 'first of a minute',
  'VAL.002': 'first of a minute',
  'VAL.003': 'first of a minute',
  'VAL.004': 'first of a minute',
};

/** Turns every error into an answer of the catalogue. Inner texts go only to the log. */
export const errorsPlugin = fp(async (app) => {
  const countRefusal = app.metrics.counter({
    name: 'cabinet_refusals_total',
    help: 'Calls refused for want of a permission (AUTH.003), for a wrong password, e-mail or code or a closed account (AUTH.004 to AUTH.007), because they came from a foreign origin (AUTH.008), past a limit (RATE.001) or for what they brought (VAL).',
    label: 'code',
    values: Object.keys(WATCHED),
  });
  const timesInMinute = createMemoryCounter(1);
  const isFirst = ({ session, ip }: FastifyRequest, code: ErrorCode) =>
    timesInMinute(`${code} ${session?.userId ?? networkOf(ip)}`, Date.now()) === 0;
  function answer(error: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const which = WATCHED[error.code];
    if (which !== undefined) {
      countRefusal(error.code);
      if (which === 'each' || isFirst(request, error.code)) logRefusal(request, error);
    }
    return toAnswer(error, request, reply);
  }
  app.setErrorHandler((error: FastifyError, request, reply) =>
    error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
      ? refuseTooLarge(reply, TIME_LIMITS)
      : answer(toApiError(error), request, reply),
  );
  app.setNotFoundHandler((request, reply) => answer(new ApiError('RES.001'), request, reply));
});

function toAnswer(error: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.httpStatus >= 500)
    logFailure(request, error.cause ?? error, { message: 'request failed', errorCode: error.code });
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds));
  return reply
    .code(error.httpStatus)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorEnvelope(error, request.id));
}

function errorEnvelope(error: ApiError, traceId: string): ErrorEnvelope {
  return {
    status: 'error',
    message: error.message,
    details: {
      code: error.code,
      category: ERROR_CATALOGUE[error.code].category,
      ...error.facts,
      trace_id: traceId,
    },
  };
}

/** Fastify's refusals (bad JSON, unknown media type) are errors of the request. */
function toApiError(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseBusy(error))
    return new ApiError('SYS.002', { cause: error, retryAfterSeconds: BUSY_RETRY_S });
  if (isDatabaseDown(error))
    return new ApiError('SYS.002', { cause: error, retryAfterSeconds: DOWN_RETRY_S });
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new ApiError('VAL.003', { message: 'Запрос составлен неверно' });
  }
  return new ApiError('SYS.001', { cause: error });
}
