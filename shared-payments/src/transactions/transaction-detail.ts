import { get } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';
import type { TransactionDetail } from './transaction.ts';
import { transactionKeys } from './transactions.ts';

/** Reads one transaction with its postings, its price and what it answers. */
export function fetchTransaction({ id }: { readonly id: string }): Promise<TransactionDetail> {
  return get('transactions/{id}', { path: { id } });
}

/** One transaction with the whole of its entry; nothing is asked without an id. */
export function useTransaction(id: string | null) {
  return useSWR<TransactionDetail>(id === null ? null : transactionKeys.detail(id), () =>
    fetchTransaction({ id: id ?? '' }),
  );
}
