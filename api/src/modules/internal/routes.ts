import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { Type } from 'typebox';
import type { ServiceScope } from '#config/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { ModelSchema } from '../models/schemas.ts';
import { getModelsForUser } from '../models/service.ts';
import type { Call } from './call-once.ts';
import { captureCall } from './capture-service.ts';
import { chargeCall } from './charge-service.ts';
import { holdCall, releaseCall } from './hold-service.ts';
import { PromoRequestBody, PromoRequestData } from './promo-schemas.ts';
import { recordPromoRequest } from './promo-service.ts';
import {
  CaptureBody,
  ChargeBody,
  ChargeData,
  HoldBody,
  HoldData,
  HoldParams,
  ReleaseData,
  UserParams,
} from './schemas.ts';

export const INTERNAL_PREFIX = '/api/internal/v1';

const CODES = ['RES.001', 'RES.002', 'RES.003'] as const;
const CHARGE_CODES = [...CODES, 'AUTH.003', 'PAY.002', 'PAY.004'] as const;

/** The calls of the chat service, from server to server, with its own token and without cookie and origin. */
export const internal: ApiModule = async (app) => {
  const { connection } = app.context;
  const { db } = connection;
  const route = (service: ServiceScope) =>
    ({ access: { service }, originCheck: false, once: 'by-nature' }) as const;

  app.post(
    '/charges',
    {
      config: route('charges'),
      schema: {
        tags: ['internal'],
        summary: 'Charge a call of a model; once for a request_id',
        body: ChargeBody,
        response: responses(ChargeData, ...CHARGE_CODES),
      },
    },
    async (request) => success(await chargeCall(db, toCall(request))),
  );

  app.post(
    '/holds',
    {
      config: route('charges'),
      schema: {
        tags: ['internal'],
        summary: 'Reserve the most that a call may cost; once for a request_id',
        body: HoldBody,
        response: responses(HoldData, ...CHARGE_CODES),
      },
    },
    async (request) => success(await holdCall(db, toCall(request), request.body.expires_in)),
  );

  app.post(
    '/holds/:id/capture',
    {
      config: route('charges'),
      schema: {
        tags: ['internal'],
        summary: 'Charge what a reserved call really cost',
        params: HoldParams,
        body: CaptureBody,
        response: responses(ChargeData, ...CHARGE_CODES),
      },
    },
    async (request) => {
      const { input_tokens: inputTokens, output_tokens: outputTokens } = request.body;
      const caller = callerOf(request);
      return success(await captureCall(db, request.params.id, { inputTokens, outputTokens, caller }));
    },
  );

  app.post(
    '/holds/:id/release',
    {
      config: route('charges'),
      schema: {
        tags: ['internal'],
        summary: 'Free a reserve',
        params: HoldParams,
        response: responses(ReleaseData, ...CODES),
      },
    },
    async (request) => success(await releaseCall(db, request.params.id, callerOf(request))),
  );

  app.post(
    '/promo-requests',
    {
      config: route('promo'),
      schema: {
        tags: ['internal'],
        summary: 'Record a request for a bonus and pay it; once for a request_id',
        description: 'What is blocked is recorded and answered as rejected, whatever the status of the call.',
        body: PromoRequestBody,
        response: responses(PromoRequestData, ...CODES),
      },
    },
    async (request) => success(await recordPromoRequest(db, request.body, callerOf(request))),
  );

  app.get(
    '/users/:id/models',
    {
      config: route('models'),
      schema: {
        tags: ['internal'],
        summary: 'The models that a user may call',
        params: UserParams,
        response: responses(Type.Object({ models: Type.Array(ModelSchema) }), ...CODES),
      },
    },
    async (request) => {
      const models = await getModelsForUser(db, request.params.id);
      if (!models) throw new ApiError('RES.001', { message: 'Пользователь не найден' });
      return success({ models });
    },
  );
};

/** The gate has seen to it that there is one. */
function callerOf({ caller }: Pick<FastifyRequest, 'caller'>): string {
  if (caller === null) throw new Error('a route of services without a service');
  return caller.name;
}

function toCall({
  body,
  caller,
}: Pick<FastifyRequest, 'caller'> & { readonly body: Static<typeof ChargeBody> }): Call {
  return {
    caller: callerOf({ caller }),
    userId: body.user_id,
    modelId: body.model_id,
    requestId: body.request_id,
    inputTokens: body.input_tokens,
    outputTokens: body.output_tokens,
  };
}
