import { isOpenStatus, type PaymentRequestStatus } from '@cabinet/kernel/core/payments';
import type { PaymentRequestDetail } from './payment-request.ts';

/** One of the three steps of a request's life. */
export interface RequestStep {
  readonly title: string;
  readonly state: 'done' | 'now' | 'ahead' | 'failed' | 'ended';
  /** When it happened; `null` for what has not. */
  readonly at: string | null;
  /** Until when it may happen. */
  readonly until: string | null;
  readonly note: string | null;
}

type Request = Pick<
  PaymentRequestDetail,
  'status' | 'createdAt' | 'expiresAt' | 'paidAt' | 'timeline' | 'confirmation' | 'rejectReason'
>;

const CREATED = 'Заявка создана';
const CREDITED = 'Деньги на балансе';

type End = Exclude<PaymentRequestStatus, 'pending' | 'processing' | 'paid'>;

const ENDS: Readonly<Record<End, { readonly title: string; readonly state: 'failed' | 'ended' }>> = {
  failed: { title: 'Оплата не прошла', state: 'failed' },
  rejected: { title: 'Заявка отклонена', state: 'failed' },
  expired: { title: 'Срок оплаты истёк', state: 'failed' },
  cancelled: { title: 'Заявка отменена', state: 'ended' },
  refunded: { title: 'Деньги возвращены', state: 'ended' },
};

function reached({ timeline }: Request, status: PaymentRequestStatus) {
  return timeline.findLast(({ kind, code }) => kind === 'status' && code === status);
}

const step = (title: string, state: RequestStep['state'], more: Partial<RequestStep> = {}): RequestStep => ({
  title,
  state,
  at: null,
  until: null,
  note: null,
  ...more,
});

function waiting(request: Request): RequestStep {
  const { status, createdAt, expiresAt, paidAt, confirmation } = request;
  const at = reached(request, 'processing')?.at ?? createdAt;
  if (status === 'paid') return step('Оплата получена', 'done', { at: paidAt ?? at });
  if (status === 'refunded') return step(CREDITED, 'done', { at: paidAt ?? at });
  if (!isOpenStatus(status)) return step('Ожидали оплату', 'done', { at });
  const note = confirmation === null ? null : 'Получено первое подтверждение из двух';
  return status === 'processing'
    ? step('Оплата в обработке', 'now', { at, note })
    : step('Ожидаем оплату', 'now', { until: expiresAt, note });
}

function end(request: Request): RequestStep {
  const { status, paidAt, expiresAt, rejectReason } = request;
  if (status === 'pending' || status === 'processing') return step(CREDITED, 'ahead');
  const event = reached(request, status);
  if (status === 'paid') return step(CREDITED, 'done', { at: paidAt ?? event?.at ?? null });
  const { title, state } = ENDS[status];
  const at = event?.at ?? (status === 'expired' ? expiresAt : null);
  return step(title, state, { at, note: rejectReason ?? event?.note ?? null });
}

/** The life of a request as a person tells it: it was made, it is being paid, and how that ended. */
export function requestSteps(request: Request): readonly RequestStep[] {
  return [step(CREATED, 'done', { at: request.createdAt }), waiting(request), end(request)];
}
