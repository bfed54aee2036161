import type { Database } from '../../db/index.ts';
import { ApiError } from '../../errors.ts';
import { ledgerErrorCode, topUp } from '../../lib/ledger/index.ts';
import { requestNumber } from './human-number.ts';
import { moveRequest, type RequestRow } from './repository.ts';

const DESCRIPTIONS = { card: 'Пополнение картой', invoice: 'Пополнение по счёту' } as const;

/**
 * Puts the money of a locked, open request on its payer's account and marks the request paid: one transaction, so
 * that neither stands without the other. The ledger's own key keeps a second credit out whatever happens around it.
 */
export async function creditRequest(
  trx: Database,
  request: RequestRow,
  by: { actorId: string | null; note: string; operationId?: string; bankReference?: string },
): Promise<string> {
  const { actorId, note, operationId, bankReference } = by;
  await takeIntoProcess(trx, request, actorId);
  const outcome = await topUp(trx, {
    payerId: request.payer_id,
    amount: request.amount,
    by: request.method === 'card' ? 'gateway' : 'bank',
    userId: request.user_id,
    actorId,
    documentType: 'payment_request',
    documentId: request.id,
    documentNumber: requestNumber(request.number),
    description: DESCRIPTIONS[request.method],
    requestKey: `payment_request:${request.id}`,
  });
  const refused = ledgerErrorCode(outcome);
  if (refused !== null || outcome.entryId === null) throw new ApiError(refused ?? 'SYS.001');
  await moveRequest(trx, request.id, {
    status: 'paid',
    actorId,
    note,
    entryId: outcome.entryId,
    ...(operationId === undefined ? {} : { operationId }),
    ...(bankReference === undefined ? {} : { bankReference }),
  });
  return outcome.entryId;
}

/** A request is in process before it is paid. */
export async function takeIntoProcess(
  trx: Database,
  { id, status }: RequestRow,
  actorId: string | null,
): Promise<void> {
  if (status !== 'pending') return;
  await moveRequest(trx, id, { status: 'processing', actorId, note: 'Оплата принята в обработку' });
}
