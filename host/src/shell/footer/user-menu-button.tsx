import type { User } from '@cabinet/kernel/session';
import { Avatar, Box, chakra, Text } from '@cabinet/kernel/ui';
import type { ComponentProps } from 'react';
import { nameOf } from './name-of.ts';

const Trigger = /* @__PURE__ */ chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minWidth: '0',
    minHeight: '12',
    paddingInline: '2',
    borderRadius: 'l2',
    textAlign: 'start',
    cursor: 'button',
    focusVisibleRing: 'inside',
    _hover: { background: 'bg.muted' },
    _expanded: { background: 'bg.muted' },
  },
});

/** What is shown of a person at a glance. */
export type Person = Pick<User, 'displayName' | 'email' | 'avatar'> & {
  readonly roleInfo: Pick<User['roleInfo'], 'roleName'>;
};

interface UserMenuButtonProps extends ComponentProps<typeof Trigger> {
  readonly user: Person;
  readonly isCompact: boolean;
}

/** The person's picture and name. */
export function UserMenuButton({ user, isCompact, ...rest }: UserMenuButtonProps) {
  const name = nameOf(user);
  return (
    <Trigger
      type="button"
      flex={isCompact ? undefined : '1'}
      aria-label={`Меню пользователя ${name}`}
      {...rest}
    >
      <Avatar name={name} src={user.avatar} size={36} />
      {!isCompact && (
        <Box minWidth="0" flex="1">
          <Text data-fill="name" truncate textStyle="sm" fontWeight="medium">
            {name}
          </Text>
          <Text data-fill="role" truncate textStyle="xs" color="fg.muted">
            {user.roleInfo.roleName}
          </Text>
        </Box>
      )}
    </Trigger>
  );
}
