import type { ErrorCode } from '@cabinet/kernel/core/contract';

/**
 * What became of a movement. Only `posted` moved anything now; `replayed` did so before, with the same request key.
 * Everything else is a refusal that left the ledger as it was.
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

export type LedgerOutcome = {
  status: LedgerStatus;
  entryId: string | null;
  holdId: string | null;
  /** Of the payer, after the movement; null when the payer itself is unknown. */
  balance: string | null;
  held: string | null;
  /** Balance without reserves, with the credit limit. */
  available: string | null;
};

const ERROR_CODES: Record<Exclude<LedgerStatus, 'posted' | 'replayed'>, ErrorCode> = {
  insufficient: 'PAY.002',
  cap: 'PAY.004',
  inactive: 'RES.003',
  conflict: 'RES.002',
  state: 'RES.003',
  not_found: 'RES.001',
};

/** The code that a caller over HTTP gets for a refusal; null when the movement stands. */
export function ledgerErrorCode({ status }: LedgerOutcome): ErrorCode | null {
  return status === 'posted' || status === 'replayed' ? null : ERROR_CODES[status];
}
