import { DEFAULT_CALLER } from '#config/index.ts';
import { type Database, isUniqueViolation } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { type ChargeRecord, findRecord, type Tokens } from './repository.ts';

export type Call = {
  readonly userId: string;
  readonly modelId: string;
  readonly requestId: string;
  /** The name of the service's token. */
  readonly caller: string;
} & Tokens;

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

/**
 * Whether a service may go on with what was recorded. What `default` or the release before names has recorded belongs to
 * every name, and `default` to itself goes on with everything: a service that gets a name keeps its open calls.
 */
export function isOwn(recorded: string | null, caller: string): boolean {
  return [null, DEFAULT_CALLER, caller].includes(recorded) || caller === DEFAULT_CALLER;
}

/** Demands that the same request id means the same call, of the same service. */
export function checkSameCall(record: ChargeRecord, call: Omit<Call, 'requestId'>): void {
  const isSame =
    isOwn(record.caller, call.caller) &&
    record.user_id === call.userId &&
    record.model_id === call.modelId &&
    record.input_tokens === call.inputTokens &&
    record.output_tokens === call.outputTokens;
  if (!isSame)
    throw new ApiError('RES.002', { message: 'Этот номер запроса уже использован для другого действия' });
}
