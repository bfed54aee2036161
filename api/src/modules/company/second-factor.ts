import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { askForFactors, factorsOf } from '#lib/second-factors/index.ts';
import { createSharedLimits, SHARED_LIMITS } from '#plugins/gates/rate-limit.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { type App, demandCompanyUser, demandOwn, demandOwner, inOwnCompany } from './access.ts';
import type { CompanyUser } from './company-user-repository.ts';
import { recordCompany } from './record-company.ts';
import type { CompanyFactorData } from './schemas.ts';
import { readFactorState, setAsksFactor } from './second-factor-repository.ts';

const OF_OWNER = 'Второй способ входа требует только владелец компании';

type Answer = Promise<Static<typeof CompanyFactorData>>;

/** Whether a company asks a second factor of its people, and who has none (product §12.13). */
export async function readCompanyFactor({ context }: App, request: FastifyRequest, id: string): Answer {
  const { db } = context.connection;
  const session = sessionOf(request);
  demandOwn(session, id);
  const caller = await demandCompanyUser(db, session.userId, id);
  demandOwner(caller, OF_OWNER);
  return shownState(db, caller, id);
}

/**
 * Asks a second factor of the company's people, or asks it no more. Only an owner who has one may begin to ask: otherwise
 * their own cabinet is the first that closes.
 */
export async function setCompanyFactor(
  app: App,
  request: FastifyRequest,
  { id, isRequired }: { readonly id: string; readonly isRequired: boolean },
): Answer {
  return inOwnCompany(app, request, id, async (trx, caller) => {
    demandOwner(caller, OF_OWNER);
    if (isRequired && (await factorsOf(trx, caller.id)).length === 0)
      throw new ApiError('RES.003', { message: 'Сначала добавьте второй способ входа себе' });
    const wasRequired = await setAsksFactor(trx, id, isRequired);
    const isChanged = await recordCompany(trx, request, {
      companyId: id,
      action: 'company.second_factor',
      before: { second_factor: wasRequired },
      after: { second_factor: isRequired },
    });
    if (isChanged) {
      // Counted in this transaction: the database in the process has one connection, which it holds.
      const limits = createSharedLimits(trx, app.context.config.rateLimitScale);
      if (isRequired) await limits.hit(SHARED_LIMITS.factorAsksByOwner, caller.id);
      await askForFactors(trx, { companyId: id }, request.cabinetOrigin);
    }
    return shownState(trx, caller, id);
  });
}

async function shownState(db: Database, { id: callerId }: CompanyUser, id: string): Answer {
  const [{ without, ...state }, own] = await Promise.all([readFactorState(db, id), factorsOf(db, callerId)]);
  return {
    ...state,
    has_own: own.length > 0,
    without: without.map(({ due_at: due, ...person }) => ({ ...person, due_at: due?.toISOString() ?? null })),
  };
}
