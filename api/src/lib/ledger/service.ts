import { fromWire, isPositiveMoney, isZeroMoney } from '@cabinet/kernel/core/money';
import { type Database, uuidv7 } from '../../db/index.ts';
import type { LedgerOutcome } from './outcome.ts';
import {
  captureHold,
  chargePayer,
  holdMoney,
  type MovementDetails,
  postMovement,
  refundEntry,
  releaseHold,
  reverseEntry,
} from './repository.ts';

const HOLD_MINUTES = 15;

/** Money from outside: a card through the gateway, or a transfer to the bank account. */
export function topUp(
  db: Database,
  {
    payerId,
    amount,
    by,
    ...details
  }: { payerId: string; amount: string; by: 'gateway' | 'bank' } & MovementDetails,
): Promise<LedgerOutcome> {
  return postMovement(db, { kind: 'topup', payerId, account: by, amount: positive(amount), details });
}

/** Money given or corrected by an administrator. An adjustment may also take; it never takes below the credit limit. */
export function addFunds(
  db: Database,
  {
    payerId,
    amount,
    kind,
    ...details
  }: { payerId: string; amount: string; kind: 'bonus' | 'adjustment'; reason: string } & MovementDetails,
): Promise<LedgerOutcome> {
  const checked = kind === 'bonus' ? positive(amount) : nonZero(amount);
  return postMovement(db, { kind, payerId, account: kind, amount: checked, details });
}

/** A price for work that is done. Refused when the payer's money, or the member's monthly cap, does not cover it. */
export function charge(
  db: Database,
  { payerId, amount, ...details }: { payerId: string; amount: string } & MovementDetails,
): Promise<LedgerOutcome> {
  return chargePayer(db, payerId, positive(amount), details);
}

/** Reserves money for work that has begun; the answer's `holdId` is what capture and release take. */
export function hold(
  db: Database,
  {
    payerId,
    amount,
    expiresAt = new Date(Date.now() + HOLD_MINUTES * 60_000),
    ...details
  }: { payerId: string; amount: string; expiresAt?: Date } & MovementDetails,
): Promise<LedgerOutcome> {
  return holdMoney(db, { id: uuidv7(), payerId, amount: positive(amount), expiresAt, details });
}

/** Charges the real price and frees the rest of the reserve; a price above the reserve needs free money for the rest. */
export function capture(
  db: Database,
  { holdId, amount, ...details }: { holdId: string; amount: string } & MovementDetails,
): Promise<LedgerOutcome> {
  return captureHold(db, holdId, positive(amount), details);
}

export function release(db: Database, { holdId }: { holdId: string }): Promise<LedgerOutcome> {
  return releaseHold(db, holdId);
}

/** Gives back a part or the whole of a charge, or sends a top-up back to where it came from. */
export function refund(
  db: Database,
  { entryId, amount, ...details }: { entryId: string; amount: string } & MovementDetails,
): Promise<LedgerOutcome> {
  return refundEntry(db, entryId, positive(amount), details);
}

/** Answers a mistaken entry with its opposite: nothing is ever edited. */
export function reverse(
  db: Database,
  { entryId, ...details }: { entryId: string; reason: string } & MovementDetails,
): Promise<LedgerOutcome> {
  return reverseEntry(db, entryId, details);
}

function positive(amount: string): string {
  if (!isPositiveMoney(fromWire(amount))) throw new RangeError(`an amount must be above zero, not ${amount}`);
  return amount;
}

function nonZero(amount: string): string {
  if (isZeroMoney(fromWire(amount))) throw new RangeError('an amount must not be zero');
  return amount;
}
