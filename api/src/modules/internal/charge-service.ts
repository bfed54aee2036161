import { fromWire, isZeroMoney } from '@cabinet/kernel/core/money';
import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { charge } from '#lib/ledger/index.ts';
import { type Call, demandRecord, once } from './call-once.ts';
import { descriptionOf, moneyAfter, moneyOf, replayCharge, toCharge } from './charge-answer.ts';
import { demandMoney } from './charge-refusal.ts';
import { readOrder } from './read-order.ts';
import { CHARGE_KEY, findRecord, insertRecord, type PricedOrder } from './repository.ts';
import type { ChargeData } from './schemas.ts';

/** Charges a call once, however often it is sent. Parallel calls wait for the payer's lock, so nothing is overspent. */
export function chargeCall(db: Database, call: Call): Promise<Static<typeof ChargeData>> {
  const key = `${CHARGE_KEY}${call.requestId}`;
  return once(db, key, async () => {
    const known = await findRecord(db, key);
    if (known) return replayCharge(db, known, call);
    const order = await readOrder(db, call);
    return inTransaction(db, (trx) => chargeOrder(trx, key, call, order), { payerId: order.payer.id });
  });
}

async function chargeOrder(
  trx: Database,
  key: string,
  call: Call,
  order: PricedOrder,
): Promise<Static<typeof ChargeData>> {
  if (isZeroMoney(fromWire(order.amount))) {
    const free = await insertRecord(trx, key, order, call, {});
    return toCharge(free, call.requestId, await moneyOf(trx, order.payer.id), false);
  }
  const outcome = await charge(trx, {
    payerId: order.payer.id,
    amount: order.amount,
    userId: order.userId,
    modelId: order.modelId,
    documentType: 'chat_request',
    documentId: call.requestId,
    description: descriptionOf(call),
    requestKey: key,
  });
  // Another call with this id came first, at another price.
  if (outcome.status === 'replayed' || outcome.status === 'conflict')
    return replayCharge(trx, await demandRecord(trx, key), call);
  await demandMoney(trx, outcome, order);
  const record = await insertRecord(trx, key, order, call, { entryId: outcome.entryId });
  return toCharge(record, call.requestId, moneyAfter(order.payer, outcome), false);
}
