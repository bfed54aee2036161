import { Box, Flex, Grid, Text } from '@cabinet/kernel/ui';
import { CapBar } from '@cabinet/members';
import type { Group, GroupMember } from '../../../api/group.ts';
import { lastActivity } from '../../../lib/last-activity.ts';
import { MemberCap } from './member-cap.tsx';
import { MemberMenuButton } from './member-menu-button.tsx';
import { MemberName } from './member-name.tsx';

interface MemberRowProps {
  readonly group: Group;
  readonly member: GroupMember;
  readonly now: number;
}

/** A line of a wide page, a card on a phone. */
const FRAME = {
  borderWidth: { base: '1px', md: '0' },
  borderTopWidth: { base: '1px', md: '1px' },
  borderColor: 'border.muted',
  borderRadius: { base: 'l2', md: '0' },
  p: { base: '4', md: '0' },
  py: { md: '4' },
  _first: { borderTopWidth: { md: '0' } },
};

export function MemberRow({ group, member, now }: MemberRowProps) {
  const { displayName, monthlyCap = null, spentThisMonth = '0', lastSpentAt = null, role } = member;
  return (
    <Grid
      as="li"
      {...FRAME}
      templateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        xl: 'minmax(0, 5fr) minmax(0, 5fr) minmax(13.5rem, 3fr)',
      }}
      columnGap="6"
      rowGap="3"
      alignItems="center"
    >
      <Flex gap="3" align="center" minW="0" gridRow={{ md: 'span 2', xl: 'auto' }}>
        <MemberName member={member} />
      </Flex>
      <CapBar
        label={`Расходы за месяц: ${displayName}`}
        spent={spentThisMonth}
        cap={monthlyCap}
        resetsAt={group.resetsAt}
      />
      <Flex gap="3" align="center" justify="space-between" minW="0">
        {/* The text of the button stands over the text below it. */}
        <Box minW="0" css={{ '& > button': { marginInlineStart: '-3' } }}>
          <MemberCap member={member} resetsAt={group.resetsAt} />
          <Text textStyle="xs" color="fg.muted">
            {lastActivity(lastSpentAt, new Date(now))}
          </Text>
        </Box>
        {role === 'member' && <MemberMenuButton group={group} member={member} />}
      </Flex>
    </Grid>
  );
}
