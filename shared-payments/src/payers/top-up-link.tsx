import type { PaymentMethod } from '@cabinet/kernel/core/payments';
import { offeredPathsAtom, paths } from '@cabinet/kernel/paths';
import { useAtomValue } from '@cabinet/kernel/state';
import { ButtonLink } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import type { PayerRef } from './payer.ts';
import { usePayers } from './payers.ts';

/** Props of {@link TopUpLink}. */
export interface TopUpLinkProps {
  /** Whose account: the person's own, that of their group, or of their company. */
  readonly of: PayerRef['kind'];
  /** What the payment screen begins with; without it what suits the account. */
  readonly method?: PaymentMethod;
  readonly children: ReactNode;
}

/** Leads to the payment screen with an account chosen; nothing where the person may not top it up. */
export function TopUpLink({ of, method, children }: TopUpLinkProps) {
  const isOffered = useAtomValue(offeredPathsAtom).includes(paths.payment.pattern);
  const { data } = usePayers({ isWanted: isOffered });
  const payer = data?.payers.find(({ kind }) => kind === of);
  if (!isOffered || payer === undefined) return null;
  return <ButtonLink to={paths.payment.to({ payer: payer.id, method })}>{children}</ButtonLink>;
}
