import { hasPermission } from '@cabinet/access/permissions';
import { fromWire, isPositiveMoney } from '@cabinet/kernel/core/money';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { requestNumber } from '#lib/human-number.ts';
import { ledgerErrorCode, refund, shortfallOf } from '#lib/ledger/index.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { ALLOW_DEBT } from '#lib/proposals/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import { wire } from '#lib/wire.ts';
import { findConcerned, moveRequest, type RequestRow } from '../repository.ts';
import { refundLetter } from './refund-letter.ts';
import { stateRefused } from './state-refused.ts';

/** Refuses a refund that could not be made now. */
export async function demandRefundable(
  trx: Database,
  session: Session,
  { entry_id: entryId, ...request }: RequestRow,
  { allowDebt }: { readonly allowDebt: boolean | undefined },
): Promise<void> {
  demandAllowsDebt(session, allowDebt);
  if (entryId === null) throw stateRefused({ ...request, entry_id: entryId });
  if (allowDebt !== true && isPositiveMoney(fromWire(await shortfallOf(trx, entryId, request.amount))))
    throw await spentAlready(trx, entryId, request.amount);
}

function demandAllowsDebt({ permissions }: Session, allowDebt: boolean | undefined): void {
  if (allowDebt === true && !hasPermission(permissions, ALLOW_DEBT))
    throw new ApiError('AUTH.003', { permission: ALLOW_DEBT });
}

/**
 * Gives the money back, tells whose it was, and returns the id of the entry. Money that was spent goes back only as a
 * debt, which somebody with user:manage must allow.
 */
export async function refundRequest(
  trx: Database,
  { session, cabinetOrigin }: { readonly session: Session; readonly cabinetOrigin: string },
  request: RequestRow,
  { reason, allowDebt }: { readonly reason: string; readonly allowDebt: boolean | undefined },
): Promise<string> {
  demandAllowsDebt(session, allowDebt);
  if (request.entry_id === null) throw stateRefused(request);
  const outcome = await refund(trx, {
    entryId: request.entry_id,
    amount: request.amount,
    allowDebt,
    actorId: session.userId,
    documentType: 'payment_request',
    documentId: request.id,
    documentNumber: requestNumber(request.number),
    description: 'Возврат оплаты',
    reason,
    requestKey: `payment_request_refund:${request.id}`,
  });
  if (outcome.status === 'insufficient') throw await spentAlready(trx, request.entry_id, request.amount);
  const refused = ledgerErrorCode(outcome);
  if (refused !== null || outcome.entryId === null) throw new ApiError(refused ?? 'SYS.001');
  await moveRequest(trx, request.id, {
    status: 'refunded',
    actorId: session.userId,
    note: reason,
    refundEntryId: outcome.entryId,
  });
  for (const person of await findConcerned(trx, request))
    await enqueueLetter(trx, refundLetter(person, { ...request, reason, cabinetOrigin }));
  return outcome.entryId;
}

async function spentAlready(trx: Database, entryId: string, amount: string): Promise<ApiError> {
  return new ApiError('RES.003', {
    message: 'Деньги уже потрачены: на счёте плательщика меньше, чем в заявке',
    shortfall: wire(await shortfallOf(trx, entryId, amount)),
  });
}
