import { SectionCard } from '@cabinet/kernel/ui';
import { type Membership, MembershipFacts } from './membership-facts.tsx';

/** Where the person belongs; nothing for somebody who is alone. */
export function MembershipSection({ user }: { readonly user: Membership }) {
  if (user.company === null && user.group === null) return null;
  return (
    <SectionCard title="Компания и группа">
      <MembershipFacts user={user} />
    </SectionCard>
  );
}
