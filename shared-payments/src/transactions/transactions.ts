import { type Address, get } from '@cabinet/kernel/http';
import { mutate } from '@cabinet/kernel/state';
import type { ListParams, ListScope } from '../list/list-page.ts';
import type { TransactionPage } from './transaction.ts';

/** Where each list of transactions lives. */
export const TRANSACTIONS_URL = {
  my: 'transactions/user',
  company: 'transactions/company',
  group: 'transactions/group',
  all: 'transactions',
} as const satisfies Readonly<Record<ListScope, Address<'GET'>>>;

/** Keys of the query cache; `all` begins every other. */
export const transactionKeys = {
  all: 'transactions',
  list: (scope: ListScope) => ['transactions', scope] as const,
  page: (scope: ListScope, params: ListParams) => [...transactionKeys.list(scope), params] as const,
  detail: (id: string) => ['transactions', 'detail', id] as const,
};

/** Reads one page; `params.cursor` says where it begins. */
export function fetchTransactions(scope: ListScope, params: ListParams): Promise<TransactionPage> {
  return get(TRANSACTIONS_URL[scope], { rawQuery: params });
}

/** Money has moved: every list of transactions is read again when it is next on the screen. */
export function refreshTransactions(): Promise<unknown> {
  return mutate((key) => Array.isArray(key) && key[0] === transactionKeys.all);
}
