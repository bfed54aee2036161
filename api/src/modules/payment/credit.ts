import { PAYMENT_METHOD } from '@cabinet/kernel/core/payments';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { requestNumber } from '#lib/human-number.ts';
import { ledgerErrorCode, topUp } from '#lib/ledger/index.ts';
import type { BankDocument } from './documents/bank-document.ts';
import { levelsAround } from './level-repository.ts';
import { mayTakeMoney, moveRequest, type RequestRow } from './repository.ts';

/**
 * Credits a locked, open request to its payer and marks it paid, in one transaction; returns the id of the entry. The request key of the ledger
 * prevents a second credit in any case.
 */
export async function creditRequest(
  trx: Database,
  request: RequestRow,
  by: {
    readonly actorId: string | null;
    readonly note: string;
    readonly operationId?: string;
    readonly document?: BankDocument;
  },
): Promise<string> {
  const { actorId } = by;
  if (request.without_invoice && !(await mayTakeMoney(trx, request.payer_id)))
    throw new ApiError('RES.003', { message: 'Счёт выключен: сначала его нужно включить' });
  await takeIntoProcess(trx, request, actorId);
  const { account, credited } = PAYMENT_METHOD[request.method];
  const description = request.without_invoice ? 'Пополнение переводом без счёта' : credited;
  const outcome = await topUp(trx, {
    payerId: request.payer_id,
    amount: request.amount,
    by: account,
    userId: request.user_id,
    actorId,
    documentType: 'payment_request',
    documentId: request.id,
    documentNumber: requestNumber(request.number),
    description,
    requestKey: `payment_request:${request.id}`,
  });
  const refused = ledgerErrorCode(outcome);
  if (refused !== null || outcome.entryId === null) throw new ApiError(refused ?? 'SYS.001');
  const levels = await levelsAround(trx, outcome.entryId);
  await moveRequest(trx, request.id, { status: 'paid', entryId: outcome.entryId, levels, ...by });
  return outcome.entryId;
}

/** A request is processed before it is paid. */
export async function takeIntoProcess(
  trx: Database,
  { id, status }: RequestRow,
  actorId: string | null,
): Promise<void> {
  if (status !== 'pending') return;
  await moveRequest(trx, id, { status: 'processing', actorId, note: 'Оплата принята в обработку' });
}
