import type { ErrorCode } from '@cabinet/kernel/core/contract';

/**
 * The outcome of a movement. `posted` moved money now, `replayed` did so before with the same request key; everything
 * else is a refusal that changed nothing.
 */
export type LedgerStatus =
  | 'posted'
  | 'replayed'
  | 'insufficient'
  | 'cap'
  | 'inactive'
  | 'conflict'
  | 'state'
  | 'not_found';

export interface LedgerOutcome {
  readonly status: LedgerStatus;
  readonly entryId: string | null;
  readonly holdId: string | null;
  /** The payer's balance after the movement; null when the payer is unknown. */
  readonly balance: string | null;
  readonly held: string | null;
  /** What may be spent now (README.md). */
  readonly available: string | null;
}

const ERROR_CODES: Record<Exclude<LedgerStatus, 'posted' | 'replayed'>, ErrorCode> = {
  insufficient: 'PAY.002',
  cap: 'PAY.004',
  inactive: 'RES.003',
  conflict: 'RES.002',
  state: 'RES.003',
  not_found: 'RES.001',
};

/** The error code of a refusal; null when the movement was made. */
export function ledgerErrorCode({ status }: LedgerOutcome): ErrorCode | null {
  return status === 'posted' || status === 'replayed' ? null : ERROR_CODES[status];
}
