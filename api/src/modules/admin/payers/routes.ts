import { responses, success } from '#lib/envelope.ts';
import { viewerOf } from '#lib/ledger/index.ts';
import { PROPOSED } from '#lib/proposals/index.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { changePayer } from './change-payer.ts';
import { fundRoutes } from './funds/routes.ts';
import { payerLists } from './list.ts';
import { readPayer } from './read-payer.ts';
import { AdminPayerDetailSchema, AdminPayerParams, ChangedPayerSchema, PayerChangeBody } from './schemas.ts';

const MANAGE = { access: { permission: 'user:manage' } } as const;

/** Payers: their money, limits and tiers (product §19.4, §19.5). */
export const adminPayers: ApiModule = async (app) => {
  const { db } = app.context.connection;
  await app.register(payerLists);
  await app.register(fundRoutes);

  app.get(
    '/admin/payers/:id',
    {
      config: { ...MANAGE, reading: 'payer.view' },
      schema: {
        tags: ['admin'],
        summary: 'A payer with who spends from it, its reserves, its tier and what waits to be confirmed',
        params: AdminPayerParams,
        response: responses(AdminPayerDetailSchema, 'AUTH.003', 'RES.001'),
      },
    },
    async (request) => {
      const viewer = await viewerOf(db, sessionOf(request));
      return success(await readPayer(db, viewer, request.params.id, app.context.config));
    },
  );

  app.patch(
    '/admin/payers/:id',
    {
      config: { ...MANAGE, confirms: true },
      schema: {
        tags: ['admin'],
        summary: 'Switch a payer off or on, or change its credit limit; a large raise is only proposed',
        description: 'RES.002 with `details.current` when somebody else changed it meanwhile.',
        params: AdminPayerParams,
        body: PayerChangeBody,
        response: responses(ChangedPayerSchema, 'AUTH.003', 'RES.001', 'RES.002', 'RES.003'),
      },
    },
    async (request) => {
      const changed = await changePayer(app, request, request.params.id, request.body);
      return success(changed, changed.proposal === null ? 'Счёт сохранён' : PROPOSED);
    },
  );
};
