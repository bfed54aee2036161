import { Flex, Stack } from '@cabinet/kernel/ui';
import { BalanceBadge } from './balance-badge.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { UserMenu } from './user-menu.tsx';

/** Foot of the sidebar: money, person, theme. */
export function SidebarFooter({ isCompact }: { readonly isCompact: boolean }) {
  return (
    <Stack as="footer" gap="2" padding="3" borderTopWidth="1px" borderColor="border.muted">
      <BalanceBadge isCompact={isCompact} />
      <Flex direction={isCompact ? 'column' : 'row'} align="center" gap="1">
        <UserMenu isCompact={isCompact} />
        <ThemeToggle />
      </Flex>
    </Stack>
  );
}
