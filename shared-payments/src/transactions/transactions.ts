import { get } from '@cabinet/kernel/http';
import { mutate } from '@cabinet/kernel/state';
import { useSWRInfinite } from '@cabinet/kernel/state/infinite';
import {
  type ListPage,
  type ListPageDto,
  type ListParams,
  type ListScope,
  toListPage,
} from '../list/list-page.ts';
import type { PayerRef } from '../payers/payer.ts';
import { type Transaction, type TransactionDto, toTransaction } from './transaction.ts';

/** What came in, what went out, and the difference. */
export interface MovementSums {
  readonly in: string;
  readonly out: string;
  readonly net: string;
}

/** Sums of one account. */
export interface PayerTotals extends MovementSums {
  readonly payer: PayerRef;
  readonly count: number;
}

/** Sums of the whole filter. */
export interface TransactionTotals extends MovementSums {
  /** Every account that the list can be about, whatever the filter; none in the list of all. */
  readonly byPayer: readonly PayerTotals[];
}

/** A page of transactions. */
export type TransactionPage = ListPage<Transaction, TransactionTotals>;

interface TransactionPageDto extends ListPageDto<TransactionDto, MovementSums> {
  /** An API from before it sends none. */
  readonly totals_by_payer?: readonly PayerTotals[];
}

/** Where each list of transactions lives. */
export const TRANSACTIONS_URL: Readonly<Record<ListScope, string>> = {
  my: 'transactions/user',
  company: 'transactions/company',
  group: 'transactions/group',
  all: 'transactions',
};

/** Keys of the query cache; `all` begins every other. */
export const transactionKeys = {
  all: 'transactions',
  page: (scope: ListScope, params: ListParams) => ['transactions', scope, 'page', params] as const,
};

/** Reads one page; `params.cursor` says where it begins. */
export async function fetchTransactions(scope: ListScope, params: ListParams): Promise<TransactionPage> {
  const dto = await get<TransactionPageDto>(TRANSACTIONS_URL[scope], params);
  const totals = { ...dto.totals, byPayer: dto.totals_by_payer ?? [] };
  return toListPage({ ...dto, totals }, toTransaction);
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
