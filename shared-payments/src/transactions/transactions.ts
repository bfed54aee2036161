import { type Address, get, type QueryParams } from '@cabinet/kernel/http';
import { mutate } from '@cabinet/kernel/state';
import { type ListScope, listKeys } from '../list/list-keys.ts';
import type { TransactionPage } from './transaction.ts';

/** Where each list of transactions lives. */
export const TRANSACTIONS_URL = {
  my: 'transactions/user',
  company: 'transactions/company',
  group: 'transactions/group',
  all: 'transactions',
} as const satisfies Readonly<Record<ListScope, Address<'GET'>>>;

export const transactionKeys = listKeys('transactions');

/** Reads one page; `params.cursor` says where it begins. */
export function fetchTransactions(scope: ListScope, params: QueryParams): Promise<TransactionPage> {
  return get(TRANSACTIONS_URL[scope], { rawQuery: params });
}

/** Money has moved: every list of transactions is read again. */
export function refreshTransactions(): Promise<unknown> {
  return mutate((key) => Array.isArray(key) && key[0] === transactionKeys.all);
}
