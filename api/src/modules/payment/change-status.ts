import { hasPermission } from '@cabinet/kernel/core/permissions';
import { type Database, inTransaction } from '../../db/index.ts';
import type { PaymentRequestStatus } from '../../db/ledger-schema.ts';
import { ApiError } from '../../errors.ts';
import type { Session } from '../../plugins/session.ts';
import { type AuditOrigin, recordAudit } from '../audit/record-audit.ts';
import { ledgerErrorCode, refund } from '../ledger/index.ts';
import { creditRequest } from './credit.ts';
import { requestNumber } from './human-number.ts';
import { mayRead } from './request-access.ts';
import { MANUAL_STEPS } from './request-dto.ts';
import { lockRequest, moveRequest, type RequestRow } from './request-repository.ts';

const MANAGE = 'payment_request:manage';

type StatusOrder = {
  status: PaymentRequestStatus;
  reason: string | undefined;
  bankReference: string | undefined;
};

/** An administrator's step, or an author's cancellation; anything else is refused. */
export async function changeStatus(
  db: Database,
  session: Session,
  id: string,
  order: StatusOrder,
  origin: AuditOrigin,
): Promise<void> {
  if (order.status === 'cancelled') return cancelRequest(db, session, id, origin);
  if (!hasPermission(session.permissions, MANAGE)) throw new ApiError('AUTH.003', { permission: MANAGE });
  await inTransaction(db, async (trx) => {
    const request = await lockRequest(trx, id);
    if (!request) throw new ApiError('RES.001', { message: 'Заявка не найдена' });
    if (!MANUAL_STEPS[request.status].includes(order.status)) throw stateRefused(request);
    await take(trx, session, request, order);
    await recordStep(trx, session, request, order, origin);
  });
}

/** Only its author, and only before anything has happened. */
export async function cancelRequest(
  db: Database,
  session: Session,
  id: string,
  origin: AuditOrigin,
): Promise<void> {
  await inTransaction(db, async (trx) => {
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
    await recordStep(
      trx,
      session,
      request,
      { status: 'cancelled', reason: undefined, bankReference: undefined },
      origin,
    );
  });
}

async function take(
  trx: Database,
  session: Session,
  request: RequestRow,
  { status, reason, bankReference }: StatusOrder,
): Promise<void> {
  const actorId = session.userId;
  const why = reason?.trim() || undefined;
  const reference = bankReference?.trim() || undefined;
  if (status === 'paid') {
    await creditRequest(trx, request, {
      actorId,
      note: why ?? (request.method === 'invoice' ? 'Поступление на расчётный счёт' : 'Подтверждено вручную'),
      ...(reference === undefined ? {} : { bankReference: reference }),
    });
  } else if (status === 'refunded') {
    await refundRequest(trx, request, { actorId, reason: why });
  } else if (status === 'rejected') {
    if (why === undefined) {
      throw new ApiError('VAL.004', {
        message: 'Укажите причину отказа',
        fields: { reason: 'Укажите причину отказа' },
      });
    }
    await moveRequest(trx, request.id, { status, actorId, note: why, rejectReason: why });
  } else {
    await moveRequest(trx, request.id, {
      status,
      actorId,
      note: why ?? (request.method === 'invoice' ? 'Счёт выставлен' : null),
      ...(reference === undefined ? {} : { bankReference: reference }),
    });
  }
}

/** The money goes back only when it is still there: PAY.002 otherwise. */
async function refundRequest(
  trx: Database,
  request: RequestRow,
  { actorId, reason }: { actorId: string; reason: string | undefined },
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
    ...(reason === undefined ? {} : { reason }),
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
    note: reason ?? 'Деньги возвращены плательщику',
    refundEntryId: outcome.entryId,
  });
}

function recordStep(
  trx: Database,
  session: Session,
  request: RequestRow,
  order: StatusOrder,
  origin: AuditOrigin,
): Promise<void> {
  return recordAudit(
    trx,
    {
      actorId: session.userId,
      action: `payment_request.${order.status}`,
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
