import { hasPermission } from '@cabinet/kernel/core/permissions';
import type { ApiModule } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { responses, success } from '../../lib/envelope.ts';
import { sessionOf } from '../../plugins/session.ts';
import {
  ModelChangeSchema,
  ModelListQuerySchema,
  ModelListSchema,
  ModelParamsSchema,
  ModelSchema,
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
        summary: 'Every model that the service offers',
        querystring: ModelListQuerySchema,
        response: responses(ModelListSchema, 'AUTH.003'),
      },
    },
    async (request) => {
      const includeDisabled = request.query.include_disabled !== undefined;
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
