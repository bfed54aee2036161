import { type Database, isUniqueViolation } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { type ChargeRecord, findRecord, type Tokens } from './repository.ts';

export type Call = { readonly userId: string; readonly modelId: string; readonly requestId: string } & Tokens;

/**
 * Two first calls with one id but different payers share no lock, so the unique key decides: the loser is rolled back
 * and answered like a repeated call.
 */
export async function once<T>(db: Database, key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error) || !(await findRecord(db, key))) throw error;
    return work();
  }
}

/** The record of an earlier call. */
export async function demandRecord(trx: Database, key: string): Promise<ChargeRecord> {
  const record = await findRecord(trx, key);
  if (!record) throw new ApiError('RES.002');
  return record;
}

/** Demands that the same request id means the same call. */
export function checkSameCall(
  record: ChargeRecord,
  call: { readonly userId: string; readonly modelId: string } & Tokens,
): void {
  const isSame =
    record.user_id === call.userId &&
    record.model_id === call.modelId &&
    record.input_tokens === call.inputTokens &&
    record.output_tokens === call.outputTokens;
  if (!isSame)
    throw new ApiError('RES.002', { message: 'Этот номер запроса уже использован для другого вызова' });
}
