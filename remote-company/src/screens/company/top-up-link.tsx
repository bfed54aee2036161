import type { PaymentMethod } from '@cabinet/kernel/core/payments';
import { offeredPathsAtom, paths } from '@cabinet/kernel/paths';
import { useAtomValue } from '@cabinet/kernel/state';
import { ButtonLink, type ButtonProps } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import type { Company } from '../../api/company.ts';

interface TopUpLinkProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly payer: Pick<Company['payer'], 'id'>;
  readonly method: PaymentMethod;
  readonly children: ReactNode;
}

/** Leads to the payment screen with the company and the way to pay chosen; nothing where no remote offers that screen. */
export function TopUpLink({ payer, method, children, ...look }: TopUpLinkProps) {
  const isOffered = useAtomValue(offeredPathsAtom).includes(paths.payment.pattern);
  if (!isOffered) return null;
  return (
    <ButtonLink {...look} to={paths.payment.to({ payer: payer.id, method })}>
      {children}
    </ButtonLink>
  );
}
