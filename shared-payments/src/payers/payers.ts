import { type Data, get } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';

/** Whose account the person may top up, and who pays for their requests now. */
export type Payers = Data<'GET payment/payers'>;

/** Somebody whose account the person may top up. */
export type PayerChoice = Payers['payers'][number];

/** Keys of the query cache of who may be topped up. */
export const payerKeys = { mine: () => 'payment/payers' as const };

/** Whose account the person may top up; no request where nobody needs the answer. */
export function usePayers({ isWanted = true }: { readonly isWanted?: boolean } = {}) {
  return useSWR(isWanted ? payerKeys.mine() : null, () => get('payment/payers'), {
    revalidateOnFocus: false,
  });
}
