import { fromWire, type Money } from '@cabinet/kernel/core/money';
import { isPaidOnline, PAYMENT_METHOD } from '@cabinet/kernel/core/payments';
import type { Database } from '#db/index.ts';
import type { PaymentRequestStatus } from '#db/schema.ts';
import { ApiError, badField } from '#lib/api-error.ts';
import type { CallOrigin } from '#lib/audit/record-action.ts';
import { type AuditOrigin, recordAudit } from '#lib/audit/record-audit.ts';
import { endWhatTheyGranted } from '#lib/granted/end-what-they-granted.ts';
import { requestNumber } from '#lib/human-number.ts';
import { viewerOf } from '#lib/ledger/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import { lockHand, needsSecond, type Rule } from '#lib/two-people/index.ts';
import { isOwn, MANAGE_REQUESTS, managesRequests, mayRead } from '../access.ts';
import { creditRequest } from '../credit.ts';
import { inTurnOfRequest, lockRequest, moveRequest, type RequestRow, wasConfirmed } from '../repository.ts';
import { checkSecond, confirmFirst } from './confirmation.ts';
import { proposeRefund, refuseWhileProposed } from './propose-refund.ts';
import { refundRequest } from './refund-request.ts';
import { MANUAL_STEPS } from './request-dto.ts';
import { stateRefused } from './state-refused.ts';

interface StatusOrder {
  readonly status: PaymentRequestStatus;
  readonly reason?: string | undefined;
  readonly bankReference?: string | undefined;
  /** In a refund, money that was spent becomes a debt. */
  readonly allowDebt?: boolean | undefined;
  /** What the payment rests on is doubtful, so two people confirm it whatever the sum. */
  readonly needsSecond?: boolean | undefined;
}

const NO_REASON_OF_REFUND = 'Укажите причину возврата';

/**
 * An administrator's step or the author's cancellation. Nobody else may change a request, and no administrator may
 * change their own.
 */
export async function changeStatus(
  db: Database,
  {
    session,
    rule,
    origin,
    together,
  }: {
    readonly session: Session;
    readonly rule: Rule;
    readonly origin: CallOrigin;
    /** The sum of all steps of which this is one. */
    readonly together?: Money | undefined;
  },
  id: string,
  order: StatusOrder,
): Promise<void> {
  if (order.status === 'cancelled') return cancelRequest(db, session, id, origin);
  if (!managesRequests(session)) throw new ApiError('AUTH.003', { permission: MANAGE_REQUESTS });
  await inTurnOfRequest(db, id, async (trx) => {
    await lockHand(trx, session.userId);
    const request = await lockWithConfirmation(trx, id);
    if (!request) throw new ApiError('RES.001', { message: 'Заявка не найдена' });
    if (isOwn(await viewerOf(trx, session), request))
      throw new ApiError('RES.003', { message: 'Это ваша заявка: её статус меняет другой человек' });
    if (!MANUAL_STEPS[request.status].includes(order.status)) throw stateRefused(request);
    const isFirst =
      order.status === 'paid' &&
      request.confirmed_by === null &&
      // That a card was charged the provider says; a person who says it instead is believed with another one.
      (order.needsSecond === true ||
        isPaidOnline(request.method) ||
        // Whoever comes after a confirmation that has ended is the first of two others.
        (await wasConfirmed(trx, id)) ||
        (await needsSecond(trx, session.userId, together ?? fromWire(request.amount), rule)));
    const trimmed = trim(order);
    if (order.status === 'refunded') {
      await refuseWhileProposed(trx, request);
      if (await needsSecond(trx, session.userId, fromWire(request.amount), rule)) {
        const why = required('reason', trimmed.reason, NO_REASON_OF_REFUND);
        return proposeRefund(trx, { session, origin }, request, { reason: why, allowDebt: order.allowDebt });
      }
    }
    await take(trx, session, request, trimmed, isFirst);
    await recordStep(trx, session, request, isFirst ? 'confirmed' : order.status, trimmed, origin);
  });
}

/** The request, locked. A first confirmation by somebody who may not give it any more is ended before it counts. */
async function lockWithConfirmation(trx: Database, id: string): Promise<RequestRow | undefined> {
  const request = await lockRequest(trx, id);
  if (!request || request.confirmed_by === null) return request;
  await endWhatTheyGranted(trx, null, { userId: request.confirmed_by });
  return lockRequest(trx, id);
}

/** Only the author cancels, and only before anything has happened. */
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

function trim(order: StatusOrder): StatusOrder {
  const { reason, bankReference } = order;
  return {
    ...order,
    reason: reason?.trim() || undefined,
    bankReference: bankReference?.trim() || undefined,
  };
}

async function take(
  trx: Database,
  session: Session,
  request: RequestRow,
  { status, reason, bankReference, allowDebt }: StatusOrder,
  isFirst: boolean,
): Promise<void> {
  const actorId = session.userId;
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
    const why = required('reason', reason, NO_REASON_OF_REFUND);
    await refundRequest(trx, session, request, { reason: why, allowDebt });
  } else if (status === 'rejected') {
    const why = required('reason', reason, 'Укажите причину отказа');
    await moveRequest(trx, request.id, { status, actorId, note: why, rejectReason: why });
  } else {
    await moveRequest(trx, request.id, {
      status,
      actorId,
      note: reason ?? (PAYMENT_METHOD[request.method].hasInvoice ? 'Счёт выставлен' : null),
      bankReference,
    });
  }
}

/** Demands proof that the money has come: the bank's document for an invoice, otherwise a reason in words. */
function demandBasis(
  request: RequestRow,
  { reason, bankReference }: Pick<StatusOrder, 'reason' | 'bankReference'>,
): void {
  if (request.confirmed_by !== null) return;
  if (PAYMENT_METHOD[request.method].hasInvoice)
    required(
      'bank_reference',
      bankReference ?? request.bank_reference ?? undefined,
      'Укажите номер платёжного поручения',
    );
  else required('reason', reason, 'Укажите, чем подтверждена оплата');
}

function required(field: string, value: string | undefined, message: string): string {
  if (value === undefined) throw badField(field, message, 'VAL.004');
  return value;
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
