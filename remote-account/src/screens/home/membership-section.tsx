import { SectionCard, Text } from '@cabinet/kernel/ui';
import { type Membership, MembershipFacts } from '../../components/membership-facts.tsx';

export function MembershipSection({ user }: { readonly user: Membership }) {
  const isAlone = user.company === null && user.group === null;
  return (
    <SectionCard title="Компания и группа">
      {isAlone ? (
        <Text color="fg.muted">
          Вы пользуетесь личным счётом. Чтобы платить вместе с другими, примите приглашение в группу или
          компанию.
        </Text>
      ) : (
        <MembershipFacts user={user} />
      )}
    </SectionCard>
  );
}
