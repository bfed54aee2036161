import { responses, success } from '#lib/envelope.ts';
import { PROPOSED } from '#lib/proposals/index.ts';
import type { ApiModule } from '#plugins/context.ts';
import { addFunds } from './add-funds.ts';
import { AddedFundsSchema, AddFundsBody } from './schemas.ts';

const MANAGE = { access: { permission: 'user:manage' } } as const;

/** Adding money to payers, or taking it (product §19.5). */
export const fundRoutes: ApiModule = async (app) => {
  app.post(
    '/admin/payers/add-funds',
    {
      config: { ...MANAGE, once: 'by-key', confirms: true },
      schema: {
        tags: ['admin'],
        summary: 'Add funds to a payer or take them; a large sum is only proposed',
        description: 'Needs an Idempotency-Key.',
        body: AddFundsBody,
        response: responses(
          AddedFundsSchema,
          'AUTH.003',
          'VAL.004',
          'RES.001',
          'RES.002',
          'RES.003',
          'PAY.001',
          'PAY.002',
        ),
      },
    },
    async (request) => {
      const added = await addFunds(app, request, request.body);
      return success(added, added.status === 'posted' ? 'Баланс изменён' : PROPOSED);
    },
  );
};
