import { OPEN_STATUSES } from '@cabinet/kernel/core/payments';
import { get } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';

const OPEN = { status: OPEN_STATUSES.join(), limit: 5 } as const;

// Begins as the keys of every list of payment requests: who changes one has this read again.
const KEY = ['payment-requests', 'company', OPEN] as const;

/** The company's payment requests that wait to be paid or confirmed; nothing is asked unless it is wanted. */
export function useOpenRequests({ isWanted }: { readonly isWanted: boolean }) {
  return useSWR(isWanted ? KEY : null, ([, , query]) => get('payment/requests/company', { query }));
}
