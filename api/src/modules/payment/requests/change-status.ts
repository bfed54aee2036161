import type { Config } from '#config/index.ts';
import type { Database } from '#db/index.ts';
import type { PaymentRequestStatus } from '#db/schema.ts';
import { ApiError } from '#lib/api-error.ts';
import { type AuditOrigin, recordAudit } from '#lib/audit/record-audit.ts';
import { ledgerErrorCode, refund, viewerOf } from '#lib/ledger/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import { isOwn, MANAGE_REQUESTS, managesRequests, mayRead } from '../access.ts';
import { creditRequest } from '../credit.ts';
import { requestNumber } from '../human-number.ts';
import { inTurnOfRequest, lockRequest, moveRequest, type RequestRow } from '../repository.ts';
import { checkSecond, confirmFirst, needsTwoPeople } from './confirmation.ts';
import { MANUAL_STEPS } from './request-dto.ts';

interface StatusOrder {
  readonly status: PaymentRequestStatus;
  readonly reason?: string | undefined;
  readonly bankReference?: string | undefined;
}

/** An administrator's step or the author's cancellation. Nobody else, and no administrator for their own request. */
export async function changeStatus(
  db: Database,
  {
    session,
    payment,
    origin,
  }: { readonly session: Session; readonly payment: Config['payment']; readonly origin: AuditOrigin },
  id: string,
  order: StatusOrder,
): Promise<void> {
  if (order.status === 'cancelled') return cancelRequest(db, session, id, origin);
  if (!managesRequests(session)) throw new ApiError('AUTH.003', { permission: MANAGE_REQUESTS });
  await inTurnOfRequest(db, id, async (trx) => {
    const request = await lockRequest(trx, id);
    if (!request) throw new ApiError('RES.001', { message: 'Заявка не найдена' });
    if (isOwn(await viewerOf(trx, session), request))
      throw new ApiError('RES.003', { message: 'Это ваша заявка: её статус меняет другой человек' });
    if (!MANUAL_STEPS[request.status].includes(order.status)) throw stateRefused(request);
    const isFirst =
      order.status === 'paid' && request.confirmed_by === null && needsTwoPeople(request, payment);
    const trimmed = trim(order);
    await take(trx, session.userId, request, trimmed, isFirst);
    await recordStep(trx, session, request, isFirst ? 'confirmed' : order.status, trimmed, origin);
  });
}

/** Only its author, and only before anything has happened. */
export async function cancelRequest(
  db: Database,
  session: Session,
  id: string,
  origin: AuditOrigin,
): Promise<void> {
  await inTurnOfRequest(db, id, async (trx) => {
    const request = await lockRequest(trx, id);
    if (!request || !(await mayRead(trx, session, request)))
      throw new ApiError('RES.001', { message: 'Заявка не найдена' });
    if (request.user_id !== session.userId)
      throw new ApiError('RES.003', { message: 'Отменить заявку может только её автор' });
    if (request.status !== 'pending') throw stateRefused(request);
    await moveRequest(trx, id, {
      status: 'cancelled',
      actorId: session.userId,
      note: 'Отменена автором',
    });
    await recordStep(trx, session, request, 'cancelled', { status: 'cancelled' }, origin);
  });
}

function trim({ status, reason, bankReference }: StatusOrder): StatusOrder {
  return { status, reason: reason?.trim() || undefined, bankReference: bankReference?.trim() || undefined };
}

async function take(
  trx: Database,
  actorId: string,
  request: RequestRow,
  { status, reason, bankReference }: StatusOrder,
  isFirst: boolean,
): Promise<void> {
  const facts = { actorId, reason, bankReference };
  if (status === 'paid') {
    demandBasis(request, facts);
    if (isFirst) return confirmFirst(trx, request, facts);
    if (request.confirmed_by !== null) checkSecond(request, facts);
    await creditRequest(trx, request, {
      actorId,
      note: reason ?? 'Поступление на расчётный счёт',
      bankReference,
    });
  } else if (status === 'refunded') {
    await refundRequest(trx, request, {
      actorId,
      reason: required('reason', reason, 'Укажите причину возврата'),
    });
  } else if (status === 'rejected') {
    const why = required('reason', reason, 'Укажите причину отказа');
    await moveRequest(trx, request.id, { status, actorId, note: why, rejectReason: why });
  } else {
    await moveRequest(trx, request.id, {
      status,
      actorId,
      note: reason ?? (request.method === 'invoice' ? 'Счёт выставлен' : null),
      bankReference,
    });
  }
}

/** Proof that the money has come: the bank's document for an invoice, else a reason in words. */
function demandBasis(
  request: RequestRow,
  { reason, bankReference }: Pick<StatusOrder, 'reason' | 'bankReference'>,
): void {
  if (request.confirmed_by !== null) return;
  if (request.method === 'invoice')
    required(
      'bank_reference',
      bankReference ?? request.bank_reference ?? undefined,
      'Укажите номер платёжного поручения',
    );
  else required('reason', reason, 'Укажите, чем подтверждена оплата');
}

function required(field: string, value: string | undefined, message: string): string {
  if (value === undefined) throw new ApiError('VAL.004', { message, fields: { [field]: message } });
  return value;
}

/** The money goes back only when it is still there: PAY.002 otherwise. */
async function refundRequest(
  trx: Database,
  request: RequestRow,
  { actorId, reason }: { readonly actorId: string; readonly reason: string },
): Promise<void> {
  if (request.entry_id === null) throw stateRefused(request);
  const outcome = await refund(trx, {
    entryId: request.entry_id,
    amount: request.amount,
    actorId,
    documentType: 'payment_request',
    documentId: request.id,
    documentNumber: requestNumber(request.number),
    description: 'Возврат оплаты',
    reason,
    requestKey: `payment_request_refund:${request.id}`,
  });
  const refused = ledgerErrorCode(outcome);
  if (refused === 'PAY.002') {
    throw new ApiError('PAY.002', {
      message: 'Деньги уже потрачены: на счёте плательщика меньше, чем в заявке',
    });
  }
  if (refused !== null || outcome.entryId === null) throw new ApiError(refused ?? 'SYS.001');
  await moveRequest(trx, request.id, {
    status: 'refunded',
    actorId,
    note: reason,
    refundEntryId: outcome.entryId,
  });
}

function recordStep(
  trx: Database,
  session: Session,
  request: RequestRow,
  verb: PaymentRequestStatus | 'confirmed',
  order: StatusOrder,
  origin: AuditOrigin,
): Promise<void> {
  return recordAudit(
    trx,
    {
      actorId: session.userId,
      action: `payment_request.${verb}`,
      entityType: 'payment_request',
      entityId: request.id,
      before: { status: request.status },
      after: { ...order, number: requestNumber(request.number), amount: request.amount },
    },
    origin,
  );
}

const STATUS_NAMES: Record<PaymentRequestStatus, string> = {
  pending: 'ждёт оплаты',
  processing: 'в обработке',
  paid: 'оплачена',
  rejected: 'отклонена',
  cancelled: 'отменена',
  expired: 'просрочена',
  failed: 'не прошла',
  refunded: 'возвращена',
};

function stateRefused({ status }: RequestRow): ApiError {
  return new ApiError('RES.003', { message: `Заявка ${STATUS_NAMES[status]}: так изменить её нельзя` });
}
