import { Flex, SectionCard, SimpleGrid } from '@cabinet/kernel/ui';
import type { Group, GroupMember } from '../../../api/group.ts';
import { inOrder } from '../../../lib/in-order.ts';
import { MemberName } from './member-name.tsx';

interface MemberNamesSectionProps {
  readonly group: Pick<Group, 'members'>;
  readonly me: GroupMember | undefined;
}

/** Members as another member sees them: who they are. */
export function MemberNamesSection({ group, me }: MemberNamesSectionProps) {
  return (
    <SectionCard
      id="members"
      title="Участники"
      description="Баланс группы видят все, а лимиты, расходы, операции и заявки других — только владелец"
    >
      <SimpleGrid as="ul" columns={{ base: 1, sm: 2, xl: 3 }} gap="4" listStyleType="none">
        {inOrder(group.members, 'name').map((member) => (
          <Flex as="li" key={member.accountId} gap="3" align="center" minW="0">
            <MemberName member={member} isMe={member.accountId === me?.accountId} />
          </Flex>
        ))}
      </SimpleGrid>
    </SectionCard>
  );
}
