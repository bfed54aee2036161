import { Flex, Stack } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import { ThemeToggle } from './theme-toggle.tsx';

interface SidebarFooterProps {
  readonly isCompact: boolean;
  readonly balance: ReactNode;
  readonly person: ReactNode;
}

/** Foot of the sidebar: money, person, theme. */
export function SidebarFooter({ isCompact, balance, person }: SidebarFooterProps) {
  return (
    <Stack as="footer" gap="2" padding="3" borderTopWidth="1px" borderColor="border.muted">
      {balance}
      <Flex direction={isCompact ? 'column' : 'row'} align="center" gap="1">
        {person}
        <ThemeToggle />
      </Flex>
    </Stack>
  );
}
