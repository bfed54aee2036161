import { offeredPathsAtom, paths } from '@cabinet/kernel/paths';
import { useAtomValue } from '@cabinet/kernel/state';
import { ButtonLink } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import type { Group } from '../../api/group.ts';

interface TopUpLinkProps {
  readonly payer: Pick<Group['payer'], 'id'>;
  readonly children: ReactNode;
}

/** To the payment with this account chosen, where a remote offers one. */
export function TopUpLink({ payer, children }: TopUpLinkProps) {
  const isOffered = useAtomValue(offeredPathsAtom).includes(paths.payment.pattern);
  return isOffered ? (
    <ButtonLink to={paths.payment.to({ payer: payer.id })} size="sm">
      {children}
    </ButtonLink>
  ) : null;
}
