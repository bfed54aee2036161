import { PAGE_LIMIT_DEFAULT } from '@cabinet/kernel/core/contract';
import { REQUESTS_ORDER, TRANSACTIONS_AT_ONCE } from './first-values.ts';

export { USUAL_PERIOD } from './first-values.ts';

// Builds read this, so that nothing here may import a component or the client; no screen does.

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
