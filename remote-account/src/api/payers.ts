import { type Data, get } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';

/** Whose account the person may top up, and who pays for their requests now. */
export type Payers = Data<'GET payment/payers'>;

/** Somebody whose account the person may top up. */
export type PayerChoice = Payers['payers'][number];

export const payerKeys = { mine: () => 'payment/payers' as const };

/** No request where nobody needs the answer. */
export function usePayers({ isWanted = true }: { readonly isWanted?: boolean } = {}) {
  return useSWR(isWanted ? payerKeys.mine() : null, () => get('payment/payers'), {
    revalidateOnFocus: false,
  });
}
