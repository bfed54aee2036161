import { usePermission } from '@cabinet/kernel/session';
import { Link } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';

const PAGES = {
  payer: { permission: 'user:manage', to: (payerId: string) => paths.adminPayersDetail.to({ payerId }) },
  person: { permission: 'user:manage', to: (userId: string) => paths.adminUsersDetail.to({ userId }) },
  request: {
    permission: 'payment_request:manage',
    to: (requestId: string) => paths.adminPaymentRequestsDetail.to({ requestId }),
  },
} as const;

interface SubjectLinkProps {
  /** Which page it has; null where no link is wanted. */
  readonly to: keyof typeof PAGES | null;
  readonly id: string;
  readonly children: ReactNode;
}

function PageLink({ to, id, children }: SubjectLinkProps & { readonly to: keyof typeof PAGES }) {
  const page = PAGES[to];
  return usePermission(page.permission) ? <Link to={page.to(id)}>{children}</Link> : <span>{children}</span>;
}

/** The name of what a proposal is about, as a link for those who may open its page. */
export function SubjectLink({ to, ...props }: SubjectLinkProps) {
  return to === null ? <span>{props.children}</span> : <PageLink to={to} {...props} />;
}
