import { digitsThatAddUp } from '@cabinet/kernel/core/amount';
import type { Data } from '@cabinet/kernel/http';

/** A page of transactions with the totals of the whole filter. */
export type TransactionPage = Data<'GET transactions/user'>;

/** One movement of a payer's money as a person reads it; amounts are decimal texts, never negative. */
export type Transaction = TransactionPage['items'][number];

/** What stands behind a movement. */
export type TransactionDocument = NonNullable<Transaction['document']>;

/** What came in, what went out, and the difference. */
export type MovementSums = TransactionPage['totals'];

/** Sums of one account. */
export type PayerTotals = TransactionPage['totalsByPayer'][number];

/** A transaction with the whole of its entry. */
export type TransactionDetail = Data<'GET transactions/{id}'>;

/** Decimals with which amount and balance fit each other as they are shown; those of every sum where there is no balance. */
export function digitsOfRow(row: Transaction): number | undefined {
  const { balanceBefore, balanceAfter } = row;
  if (balanceBefore === null || balanceAfter === null) return undefined;
  return digitsThatAddUp([balanceBefore, signedAmount(row)], balanceAfter);
}

/** The amount with its sign: below zero for money that went out. */
export function signedAmount({ direction, amount }: Pick<Transaction, 'direction' | 'amount'>): string {
  return direction === 'out' ? `-${amount}` : amount;
}
