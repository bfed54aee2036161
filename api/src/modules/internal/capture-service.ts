import { fromWire, isZeroMoney } from '@cabinet/kernel/core/money';
import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { capture, release } from '#lib/ledger/index.ts';
import { type Call, isOwn } from './call-once.ts';
import { descriptionOf, moneyAfter, replayCharge, toCharge } from './charge-answer.ts';
import { demandMoney } from './charge-refusal.ts';
import { readPrice } from './read-order.ts';
import {
  CAPTURE_KEY,
  findRecord,
  findRecordsOfHold,
  insertRecord,
  type PricedOrder,
  type Tokens,
} from './repository.ts';
import type { ChargeData } from './schemas.ts';

/** Charges the real cost of a reserved call and frees the rest of the reserve. */
export async function captureCall(
  db: Database,
  holdId: string,
  { caller, ...tokens }: Tokens & { readonly caller: string },
): Promise<Static<typeof ChargeData>> {
  const { held, captured } = await findRecordsOfHold(db, holdId);
  const record = captured ?? held;
  if (!record || !isOwn(record.caller, caller))
    throw new ApiError('RES.001', { message: 'Резерв не найден' });
  const requestId = record.request_key.slice(record.request_key.indexOf(':') + 1);
  const call = { userId: record.user_id, modelId: record.model_id, requestId, caller, ...tokens };
  if (captured?.entry_id) return replayCharge(db, captured, call);
  const order = await readPrice(db, { ...call, payerId: record.payer_id });
  return inTransaction(db, (trx) => captureOnce(trx, holdId, call, order), { payerId: record.payer_id });
}

/** Captures of one reserve wait for the payer's lock. The first one writes the record that the others find. */
async function captureOnce(
  trx: Database,
  holdId: string,
  call: Call,
  order: PricedOrder,
): Promise<Static<typeof ChargeData>> {
  const key = `${CAPTURE_KEY}${call.requestId}`;
  const isFree = isZeroMoney(fromWire(order.amount));
  const outcome = isFree
    ? await release(trx, { holdId })
    : await capture(trx, {
        holdId,
        amount: order.amount,
        documentType: 'chat_request',
        documentId: call.requestId,
        description: descriptionOf(call),
      });
  const known = outcome.status === 'posted' ? undefined : await findRecord(trx, key);
  if (known && (known.entry_id !== null || isFree)) return replayCharge(trx, known, call);
  await demandMoney(trx, outcome, order);
  const record = await insertRecord(trx, key, order, call, {
    entryId: isFree ? null : outcome.entryId,
    holdId,
  });
  return toCharge(record, call.requestId, moneyAfter(order.payer, outcome), false);
}
