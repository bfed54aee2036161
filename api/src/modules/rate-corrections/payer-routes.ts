import { responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { PayerParams, PayersQuery, PayersSchema, TierBody, TierSchema } from './payer-schemas.ts';
import { listPayers, setTier } from './payer-tier.ts';

const config = { access: { permission: 'rate_correction:manage' } } as const;
const tags = ['rate-corrections'];

/** Payers as corrections name them, with their tiers. */
export const payerRoutes: ApiModule = async (app) => {
  const { db } = app.context.connection;

  app.get(
    '/rate-corrections/payers',
    {
      config,
      schema: {
        tags,
        summary: 'Payers by name, e-mail or ИНН, at most 20; with `id` that one',
        querystring: PayersQuery,
        response: responses(PayersSchema, 'AUTH.003'),
      },
    },
    async (request) => success(await listPayers(db, sessionOf(request), request.query)),
  );

  app.patch(
    '/rate-corrections/payer/:payerId/tier',
    {
      config: { ...config, confirms: true },
      schema: {
        tags,
        summary: 'Set the tier of a payer by hand; null gives back the one that the top-ups have reached',
        params: PayerParams,
        body: TierBody,
        response: responses(TierSchema, 'AUTH.003', 'RES.001', 'RES.003'),
      },
    },
    async (request) =>
      success(await setTier(app, request, request.params.payerId, request.body), 'Уровень изменён'),
  );
};
