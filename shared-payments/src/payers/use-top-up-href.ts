import type { PaymentMethod } from '@cabinet/kernel/core/payments';
import { offeredPathsAtom, paths } from '@cabinet/kernel/paths';
import { useAtomValue } from '@cabinet/kernel/state';
import type { PayerRef } from './payer.ts';
import { usePayers } from './payers.ts';

/**
 * Where the account of the person's group or company is topped up: the payment screen with that account chosen. `null`
 * where the person may not do it, and until that is known.
 *
 * @param method what the screen offers first; without it what suits the account.
 */
export function useTopUpHref(kind: PayerRef['kind'], method?: PaymentMethod): string | null {
  const isOffered = useAtomValue(offeredPathsAtom).includes(paths.payment.pattern);
  const { data } = usePayers({ isWanted: isOffered });
  const payer = data?.payers.find((each) => each.kind === kind);
  return isOffered && payer !== undefined ? paths.payment.to({ payer: payer.id, method }) : null;
}
