import type { PaymentMethod } from '@cabinet/kernel/core/payments';
import { offeredPathsAtom, paths } from '@cabinet/kernel/paths';
import { useAtomValue } from '@cabinet/kernel/state';
import { ButtonLink, type ButtonProps } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import type { PayerRef } from './payer.ts';
import { usePayers } from './payers.ts';

interface LinkProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** What the payment screen begins with; without it what suits the account. */
  readonly method?: PaymentMethod;
  readonly children: ReactNode;
}

/** Props of {@link PayerTopUpLink}. */
export interface PayerTopUpLinkProps extends LinkProps {
  readonly payer: Pick<PayerRef, 'id'>;
}

/** Props of {@link TopUpLink}. */
export interface TopUpLinkProps extends LinkProps {
  /** Whose account: the person's own, that of their group, or of their company. */
  readonly of: PayerRef['kind'];
}

/** Leads to the payment screen with an account chosen; nothing where no remote offers that screen. */
export function PayerTopUpLink({ payer, method, children, ...look }: PayerTopUpLinkProps) {
  const isOffered = useAtomValue(offeredPathsAtom).includes(paths.payment.pattern);
  if (!isOffered) return null;
  return (
    <ButtonLink {...look} to={paths.payment.to({ payer: payer.id, method })}>
      {children}
    </ButtonLink>
  );
}

/** The same where the account is not known yet; nothing where the person may not top it up. */
export function TopUpLink({ of, ...link }: TopUpLinkProps) {
  const isOffered = useAtomValue(offeredPathsAtom).includes(paths.payment.pattern);
  const { data } = usePayers({ isWanted: isOffered });
  const payer = data?.payers.find(({ kind }) => kind === of);
  return payer === undefined ? null : <PayerTopUpLink {...link} payer={payer} />;
}
