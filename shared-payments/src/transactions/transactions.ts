import { type Address, get } from '@cabinet/kernel/http';
import { mutate } from '@cabinet/kernel/state';
import { useSWRInfinite } from '@cabinet/kernel/state/infinite';
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
  page: (scope: ListScope, params: ListParams) => ['transactions', scope, 'page', params] as const,
};

/** Reads one page; `params.cursor` says where it begins. */
export function fetchTransactions(scope: ListScope, params: ListParams): Promise<TransactionPage> {
  return get(TRANSACTIONS_URL[scope], { rawQuery: params });
}

/**
 * A list of transactions that grows page by page; the cost of a page does not depend on how far it is.
 *
 * @param initialPages how many pages there are at first: as many as were there before a reload.
 */
export function useTransactions(scope: ListScope, params: ListParams, initialPages = 1) {
  return useSWRInfinite(
    (index: number, previous: TransactionPage | null) => {
      if (index === 0) return transactionKeys.page(scope, params);
      const cursor = previous?.nextCursor ?? null;
      return cursor === null ? null : transactionKeys.page(scope, { ...params, cursor });
    },
    ([, , , query]: ReturnType<typeof transactionKeys.page>) => fetchTransactions(scope, query),
    // Fresh whenever the list is opened; «more» asks for nothing but the next page.
    {
      initialSize: initialPages,
      revalidateOnMount: true,
      revalidateFirstPage: false,
      keepPreviousData: true,
      dedupingInterval: 5_000,
    },
  );
}

/** Money has moved: every list of transactions is read again when it is next on the screen. */
export function refreshTransactions(): Promise<unknown> {
  return mutate((key) => Array.isArray(key) && key[0] === transactionKeys.all);
}
