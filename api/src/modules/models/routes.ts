import { hasPermission } from '@cabinet/kernel/core/permissions';
import { ApiError } from '#lib/api-error.ts';
import { responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/session.ts';
import {
  ModelChangeSchema,
  ModelListQuerySchema,
  ModelListSchema,
  ModelParamsSchema,
  ModelSchema,
  withDisabled,
} from './schemas.ts';
import { changeModel, getModels } from './service.ts';

const MANAGE = 'user:manage';

export const models: ApiModule = async (app) => {
  const { db } = app.context.connection;

  app.get(
    '/models',
    {
      config: { access: 'session' },
      schema: {
        tags: ['models'],
        summary: 'The models that the service offers; with user:manage also those that are switched off',
        querystring: ModelListQuerySchema,
        response: responses(ModelListSchema, 'AUTH.003'),
      },
    },
    async (request) => {
      const includeDisabled = withDisabled.read(request.query, 'include_disabled').value === true;
      if (includeDisabled && !hasPermission(sessionOf(request).permissions, MANAGE)) {
        throw new ApiError('AUTH.003', { permission: MANAGE });
      }
      return success({ models: await getModels(db, { includeDisabled }) });
    },
  );

  app.patch(
    '/models/:id',
    {
      config: { access: { permission: MANAGE } },
      schema: {
        tags: ['models'],
        summary: 'Change a model: switch it on or off, rename it, tag it, price it',
        params: ModelParamsSchema,
        body: ModelChangeSchema,
        response: responses(ModelSchema, 'RES.001'),
      },
    },
    async (request) => {
      const model = await changeModel(db, {
        id: request.params.id,
        change: request.body,
        actorId: sessionOf(request).userId,
        origin: request,
      });
      return success(model, 'Модель сохранена');
    },
  );
};
