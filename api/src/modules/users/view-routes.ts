import { NothingSchema, responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { findViews } from './view-repository.ts';
import { ViewBody, ViewChangeBody, ViewParams, ViewSchema, ViewsData, ViewsQuery } from './view-schemas.ts';
import { changeView, createView, removeView } from './view-service.ts';

/** Saved views of lists. Everybody has their own (product §19.3). */
export const viewRoutes: ApiModule = async (app) => {
  const { db } = app.context.connection;

  app.get(
    '/users/me/views',
    {
      config: { access: 'session' },
      schema: {
        summary: 'The own saved views of a list',
        querystring: ViewsQuery,
        response: responses(ViewsData),
      },
    },
    async (request) => success(await findViews(db, sessionOf(request).userId, request.query.table)),
  );

  app.post(
    '/users/me/views',
    {
      config: { access: 'session', once: 'by-key', confirms: false },
      schema: {
        summary: 'Save what a list shows now under a name',
        body: ViewBody,
        response: responses(ViewSchema, 'RES.002', 'RES.003'),
      },
    },
    async (request) => success(await createView(request, db, request.body), 'Вид сохранён'),
  );

  app.patch(
    '/users/me/views/:id',
    {
      config: { access: 'session', confirms: false },
      schema: {
        summary: 'Rename a saved view, save another query under it, or open the list with it',
        params: ViewParams,
        body: ViewChangeBody,
        response: responses(ViewSchema, 'RES.001', 'RES.002'),
      },
    },
    async (request) =>
      success(await changeView(request, db, request.params.id, request.body), 'Вид сохранён'),
  );

  app.delete(
    '/users/me/views/:id',
    {
      config: { access: 'session', confirms: false },
      schema: {
        summary: 'Delete a saved view',
        params: ViewParams,
        response: responses(NothingSchema, 'RES.001'),
      },
    },
    async (request) => {
      await removeView(request, db, request.params.id);
      return success(null, 'Вид удалён');
    },
  );
};
