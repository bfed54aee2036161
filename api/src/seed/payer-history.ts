import { DAY_MS } from '@cabinet/kernel/core/calendar';
import { isPaidOnline, PAYMENT_METHOD, type PaymentMethod } from '@cabinet/kernel/core/payments';
import { MODELS, type ModelSeed } from './models.data.ts';
import type { ChargePrice, SeedMovement } from './movements.ts';
import type { SeedPaymentRequest } from './payment-requests.ts';
import { fromScaled, SCALE, type SeedPricing } from './pricing.ts';
import { createRandom, type Random } from './random.ts';
import type { SeedClock } from './seed-clock.ts';

export interface PayerPlan {
  /** Names the payer's own random sequence. */
  readonly key: string;
  readonly payerId: string;
  /** The person who confirms the payments of invoices. */
  readonly clerkId: string;
  /** The people who spend and top up. The first one tops up. */
  readonly users: readonly string[];
  readonly firstDaysAgo: number;
  readonly chargesADay: number;
  /** Multiplies the size of a request, because a company's agent reads more than a person writes. */
  readonly size: number;
  readonly topUps: {
    readonly method: PaymentMethod;
    readonly amounts: readonly number[];
    readonly whenBelow: number;
  };
  readonly welcomeBonus: number;
}

interface PayerHistory {
  readonly movements: SeedMovement[];
  readonly requests: SeedPaymentRequest[];
}

/** Sunday and Saturday, counted back from a Monday. */
const QUIET_DAYS = new Set([1, 2]);
const FAVOURITES = 6;
const MINUTE_MS = 60_000;
/** An invoice is asked for up to three days before it is paid. */
const DAYS_AHEAD = 4;

/** The week before which the year lies, where the plan ends, and what the cabinet answers meanwhile. */
export interface HistoryCourse {
  readonly week: SeedClock;
  readonly until: Date;
  readonly pricing: SeedPricing;
}

interface Request {
  readonly model: ModelSeed;
  readonly size: number;
  readonly payerId: string;
  readonly toppedUp: bigint;
  readonly at: Date;
}

/**
 * One payer's year before the week and the days of the week: daily charges, top-ups before the money ends, occasional
 * refunds. A later `until` only adds to the end, so that the year can be written long before the week.
 */
export function planPayerHistory(plan: PayerPlan, { week, until, pricing }: HistoryCourse): PayerHistory {
  const random = createRandom(`payer ${plan.key}`);
  const users = plan.users.map((id) => ({ id, models: MODELS.filter((model) => pricing.isOpen(id, model)) }));
  const favourites = Array.from({ length: FAVOURITES }, () => random.next());
  const history: PayerHistory = { movements: [], requests: [] };
  let balance = 0n;
  let toppedUp = 0n;

  function topUp(before: Date): void {
    const amount = BigInt(random.pick(plan.topUps.amounts)) * SCALE;
    const added = planTopUp(random, plan, amount, before);
    history.requests.push(added.request);
    history.movements.push(added.movement);
    balance += amount;
    toppedUp += amount;
  }

  if (plan.welcomeBonus > 0) {
    const at = week.daysAgo(plan.firstDaysAgo, 8);
    history.movements.push(welcomeBonus(random, plan, at));
    balance += BigInt(plan.welcomeBonus) * SCALE;
  }
  const lastDay = -Math.ceil((until.getTime() - week.now.getTime()) / DAY_MS) - DAYS_AHEAD;
  for (let day = plan.firstDaysAgo; day >= lastDay; day -= 1) {
    for (const at of chargeTimes(random, plan, day, week)) {
      const user = random.pick(users);
      const wish = random.chance(0.85) ? random.pick(favourites) : random.next();
      // The same wish is another model for somebody to whom fewer are open.
      const model = user.models[Math.floor(wish * user.models.length)];
      if (model === undefined) continue;
      const request = chargeOf(random, pricing, {
        model,
        size: plan.size,
        payerId: plan.payerId,
        toppedUp,
        at,
      });
      if (request.amount === 0n) continue;
      if (balance - request.amount < BigInt(plan.topUps.whenBelow) * SCALE)
        topUp(new Date(at.getTime() - 2 * MINUTE_MS));
      balance -= request.amount;
      const charged: SeedMovement = {
        do: 'charge',
        id: random.uuid(at),
        at,
        payerId: plan.payerId,
        amount: fromScaled(request.amount),
        price: request.price,
        details: {
          userId: user.id,
          modelId: model.id,
          description: request.description,
          documentType: 'chat_request',
          documentId: random.hex(16),
        },
      };
      history.movements.push(charged);
      const refundAt = new Date(at.getTime() + random.integer(5, 90) * MINUTE_MS);
      if (random.chance(0.006)) history.movements.push(refundOf(random, charged, charged.amount, refundAt));
    }
  }
  return history;
}

function chargeTimes(random: Random, plan: PayerPlan, day: number, week: SeedClock): Date[] {
  const mean = plan.chargesADay * (QUIET_DAYS.has(((day % 7) + 7) % 7) ? 0.4 : 1.2);
  const count = Math.floor(mean * (0.4 + random.next() * 1.2) + random.next());
  const times = Array.from({ length: count }, () =>
    week.daysAgo(day, random.integer(8, 22), random.integer(0, 59), random.integer(0, 59)),
  );
  return times.sort((one, other) => one.getTime() - other.getTime());
}

/** What one request of a model costs a payer at a moment. */
export function chargeOf(
  random: Random,
  pricing: SeedPricing,
  { model, size, ...order }: Request,
): { readonly amount: bigint; readonly description: string; readonly price: ChargePrice } {
  const input = Math.round(random.integer(300, 6_000) * size);
  const output = model.output_price === '0' ? 0 : Math.round(random.integer(80, 1_800) * Math.sqrt(size));
  return {
    ...pricing.price({ ...order, model, tokens: { inputTokens: input, outputTokens: output } }),
    description: `Токены: ${format(input)} на входе, ${format(output)} на выходе`,
  };
}

function planTopUp(
  random: Random,
  plan: PayerPlan,
  amount: bigint,
  paidAt: Date,
): { readonly request: SeedPaymentRequest; readonly movement: SeedMovement } {
  const { method } = plan.topUps;
  const { account, credited, lifeMinutes } = PAYMENT_METHOD[method];
  const isOnline = isPaidOnline(method);
  const userId = plan.users[0] ?? null;
  if (userId === null) throw new Error('a payer of the demonstration has no user');
  const createdAt = new Date(
    paidAt.getTime() - (isOnline ? random.integer(2, 9) : random.integer(1_500, 4_300)) * MINUTE_MS,
  );
  const sentAt = new Date(createdAt.getTime() + (isOnline ? 20_000 : random.integer(40, 900) * MINUTE_MS));
  const entryId = random.uuid(paidAt);
  const request: SeedPaymentRequest = {
    id: random.uuid(createdAt),
    method,
    amount: `${amount / SCALE}.00`,
    payerId: plan.payerId,
    userId,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + lifeMinutes * MINUTE_MS),
    steps: [
      isOnline
        ? { to: 'processing', at: sentAt, by: userId, note: 'Переход к оплате' }
        : { to: 'processing', at: sentAt, by: plan.clerkId, note: 'Счёт выставлен' },
      {
        to: 'paid',
        at: paidAt,
        by: isOnline ? null : plan.clerkId,
        note: isOnline ? 'Уведомление PayAnyWay' : 'Поступление на расчётный счёт',
      },
    ],
    entryId,
    refundEntryId: null,
    operationId: isOnline ? String(random.integer(100_000_000, 999_999_999)) : null,
    bankReference: isOnline ? null : `п/п ${random.integer(100, 9_999)}`,
    rejectReason: null,
  };
  const movement: SeedMovement = {
    do: 'post',
    kind: 'topup',
    id: entryId,
    at: paidAt,
    payerId: plan.payerId,
    account,
    amount: request.amount,
    details: {
      userId,
      documentType: 'payment_request',
      documentId: request.id,
      description: credited,
    },
  };
  return { request, movement };
}

function welcomeBonus(random: Random, plan: PayerPlan, at: Date): SeedMovement {
  return {
    do: 'post',
    kind: 'bonus',
    id: random.uuid(at),
    at,
    payerId: plan.payerId,
    account: 'bonus',
    amount: `${plan.welcomeBonus}.00`,
    details: { userId: plan.users[0] ?? null, description: 'Приветственный бонус', reason: 'Регистрация' },
  };
}

function refundOf(random: Random, charged: SeedMovement, amount: string, at: Date): SeedMovement {
  return {
    do: 'refund',
    id: random.uuid(at),
    at,
    original: charged.id,
    amount,
    details: { description: 'Возврат за неудачный запрос', reason: 'Модель не ответила' },
  };
}

function format(tokens: number): string {
  return tokens.toLocaleString('ru-RU');
}
