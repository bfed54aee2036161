import type { PayerRef, PersonRef } from '../payers/payer.ts';
/** Why money moved. */
export type TransactionType = 'topup' | 'bonus' | 'charge' | 'refund' | 'adjustment' | 'reversal';

/** What stands behind a movement. */
export interface TransactionDocument {
  readonly type: string;
  readonly id: string | null;
  readonly number: string | null;
}

/** One movement of a payer's money as a person reads it; amounts are decimal texts, never negative. */
export interface Transaction {
  readonly id: string;
  readonly number: string;
  readonly type: TransactionType;
  readonly direction: 'in' | 'out';
  readonly amount: string;
  /** The amount with its sign: below zero for money that went out. */
  readonly signedAmount: string;
  /** This and the one below: `null` where the balance is not the person's to see, or would not follow from line to line. */
  readonly balanceBefore: string | null;
  readonly balanceAfter: string | null;
  readonly status: 'posted' | 'reversed';
  readonly payer: PayerRef;
  readonly user: PersonRef | null;
  readonly model: { readonly id: string; readonly name: string } | null;
  readonly document: TransactionDocument | null;
  readonly description: string;
  readonly reason: string | null;
  readonly createdAt: string;
}

/** A transaction on the wire (contract, Transaction). */
export interface TransactionDto {
  readonly id: string;
  readonly number: string;
  readonly type: TransactionType;
  readonly direction: 'in' | 'out';
  readonly amount: string;
  readonly balance_before: string | null;
  readonly balance_after: string | null;
  readonly status: 'posted' | 'reversed';
  readonly payer: PayerRef;
  readonly user: { readonly id: string; readonly display_name: string } | null;
  readonly model: { readonly id: string; readonly name: string } | null;
  readonly document: TransactionDocument | null;
  readonly description: string;
  readonly reason: string | null;
  readonly created_at: string;
}

/** A transaction as the interface reads it. */
export function toTransaction(dto: TransactionDto): Transaction {
  const amount = dto.amount.replace(/^-/, '');
  return {
    id: dto.id,
    number: dto.number,
    type: dto.type,
    direction: dto.direction,
    amount,
    signedAmount: dto.direction === 'out' ? `-${amount}` : amount,
    balanceBefore: dto.balance_before,
    balanceAfter: dto.balance_after,
    status: dto.status,
    payer: dto.payer,
    user: dto.user === null ? null : { id: dto.user.id, displayName: dto.user.display_name },
    model: dto.model,
    document: dto.document,
    description: dto.description,
    reason: dto.reason,
    createdAt: dto.created_at,
  };
}
