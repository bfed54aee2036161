import { hasPermission } from '@cabinet/access/permissions';
import { ApiError } from '#lib/api-error.ts';
import { responses, success } from '#lib/envelope.ts';
import { PROPOSED } from '#lib/proposals/index.ts';
import { ProposalParams } from '#lib/proposals/schemas.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { cancelPlannedPrice, changeModel, createModel } from './change-model.ts';
import { catalogue } from './list.ts';
import { readDraftAccess, readModelAccess } from './model-access.ts';
import { readPriceImpact, readProposedImpact } from './price-impact.ts';
import { withAccessOf } from './role-access.ts';
import {
  ChangedModelSchema,
  ModelAccessSchema,
  ModelChangeSchema,
  ModelDetailSchema,
  ModelDraftSchema,
  ModelListQuerySchema,
  ModelListSchema,
  ModelParamsSchema,
  NewModelSchema,
  PlannedBody,
  PriceDraftSchema,
  PriceImpactSchema,
  withDisabled,
} from './schemas.ts';
import { getModels, readModel } from './service.ts';

const MANAGE = 'user:manage';

export const models: ApiModule = async (app) => {
  const { db } = app.context.connection;
  await app.register(catalogue);

  app.get(
    '/models',
    {
      config: { access: 'session' },
      schema: {
        tags: ['models'],
        summary: 'The models that the service offers; with user:manage also those that are switched off',
        querystring: ModelListQuerySchema,
        response: responses(ModelListSchema, 'AUTH.003', 'RES.001'),
      },
    },
    async (request) => {
      const includeDisabled = withDisabled.read(request.query, 'include_disabled').value === true;
      if (includeDisabled && !hasPermission(sessionOf(request).permissions, MANAGE)) {
        throw new ApiError('AUTH.003', { permission: MANAGE });
      }
      const models = await getModels(db, { includeDisabled });
      const { role_id: roleId } = request.query;
      if (roleId === undefined) return success({ models });
      return success({ models: await withAccessOf(db, sessionOf(request), roleId, models) });
    },
  );

  app.patch(
    '/models/:id',
    {
      config: {
        access: { permission: MANAGE },
        confirms: ['input_price', 'output_price', 'developer', 'type', 'tags'],
      },
      schema: {
        tags: ['models'],
        summary: 'Change a model: switch it on or off, rename it, tag it, price it',
        params: ModelParamsSchema,
        body: ModelChangeSchema,
        description:
          'A price that takes two people is only proposed: the answer has it as `proposal`, and all else is saved.',
        response: responses(ChangedModelSchema, 'RES.001', 'RES.002', 'RES.003'),
      },
    },
    async (request) => {
      const changed = await changeModel(app, request, request.params.id, request.body);
      return success(changed, changed.proposal === null ? 'Модель сохранена' : PROPOSED);
    },
  );

  app.post(
    '/models/:id/price-impact',
    {
      config: { access: { permission: MANAGE }, confirms: false },
      schema: {
        tags: ['models'],
        summary: 'Whom other prices affect, and what the charges of the last 30 days would have cost at them',
        params: ModelParamsSchema,
        body: PriceDraftSchema,
        response: responses(PriceImpactSchema, 'RES.001'),
      },
    },
    async (request) => success(await readPriceImpact(db, request.params.id, request.body)),
  );

  app.get(
    '/models/price-proposals/:id/impact',
    {
      config: { access: { permission: MANAGE } },
      schema: {
        tags: ['models'],
        summary: 'The same of a price that is proposed',
        params: ProposalParams,
        response: responses(PriceImpactSchema, 'RES.001'),
      },
    },
    async (request) => success(await readProposedImpact(db, request.params.id)),
  );

  app.post(
    '/models',
    {
      config: { access: { permission: MANAGE }, once: 'by-key', confirms: true },
      schema: {
        tags: ['models'],
        summary: 'Add a model',
        body: NewModelSchema,
        response: responses(ModelDetailSchema, 'RES.002'),
      },
    },
    async (request) => success(await createModel(app, request, request.body), 'Модель добавлена'),
  );

  app.get(
    '/models/:id',
    {
      config: { access: { permission: MANAGE } },
      schema: {
        tags: ['models'],
        summary: 'A model with the history of its prices',
        params: ModelParamsSchema,
        response: responses(ModelDetailSchema, 'RES.001'),
      },
    },
    async (request) => success(await readModel(db, sessionOf(request), request.params.id)),
  );

  app.delete(
    '/models/:id/planned-price',
    {
      config: { access: { permission: MANAGE }, confirms: true },
      schema: {
        tags: ['models'],
        summary: 'Take back a price that is to come',
        params: ModelParamsSchema,
        body: PlannedBody,
        response: responses(ModelDetailSchema, 'RES.001', 'RES.002', 'RES.003'),
      },
    },
    async (request) => {
      const model = await cancelPlannedPrice(app, request, request.params.id, request.body);
      return success(model, model.next_price === null ? 'Запланированная цена отменена' : PROPOSED);
    },
  );

  app.get(
    '/models/:id/access',
    {
      config: { access: { permission: MANAGE } },
      schema: {
        tags: ['models'],
        summary: 'Who may use a model: roles, how many people, and the rule that decides',
        params: ModelParamsSchema,
        response: responses(ModelAccessSchema, 'RES.001'),
      },
    },
    async (request) => success(await readModelAccess(db, request.params.id)),
  );

  app.post(
    '/models/access',
    {
      config: { access: { permission: MANAGE }, confirms: false },
      schema: {
        tags: ['models'],
        summary: 'To whom a model would open that is not there yet, or with other tags',
        body: ModelDraftSchema,
        response: responses(ModelAccessSchema),
      },
    },
    async (request) => success(await readDraftAccess(db, request.body)),
  );
};
