import { fromWire, roundMoney, toWire } from '@cabinet/kernel/core/money';
import { isOpenStatus, isPaidOnline, PAYMENT_METHOD } from '@cabinet/kernel/core/payments';
import type { Static } from 'typebox';
import type { Config } from '#config/index.ts';
import { type Database, uuidv7 } from '#db/index.ts';
import type { PaymentMethod } from '#db/schema.ts';
import { ApiError } from '#lib/api-error.ts';
import type { Session } from '#lib/sessions/session.ts';
import { issueInvoice } from '../invoice/service.ts';
import { findRequest, insertRequest, lockRequest, type RequestRow } from '../repository.ts';
import { toRequestDetail } from '../requests/request-dto.ts';
import { readAmount } from './amount.ts';
import { choosePayer, payersOf } from './payers.ts';
import { paymentForm } from './payment-form.ts';
import { keepActive } from './repository.ts';
import type { PayData } from './schemas.ts';

interface PayContext {
  readonly config: Config;
  readonly session: Session;
  readonly origin: string;
}

/** Opens a request and says how it is paid. */
export async function pay(
  trx: Database,
  { config, session, origin }: PayContext,
  order: { readonly amount: string; readonly method: PaymentMethod; readonly payerId: string | undefined },
): Promise<Static<typeof PayData>> {
  const amount = readAmount(order.amount, config.payment);
  const { payer } = await choosePayer(trx, session, order.payerId);
  if (!(await keepActive(trx, payer.id))) throw new ApiError('RES.001', { message: 'Плательщик не найден' });
  const id = uuidv7();
  await insertRequest(trx, {
    id,
    method: order.method,
    amount,
    payerId: payer.id,
    userId: session.userId,
  });
  if (PAYMENT_METHOD[order.method].hasInvoice) await issueInvoice(trx, config, id);
  const request = await findRequest(trx, id);
  if (!request) throw new Error(`payment request ${id} was not written`);
  return toPayData(trx, { config, session, origin }, request);
}

/** Gives the form of an open request again. For an ended request it opens a new one for the same sum and payer. */
export async function payAgain(
  trx: Database,
  context: PayContext,
  id: string,
): Promise<Static<typeof PayData>> {
  const request = ownRequest(context.session, await lockRequest(trx, id));
  if (request.status === 'paid' || request.status === 'refunded')
    throw new ApiError('RES.003', { message: 'Заявка уже оплачена' });
  const isOpen = isOpenStatus(request.status);
  if (isOpen && request.expires_at > new Date()) {
    await demandMayTopUp(trx, context.session, request);
    return toPayData(trx, context, request);
  }
  const { amount, method, payer_id: payerId } = request;
  return pay(trx, context, { amount: toWire(roundMoney(fromWire(amount))), method, payerId });
}

/**
 * Says how an open request of one's own is paid, and changes nothing: the step of paying is asked for again after a
 * reload, in another tab and from every list. A request that is not paid any more is RES.003.
 */
export async function readPayData(
  db: Database,
  context: PayContext,
  id: string,
): Promise<Static<typeof PayData>> {
  const request = ownRequest(context.session, await findRequest(db, id));
  if (!isOpenStatus(request.status))
    throw new ApiError('RES.003', { message: 'Эту заявку уже не оплачивают' });
  if (request.expires_at <= new Date())
    throw new ApiError('RES.003', { message: 'Срок оплаты истёк: начните новую' });
  await demandMayTopUp(db, context.session, request);
  return toPayData(db, context, request);
}

/** Only its author pays a request, and nobody one that was a transfer from the start. */
function ownRequest({ userId }: Session, request: RequestRow | undefined): RequestRow {
  if (!request || request.user_id !== userId || request.without_invoice)
    throw new ApiError('RES.001', { message: 'Заявка не найдена' });
  return request;
}

/** Somebody may have left the group or the company since: their money would be gone for them. */
async function demandMayTopUp(db: Database, session: Session, request: RequestRow): Promise<void> {
  if (request.payer_owner_id === session.userId) return;
  const choices = await payersOf(db, session);
  if (!choices.some(({ payer }) => payer.id === request.payer_id))
    throw new ApiError('RES.003', { message: 'Вы больше не пополняете этот счёт: продолжить оплату нельзя' });
}

async function toPayData(
  db: Database,
  { config, session, origin }: PayContext,
  request: RequestRow,
): Promise<Static<typeof PayData>> {
  const form = isPaidOnline(request.method) ? paymentForm(config, request, origin) : undefined;
  const detail = await toRequestDetail(db, config, request, session);
  return {
    id: request.id,
    account: config.payment.mntId,
    test: config.payment.testMode,
    signature: form?.signature ?? null,
    amount: detail.amount,
    currency: request.currency,
    transactionId: request.id,
    action_url: form?.action_url ?? null,
    fields: form?.fields ?? {},
    request: detail,
  };
}
