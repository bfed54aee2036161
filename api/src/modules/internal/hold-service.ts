import { fromWire, isZeroMoney } from '@cabinet/kernel/core/money';
import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { hold, payerOfHold, release } from '#lib/ledger/index.ts';
import { wire } from '#lib/wire.ts';
import { type Call, checkSameCall, demandRecord, isOwn, once } from './call-once.ts';
import { moneyOf, priceOf } from './charge-answer.ts';
import { demandMoney } from './charge-refusal.ts';
import { readOrder } from './read-order.ts';
import {
  type ChargeRecord,
  findHold,
  findRecord,
  findRecordsOfHold,
  HOLD_KEY,
  insertRecord,
  type PricedOrder,
} from './repository.ts';
import type { HoldData, ReleaseData } from './schemas.ts';

const HOLD_SECONDS = 15 * 60;

/** Reserves the most that a call may cost. */
export function holdCall(
  db: Database,
  call: Call,
  expiresIn: number = HOLD_SECONDS,
): Promise<Static<typeof HoldData>> {
  const key = `${HOLD_KEY}${call.requestId}`;
  return once(db, key, async () => {
    const known = await findRecord(db, key);
    if (known) return replayHold(db, known, call);
    const order = await readOrder(db, call);
    const expiresAt = new Date(Date.now() + expiresIn * 1000);
    return inTransaction(db, (trx) => holdOrder(trx, key, call, order, expiresAt), {
      payerId: order.payer.id,
    });
  });
}

async function holdOrder(
  trx: Database,
  key: string,
  call: Call,
  order: PricedOrder,
  expiresAt: Date,
): Promise<Static<typeof HoldData>> {
  if (isZeroMoney(fromWire(order.amount)))
    return describeHold(trx, await insertRecord(trx, key, order, call, {}), call.requestId, false);
  const outcome = await hold(trx, {
    payerId: order.payer.id,
    amount: order.amount,
    userId: order.userId,
    modelId: order.modelId,
    requestKey: key,
    expiresAt,
  });
  if (outcome.status === 'replayed' || outcome.status === 'conflict')
    return replayHold(trx, await demandRecord(trx, key), call);
  await demandMoney(trx, outcome, order);
  const record = await insertRecord(trx, key, order, call, { holdId: outcome.holdId });
  return describeHold(trx, record, call.requestId, false);
}

export async function releaseCall(
  db: Database,
  holdId: string,
  caller: string,
): Promise<Static<typeof ReleaseData>> {
  const [payerId, { held }] = [await payerOfHold(db, holdId), await findRecordsOfHold(db, holdId)];
  if (held && !isOwn(held.caller, caller)) throw new ApiError('RES.001', { message: 'Резерв не найден' });
  const outcome = await inTransaction(db, (trx) => release(trx, { holdId }), { payerId });
  await demandMoney(db, outcome);
  return { id: holdId, status: 'released', available: wire(outcome.available ?? '0') };
}

async function replayHold(trx: Database, record: ChargeRecord, call: Call): Promise<Static<typeof HoldData>> {
  checkSameCall(record, call);
  return describeHold(trx, record, call.requestId, true);
}

async function describeHold(
  trx: Database,
  record: ChargeRecord,
  requestId: string,
  replayed: boolean,
): Promise<Static<typeof HoldData>> {
  const held = record.hold_id === null ? undefined : await findHold(trx, record.hold_id);
  return {
    id: record.hold_id,
    request_id: requestId,
    status: held?.status ?? 'free',
    expires_at: held?.expires_at.toISOString() ?? null,
    ...priceOf(record),
    ...(await moneyOf(trx, record.payer_id)),
    replayed,
  };
}
