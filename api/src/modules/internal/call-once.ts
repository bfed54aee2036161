import { type Database, isUniqueViolation } from '../../db/index.ts';
import { ApiError } from '../../errors.ts';
import { type ChargeRecord, findRecord, type Tokens } from './repository.ts';

export type Call = { userId: string; modelId: string; requestId: string } & Tokens;

/**
 * Two first calls with one id and different payers meet at the unique key instead of at a lock: the loser's work is
 * undone, and it is answered like any later call.
 */
export async function once<T>(db: Database, key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error) || !(await findRecord(db, key))) throw error;
    return work();
  }
}

/** The record of a call that was made before. */
export async function demandRecord(trx: Database, key: string): Promise<ChargeRecord> {
  const record = await findRecord(trx, key);
  if (!record) throw new ApiError('RES.002');
  return record;
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
