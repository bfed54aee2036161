import { COMPANY_PAYER_PERMISSIONS, type PayerKind, type PaymentMethod } from '@cabinet/kernel/core/payments';
import { hasPermission } from '@cabinet/kernel/core/permissions';
import { offeredPathsAtom } from '@cabinet/kernel/paths';
import { type User, useCurrentUser } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { ButtonLink, type ButtonProps } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import { elsewhere } from '../paths.ts';
import type { PayerRef } from './payer.ts';

interface LinkProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** What the payment screen begins with; without it what suits the account. */
  readonly method?: PaymentMethod;
  readonly children: ReactNode;
}

/** Props of {@link PayerTopUpLink}. */
export interface PayerTopUpLinkProps extends LinkProps {
  /** By its id, or by its kind. */
  readonly payer: Pick<PayerRef, 'id'>;
}

/** Props of {@link TopUpLink}. */
export interface TopUpLinkProps extends LinkProps {
  /** Whose account: the person's own, that of their group, or of their company. */
  readonly of: PayerKind;
}

/** Leads to the payment screen with an account chosen; nothing where no remote offers that screen. */
export function PayerTopUpLink({ payer, method, children, ...look }: PayerTopUpLinkProps) {
  const isOffered = useAtomValue(offeredPathsAtom).includes(elsewhere.payment.pattern);
  if (!isOffered) return null;
  return (
    <ButtonLink {...look} to={elsewhere.payment.to({ payer: payer.id, method })}>
      {children}
    </ButtonLink>
  );
}

/** The same for the account of a kind that the person may top up; it is there at once, so nothing moves when it comes. */
export function TopUpLink({ of, ...link }: TopUpLinkProps) {
  const user = useCurrentUser();
  return user !== null && mayTopUp(user, of) ? <PayerTopUpLink {...link} payer={{ id: of }} /> : null;
}

/** Whether a person may top up their account of this kind, as far as the page knows (product §14.7). */
export const mayTopUp = (user: User, kind: PayerKind) => MAY_TOP_UP[kind](user);

const MAY_TOP_UP: Readonly<Record<PayerKind, (user: User) => boolean>> = {
  user: () => true,
  group: ({ group }) => group !== null,
  company: ({ companyId, roleInfo }) =>
    companyId !== null &&
    COMPANY_PAYER_PERMISSIONS.some((permission) => hasPermission(roleInfo.permissions, permission)),
};
