import { fromWire, type Money } from '@cabinet/kernel/core/money';
import { isOpenStatus, PAYMENT_METHOD } from '@cabinet/kernel/core/payments';
import type { Database } from '#db/index.ts';
import type { PaymentRequestStatus } from '#db/schema.ts';
import { ApiError, badField } from '#lib/api-error.ts';
import { type CallOrigin, callerOf } from '#lib/audit/record-action.ts';
import { type AuditOrigin, recordAudit } from '#lib/audit/record-audit.ts';
import { endConfirmationOf } from '#lib/granted/end-what-they-granted.ts';
import { requestNumber } from '#lib/human-number.ts';
import { type Viewer, viewerOf } from '#lib/ledger/index.ts';
import { LAPSING, lapseProposals, recordDecision } from '#lib/proposals/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import { lockHand, needsSecond, type Rule } from '#lib/two-people/index.ts';
import { isOwn, MANAGE_REQUESTS, managesRequests, mayRead } from '../access.ts';
import { creditRequest } from '../credit.ts';
import {
  completeDocument,
  demandDocument,
  type GivenDocument,
  mergeDocument,
  readDocument,
  storedDocument,
} from '../documents/bank-document.ts';
import { inTurnOfRequest, lockRequest, moveRequest, type RequestRow } from '../repository.ts';
import { checkSecond, confirmFirst } from './confirmation.ts';
import { proposeRefund, refuseWhileProposed } from './propose-refund.ts';
import { refundRequest } from './refund-request.ts';
import { MANUAL_STEPS } from './request-dto.ts';
import { stateRefused } from './state-refused.ts';
import { reasonsForTwo } from './two-people-reasons.ts';

interface StatusOrder extends GivenDocument {
  readonly status: PaymentRequestStatus;
  readonly reason?: string | undefined;
  /** In a refund, money that was spent becomes a debt. */
  readonly allowDebt?: boolean | undefined;
  /**
   * Why two people confirm the payment whatever the sum, as a line of a statement says of itself, whose document it has
   * locked. Without them the payment is made by hand.
   */
  readonly doubts?: readonly string[] | undefined;
}

const RECEIVED = 'Поступление на расчётный счёт';
const NO_FIRST =
  'Первое подтверждение больше не действует: отклоните заявку, и её перевод можно будет отдать заново';
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
    const { request, wasRejected } = await lockWithConfirmation(trx, id);
    if (!request) throw new ApiError('RES.001', { message: 'Заявка не найдена' });
    const viewer = await viewerOf(trx, session);
    if (isOwn(viewer, request))
      throw new ApiError('RES.003', { message: 'Это ваша заявка: её статус меняет другой человек' });
    if (wasRejected && order.status === 'rejected')
      return recordStep(trx, session, request, 'rejected', trim(order), origin);
    if (wasRejected) throw new ApiError('RES.003', { message: NO_FIRST });
    if (!MANUAL_STEPS[request.status].includes(order.status)) throw stateRefused(request);
    const trimmed = trim(order);
    if (order.status === 'paid') demandBasis(request, trimmed);
    const reasons =
      order.status === 'paid'
        ? await reasonsForTwo(trx, { actorId: session.userId, rule, together }, request, trimmed)
        : [];
    if (order.status === 'refunded') {
      await refuseWhileProposed(trx, request);
      if (await needsSecond(trx, session.userId, fromWire(request.amount), rule)) {
        const why = required('reason', trimmed.reason, NO_REASON_OF_REFUND);
        return proposeRefund(trx, { session, origin }, request, { reason: why, allowDebt: order.allowDebt });
      }
    }
    await take(trx, { session, origin, viewer }, request, trimmed, reasons);
    await recordStep(
      trx,
      session,
      request,
      reasons.length > 0 ? 'confirmed' : order.status,
      trimmed,
      origin,
      reasons,
    );
  });
}

/**
 * The request, locked. A first confirmation that is too old, or by somebody who may not give it any more, ends before it counts;
 * without an invoice the request was rejected with it, for as long as this transaction commits.
 */
async function lockWithConfirmation(
  trx: Database,
  id: string,
): Promise<{ readonly request: RequestRow | undefined; readonly wasRejected: boolean }> {
  const request = await lockRequest(trx, id);
  if (!request || !isOpenStatus(request.status)) return { request, wasRejected: false };
  await lapseProposals(trx, LAPSING.ofRequests([id]));
  await endConfirmationOf(trx, id);
  const after = await lockRequest(trx, id);
  return { request: after, wasRejected: after?.status !== request.status };
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

/** A line of a statement has its document from the bank as it is. */
function trim(order: StatusOrder): StatusOrder {
  const document = order.doubts === undefined ? readDocument(order) : {};
  return { ...order, ...document, reason: order.reason?.trim() || undefined };
}

interface By {
  readonly session: Session;
  readonly origin: CallOrigin;
  readonly viewer: Viewer;
}

async function take(
  trx: Database,
  by: By,
  request: RequestRow,
  { status, reason, allowDebt, ...given }: StatusOrder,
  reasons: readonly string[],
): Promise<void> {
  const { session } = by;
  const actorId = session.userId;
  const stored = storedDocument(request);
  if (status === 'paid') {
    if (request.confirmed_by !== null) return takeSecond(trx, by, request, { reason, given });
    const document = mergeDocument(stored, given);
    if (reasons.length > 0) return confirmFirst(trx, by, request, { reason, document, why: reasons });
    await creditRequest(trx, request, { actorId, note: reason ?? RECEIVED, document });
  } else if (status === 'refunded') {
    const why = required('reason', reason, NO_REASON_OF_REFUND);
    const { cabinetOrigin } = by.origin;
    await refundRequest(trx, { session, cabinetOrigin }, request, { reason: why, allowDebt });
  } else if (status === 'rejected') {
    const why = required('reason', reason, 'Укажите причину отказа');
    await moveRequest(trx, request.id, { status, actorId, note: why, rejectReason: why });
  } else {
    await moveRequest(trx, request.id, {
      status,
      actorId,
      note: reason ?? (PAYMENT_METHOD[request.method].hasInvoice ? 'Счёт выставлен' : null),
      document: mergeDocument(stored, given),
    });
  }
}

/** Confirms the proposal of the first person, which the database ends with the payment. */
async function takeSecond(
  trx: Database,
  { session, origin, viewer }: By,
  request: RequestRow,
  { reason, given }: { readonly reason: string | undefined; readonly given: GivenDocument },
): Promise<void> {
  const proposal = await checkSecond(trx, viewer, request, given);
  const entryId = await creditRequest(trx, request, {
    actorId: session.userId,
    note: reason ?? RECEIVED,
    document: completeDocument(storedDocument(request), given),
  });
  await recordDecision(trx, callerOf(session, origin), proposal, 'confirm', { entry_id: entryId });
}

/** Demands proof that the money has come: the bank's document for an invoice, otherwise a reason in words. */
function demandBasis(request: RequestRow, { reason, doubts, ...given }: StatusOrder): void {
  if (request.confirmed_by !== null) return;
  if (PAYMENT_METHOD[request.method].hasInvoice) {
    if (doubts === undefined) demandDocument(mergeDocument(storedDocument(request), given));
  } else required('reason', reason, 'Укажите, чем подтверждена оплата');
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
  { doubts: _, ...order }: StatusOrder,
  origin: AuditOrigin,
  why: readonly string[] = [],
): Promise<void> {
  return recordAudit(
    trx,
    {
      by: session.actor,
      action: `payment_request.${verb}`,
      entityType: 'payment_request',
      entityId: request.id,
      before: { status: request.status },
      after: {
        ...order,
        ...(why.length > 0 && { why_two_people: why }),
        number: requestNumber(request.number),
        amount: request.amount,
      },
    },
    origin,
  );
}
