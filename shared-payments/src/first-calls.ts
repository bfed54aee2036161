import { PAGE_LIMIT_DEFAULT } from '@cabinet/kernel/core/contract';

// Contracts are read by builds, so that nothing here may import a component or the client.

/** Days that the chart of spending shows unless others are chosen. */
export const USUAL_PERIOD = 30;

/** Rows by which a list of transactions grows. */
export const TRANSACTIONS_AT_ONCE = 25;

/** The order of a list of payment requests unless another is chosen. */
export const REQUESTS_ORDER = '-created_at';

/** One of a contract's `firstCalls`, written as the client writes the same call. */
export function firstCall(address: string, query: Readonly<Record<string, string | number>>): string {
  return `${address}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
}

/** What a list of transactions asks for when it opens. */
export const firstTransactions = (of: 'user' | 'company' | 'group') =>
  firstCall(`transactions/${of}`, { limit: TRANSACTIONS_AT_ONCE });

/** What a list of payment requests asks for when it opens. */
export const firstRequests = (of: 'my' | 'company' | 'group') =>
  firstCall(`payment/requests/${of}`, { page: 1, limit: PAGE_LIMIT_DEFAULT, sort: REQUESTS_ORDER });
