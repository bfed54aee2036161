import type { FastifyRequest } from 'fastify';
import { ApiError } from '#lib/api-error.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { type App, demandOwn, demandOwner, inOwnCompany } from './access.ts';
import { countCompanyUsers, endPayer, markClosed, revokeInvitations } from './closing-repository.ts';
import { leave, lockUser } from './membership-repository.ts';
import { recordCompany } from './record-company.ts';
import { payerOfCompany } from './repository.ts';

export async function closeCompany(app: App, request: FastifyRequest, id: string): Promise<void> {
  demandOwn(sessionOf(request), id);
  const payerId = await payerOfCompany(app.context.connection.db, id);
  await inOwnCompany(
    app,
    request,
    id,
    async (trx, caller) => {
      demandOwner(caller, 'Закрыть компанию может только её владелец');
      if ((await countCompanyUsers(trx, id)) > 1)
        throw state('В компании ещё есть люди. Исключите их, прежде чем закрыть её');
      await revokeInvitations(trx, id);
      const money = await endPayer(trx, payerId);
      // The user is locked after the balance, as a credit does it, which locks the person when its entry names them.
      await lockUser(trx, caller.id);
      if (!money.is_empty) throw state('На счёте компании остались деньги или долг');
      if (money.has_holds) throw state('На счёте компании есть незавершённые списания');
      if (money.has_requests) throw state('У компании есть незавершённые заявки на оплату');
      await leave(trx, { companyId: id, userId: caller.id, isSuspended: false });
      await markClosed(trx, id);
      await recordCompany(trx, request, { companyId: id, action: 'company.close' });
    },
    { payerId },
  );
}

const state = (message: string) => new ApiError('RES.003', { message });
