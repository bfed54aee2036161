import { PageHeader } from '@cabinet/kernel/ui';

/** Props of {@link AcceptScreen}. */
export interface AcceptScreenProps {
  readonly kind: 'group' | 'company';
}

/** The screen behind the link of an invitation's letter. */
export function AcceptScreen({ kind }: AcceptScreenProps) {
  return <PageHeader title={kind === 'group' ? 'Приглашение в группу' : 'Приглашение в компанию'} />;
}
