import { isPaidOnline, PAYMENT_METHOD, type PaymentMethod } from '@cabinet/kernel/core/payments';
import type { PaymentRequestStatus } from '#db/schema.ts';
import type { SeedMovement } from './movements.ts';
import type { SeedPaymentRequest, SeedStep } from './payment-requests.ts';
import { createRandom } from './random.ts';
import type { SeedClock } from './seed-clock.ts';

export interface Holder {
  readonly payerId: string;
  readonly userId: string;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

interface Special {
  readonly method: PaymentMethod;
  readonly amount: string;
  /** The number may be a fraction. */
  readonly hoursAgo: number;
  readonly steps: readonly {
    readonly to: PaymentRequestStatus;
    readonly afterHours: number;
    readonly by: 'author' | 'admin' | null;
    readonly note: string;
  }[];
  readonly rejectReason?: string;
}

const SENT = { to: 'processing', afterHours: 0.02, by: 'author', note: 'Переход к оплате' } as const;
const ISSUED = { to: 'processing', afterHours: 2, by: 'admin', note: 'Счёт выставлен' } as const;

/** A request that waits for a card expires within the hour. */
const AT_CHECKOUT: readonly Special[] = [
  { method: 'card', amount: '500.00', hoursAgo: 0.3, steps: [] },
  { method: 'card', amount: '1000.00', hoursAgo: 0.5, steps: [SENT] },
];

/** Every other status that ordinary payments do not reach. */
const SPECIALS: readonly Special[] = [
  { method: 'invoice', amount: '15000.00', hoursAgo: 20, steps: [] },
  { method: 'invoice', amount: '42000.00', hoursAgo: 50, steps: [ISSUED] },
  {
    method: 'card',
    amount: '3000.00',
    hoursAgo: 30,
    steps: [SENT, { to: 'failed', afterHours: 0.1, by: null, note: 'Банк отклонил оплату' }],
  },
  {
    method: 'card',
    amount: '700.00',
    hoursAgo: 100,
    steps: [SENT, { to: 'failed', afterHours: 0.2, by: null, note: 'Недостаточно средств на карте' }],
  },
  {
    method: 'card',
    amount: '1500.00',
    hoursAgo: 200,
    steps: [{ to: 'cancelled', afterHours: 0.3, by: 'author', note: 'Отменена автором' }],
  },
  {
    method: 'invoice',
    amount: '8000.00',
    hoursAgo: 260,
    steps: [{ to: 'cancelled', afterHours: 5, by: 'author', note: 'Отменена автором' }],
  },
  {
    method: 'card',
    amount: '2000.00',
    hoursAgo: 300,
    steps: [{ to: 'expired', afterHours: 1, by: null, note: 'Срок оплаты истёк' }],
  },
  {
    method: 'invoice',
    amount: '30000.00',
    hoursAgo: 600,
    steps: [ISSUED, { to: 'expired', afterHours: 336, by: null, note: 'Срок оплаты истёк' }],
  },
  {
    method: 'invoice',
    amount: '120000.00',
    hoursAgo: 150,
    steps: [ISSUED, { to: 'rejected', afterHours: 30, by: 'admin', note: 'Заявка отклонена' }],
    rejectReason: 'Платёж пришёл от другой организации',
  },
  {
    method: 'invoice',
    amount: '5000.00',
    hoursAgo: 420,
    steps: [{ to: 'rejected', afterHours: 8, by: 'admin', note: 'Заявка отклонена' }],
    rejectReason: 'Повторная заявка на тот же счёт',
  },
  {
    method: 'card',
    amount: '900.00',
    hoursAgo: 75,
    steps: [
      SENT,
      { to: 'paid', afterHours: 0.05, by: null, note: 'Уведомление PayAnyWay' },
      { to: 'refunded', afterHours: 20, by: 'admin', note: 'Возврат по заявлению плательщика' },
    ],
  },
];

interface SpecialRequests {
  readonly requests: SeedPaymentRequest[];
  readonly movements: SeedMovement[];
}

/** Every special request for each holder, at different times, so that the lists do not look alike. */
export function planSpecialRequests(
  holders: readonly Holder[],
  adminId: string,
  clock: SeedClock,
): SpecialRequests {
  return plan('special requests', SPECIALS, holders, adminId, clock);
}

/** The requests of people who are about to pay by card. */
export function planCheckouts(
  holders: readonly Holder[],
  adminId: string,
  clock: SeedClock,
): SeedPaymentRequest[] {
  return plan('checkouts', AT_CHECKOUT, holders, adminId, clock).requests;
}

function plan(
  key: string,
  specials: readonly Special[],
  holders: readonly Holder[],
  adminId: string,
  clock: SeedClock,
): SpecialRequests {
  const random = createRandom(key);
  const requests: SeedPaymentRequest[] = [];
  const movements: SeedMovement[] = [];
  holders.forEach((holder, index) => {
    for (const special of specials) {
      const createdAt = new Date(
        clock.hoursAgo(special.hoursAgo).getTime() -
          (special.hoursAgo > 24 ? index * 7 * HOUR_MS : index * 60_000),
      );
      const steps = special.steps.map(({ to, afterHours, by, note }): SeedStep => {
        const actor = by === 'author' ? holder.userId : by === 'admin' ? adminId : null;
        return { to, at: new Date(createdAt.getTime() + afterHours * HOUR_MS), by: actor, note };
      });
      const paid = steps.find(({ to }) => to === 'paid');
      const refunded = steps.find(({ to }) => to === 'refunded');
      const request: SeedPaymentRequest = {
        id: random.uuid(createdAt),
        method: special.method,
        amount: special.amount,
        payerId: holder.payerId,
        userId: holder.userId,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + PAYMENT_METHOD[special.method].lifeMinutes * MINUTE_MS),
        steps,
        entryId: paid ? random.uuid(paid.at) : null,
        refundEntryId: refunded ? random.uuid(refunded.at) : null,
        operationId: isPaidOnline(special.method) ? String(random.integer(100_000_000, 999_999_999)) : null,
        bankReference: null,
        rejectReason: special.rejectReason ?? null,
      };
      requests.push(request);
      movements.push(...movementsOf(request, paid, refunded, adminId));
    }
  });
  return { requests, movements };
}

function movementsOf(
  request: SeedPaymentRequest,
  paid: SeedStep | undefined,
  refunded: SeedStep | undefined,
  adminId: string,
): SeedMovement[] {
  if (!paid || request.entryId === null) return [];
  const { account, credited } = PAYMENT_METHOD[request.method];
  const document = { userId: request.userId, documentType: 'payment_request', documentId: request.id };
  const topUp: SeedMovement = {
    do: 'post',
    kind: 'topup',
    id: request.entryId,
    at: paid.at,
    payerId: request.payerId,
    account,
    amount: request.amount,
    details: { ...document, description: credited },
  };
  if (!refunded || request.refundEntryId === null) return [topUp];
  const refund: SeedMovement = {
    do: 'refund',
    id: request.refundEntryId,
    at: refunded.at,
    original: request.entryId,
    amount: request.amount,
    details: {
      ...document,
      actorId: adminId,
      description: 'Возврат оплаты',
      reason: 'Заявление плательщика',
    },
  };
  return [topUp, refund];
}
