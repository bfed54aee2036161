import { fromWire, isPositiveMoney, isZeroMoney } from '@cabinet/kernel/core/money';
import { TRANSACTION_TYPE } from '@cabinet/kernel/core/payments';
import { type Database, uuidv7 } from '#db/index.ts';
import type { LedgerOutcome } from './outcome.ts';
import {
  captureHold,
  chargePayer,
  holdMoney,
  type MovementDetails,
  postMovement,
  refundEntry,
} from './repository.ts';

const HOLD_MINUTES = 15;

/** Adds money from outside: a card payment through the gateway, or a transfer to the bank account. */
export function topUp(
  db: Database,
  {
    payerId,
    amount,
    by,
    ...details
  }: { readonly payerId: string; readonly amount: string; readonly by: 'gateway' | 'bank' } & MovementDetails,
): Promise<LedgerOutcome> {
  return postMovement(db, { kind: 'topup', payerId, account: by, amount: positive(amount), details });
}

/** Posts an administrator's bonus or adjustment. An adjustment may be negative, down to the credit limit. */
export function addFunds(
  db: Database,
  {
    payerId,
    amount,
    kind,
    ...details
  }: {
    readonly payerId: string;
    readonly amount: string;
    readonly kind: 'bonus' | 'adjustment';
    readonly reason: string;
  } & MovementDetails,
): Promise<LedgerOutcome> {
  const mayTake = TRANSACTION_TYPE[kind].direction === 'either';
  const checked = mayTake ? nonZero(amount) : positive(amount);
  return postMovement(db, { kind, payerId, account: kind, amount: checked, details });
}

/** Charges for work that is done. It is refused when the balance or the member's monthly cap does not cover it. */
export function charge(
  db: Database,
  { payerId, amount, ...details }: { readonly payerId: string; readonly amount: string } & MovementDetails,
): Promise<LedgerOutcome> {
  return chargePayer(db, payerId, positive(amount), details);
}

/** Reserves money for work that has begun; capture and release take the `holdId` of the answer. */
export function hold(
  db: Database,
  {
    payerId,
    amount,
    expiresAt = new Date(Date.now() + HOLD_MINUTES * 60_000),
    ...details
  }: { readonly payerId: string; readonly amount: string; readonly expiresAt?: Date } & MovementDetails,
): Promise<LedgerOutcome> {
  return holdMoney(db, { id: uuidv7(), payerId, amount: positive(amount), expiresAt, details });
}

/** Charges the real price and frees the rest of the reserve. What exceeds the reserve needs free money. */
export function capture(
  db: Database,
  { holdId, amount, ...details }: { readonly holdId: string; readonly amount: string } & MovementDetails,
): Promise<LedgerOutcome> {
  return captureHold(db, holdId, positive(amount), details);
}

/**
 * Refunds a charge or a top-up, whole or in part. With `allowDebt` money that was spent goes back all the same and
 * becomes a debt, which the next money pays first.
 */
export function refund(
  db: Database,
  {
    entryId,
    amount,
    allowDebt = false,
    ...details
  }: {
    readonly entryId: string;
    readonly amount: string;
    readonly allowDebt?: boolean | undefined;
  } & MovementDetails,
): Promise<LedgerOutcome> {
  return refundEntry(db, { entryId, amount: positive(amount), allowDebt, details });
}

function positive(amount: string): string {
  if (!isPositiveMoney(fromWire(amount))) throw new RangeError(`an amount must be above zero, not ${amount}`);
  return amount;
}

function nonZero(amount: string): string {
  if (isZeroMoney(fromWire(amount))) throw new RangeError('an amount must not be zero');
  return amount;
}
