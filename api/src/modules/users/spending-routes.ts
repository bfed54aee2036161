import { responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { SpendingData, SpendingQuery } from './schemas.ts';
import { readSpending } from './spending.ts';

const DEFAULT_DAYS = 30;

export const spendingRoutes: ApiModule = async (app) => {
  const { db } = app.context.connection;

  app.get(
    '/users/me/spending',
    {
      config: { access: 'session', reads: 'replica' },
      schema: {
        tags: ['users'],
        summary: 'Spending by day and model, and how long the balance lasts',
        querystring: SpendingQuery,
        response: responses(SpendingData, 'RES.001'),
      },
    },
    async (request) =>
      success(await readSpending(db, sessionOf(request), request.query.days ?? DEFAULT_DAYS)),
  );
};
