import { ApiError } from '#lib/api-error.ts';
import { responses, success } from '#lib/envelope.ts';
import { debtsOf, meansOf, sees } from '#lib/ledger/index.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { findSessionWithBalance, hasBalance } from './balance-repository.ts';
import { BalanceData, DebtsData } from './schemas.ts';

export const balanceRoutes: ApiModule = async (app) => {
  app.get(
    '/users/me/balance',
    {
      config: { access: 'session', loadSession: findSessionWithBalance },
      schema: {
        summary: 'The balance that the current user spends from',
        response: responses(BalanceData, 'AUTH.003'),
      },
    },
    async (request) => {
      const session = sessionOf(request);
      if (!hasBalance(session)) throw new Error('the balance was not read with the session');
      const { balance } = session;
      const { companyId } = session;
      const holder = { kind: balance.payer_kind, companyId, groupId: null, ownerId: null };
      if (!sees(session, 'balance', holder))
        throw new ApiError('AUTH.003', { permission: 'company_balance:view' });
      const means = meansOf(balance);
      return success({
        balance: Number(balance.balance),
        available: balance.available,
        held: balance.held,
        payer: { id: balance.payer_id, kind: balance.payer_kind, name: balance.payer_name },
        updated_at: balance.updated_at.toISOString(),
        cap: means.capFor(true),
        stopped_by: means.stoppedBy,
      });
    },
  );

  app.get(
    '/users/me/debts',
    {
      config: { access: 'session' },
      schema: {
        summary: 'The debts of the accounts that I own, the largest first',
        response: responses(DebtsData),
      },
    },
    async (request) => success(await debtsOf(app.context.connection.db, sessionOf(request).userId)),
  );
};
