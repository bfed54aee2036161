import { SectionCard } from '@cabinet/kernel/ui';

/** Props of {@link InvitationsSection}. */
export interface InvitationsSectionProps {
  readonly of: { readonly kind: 'group' } | { readonly kind: 'company'; readonly companyId: string };
  /** Roles that an invited person can get, where there are roles; the first one is the usual one. */
  readonly roles?: readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
}

/** Inviting several e-mails at once, and the invitations with what can be done with each. */
export function InvitationsSection(_props: InvitationsSectionProps) {
  return <SectionCard title="Приглашения">{null}</SectionCard>;
}
