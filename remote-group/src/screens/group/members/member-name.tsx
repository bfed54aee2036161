import { Avatar, Badge, Box, Flex, Text } from '@cabinet/kernel/ui';
import type { GroupMember } from '../../../api/group.ts';

interface MemberNameProps {
  readonly member: GroupMember;
  readonly isMe?: boolean;
}

export function MemberName({ member, isMe = false }: MemberNameProps) {
  const { displayName, email, avatar, role } = member;
  return (
    <>
      <Avatar name={displayName} src={avatar} size={40} />
      <Box minW="0">
        <Flex align="center" columnGap="2" rowGap="1" wrap="wrap">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {displayName}
          </Text>
          {role === 'owner' && <Badge colorPalette="accent">Владелец</Badge>}
          {isMe && <Badge colorPalette="gray">Это вы</Badge>}
        </Flex>
        {email !== undefined && (
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {email}
          </Text>
        )}
      </Box>
    </>
  );
}
