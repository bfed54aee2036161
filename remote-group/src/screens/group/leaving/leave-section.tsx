import { Button, Flex, SectionCard, Text, useLazyDialog } from '@cabinet/kernel/ui';
import type { Group, GroupMember } from '../../../api/group.ts';

const importLeave = () => import('./leave-dialog.tsx');

interface LeaveSectionProps {
  readonly group: Group;
  readonly me: GroupMember;
}

export function LeaveSection({ group, me }: LeaveSectionProps) {
  const leave = useLazyDialog(importLeave, { group, me });
  return (
    <SectionCard id="leave" title="Выход из группы">
      <Flex gap="4" wrap="wrap" align="center" justify="space-between">
        <Text color="fg.muted" flex="1 1 16rem">
          Вы перестанете тратить деньги группы. Вернуться можно по новому приглашению.
        </Text>
        <Button
          variant="outline"
          colorPalette="red"
          size="sm"
          busy={leave.isComing}
          onClick={() => leave.ask({})}
        >
          Покинуть группу
        </Button>
      </Flex>
      {leave.element}
    </SectionCard>
  );
}
