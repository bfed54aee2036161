import type { Selectable } from 'kysely';
import type { Database, Schema } from '../../db/index.ts';
import { ApiError } from '../../errors.ts';
import type { PricedOrder, Tokens } from './read-order.ts';

export type ChargeRecord = Selectable<Schema['model_charges']>;

/** A request id is one call of each kind. */
export const CHARGE_KEY = 'charge:';
export const HOLD_KEY = 'hold:';
export const CAPTURE_KEY = 'capture:';

export function findRecord(db: Database, requestKey: string): Promise<ChargeRecord | undefined> {
  return db.selectFrom('model_charges').selectAll().where('request_key', '=', requestKey).executeTakeFirst();
}

/** What is known of a reserve: the call that it was made for, and the one that it was captured by. */
export async function findRecordsOfHold(
  db: Database,
  holdId: string,
): Promise<{ held: ChargeRecord | undefined; captured: ChargeRecord | undefined }> {
  const records = await db.selectFrom('model_charges').selectAll().where('hold_id', '=', holdId).execute();
  const find = (prefix: string) => records.find(({ request_key }) => request_key.startsWith(prefix));
  return { held: find(HOLD_KEY), captured: find(CAPTURE_KEY) };
}

export function insertRecord(
  db: Database,
  requestKey: string,
  order: PricedOrder,
  tokens: Tokens,
  ids: { entryId?: string | null; holdId?: string | null },
): Promise<ChargeRecord> {
  return db
    .insertInto('model_charges')
    .values({
      request_key: requestKey,
      user_id: order.userId,
      payer_id: order.payer.id,
      model_id: order.modelId,
      ...priceColumns(order, tokens),
      entry_id: ids.entryId ?? null,
      hold_id: ids.holdId ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

function priceColumns(order: PricedOrder, { inputTokens, outputTokens }: Tokens) {
  return {
    input_tokens: inputTokens,
    output_tokens: outputTokens,
    base_amount: order.baseAmount,
    correction_id: order.correction?.id ?? null,
    correction_multiplier: order.correction?.multiplier ?? '1',
    tier: order.tier,
    tier_multiplier: order.tierMultiplier,
    amount: order.amount,
  };
}

/** The same request id must mean the same call. */
export function checkSameCall(
  record: ChargeRecord,
  call: { userId: string; modelId: string } & Tokens,
): void {
  const isSame =
    record.user_id === call.userId &&
    record.model_id === call.modelId &&
    record.input_tokens === call.inputTokens &&
    record.output_tokens === call.outputTokens;
  if (!isSame)
    throw new ApiError('RES.002', { message: 'Этот номер запроса уже использован для другого вызова' });
}
