import type { User } from '@cabinet/kernel/session';
import { Avatar, Flex, Stack, Text } from '@cabinet/kernel/ui';
import { nameOf } from './name-of.ts';

/** Who is signed in: name, e-mail, role, company and group. */
export function UserFacts({ user }: { readonly user: User }) {
  const membership = [user.company?.name, user.group?.name].filter(Boolean).join(' · ');
  return (
    <Flex gap="3" padding="2" maxWidth="xs">
      <Avatar name={nameOf(user)} src={user.avatar} size={44} />
      <Stack gap="0" minWidth="0">
        <Text fontWeight="semibold" truncate>
          {nameOf(user)}
        </Text>
        {user.displayName !== '' && (
          <Text textStyle="sm" color="fg.muted" truncate>
            {user.email}
          </Text>
        )}
        <Text textStyle="sm" color="fg.muted">
          {user.roleInfo.roleName}
        </Text>
        {membership !== '' && (
          <Text textStyle="sm" color="fg.muted">
            {membership}
          </Text>
        )}
      </Stack>
    </Flex>
  );
}
