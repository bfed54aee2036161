import { Flex, Stack } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

interface ChildrenProps {
  readonly children: ReactNode;
}

/** Few things under each other, with lines between. */
export function RowList({ children }: ChildrenProps) {
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {children}
    </Stack>
  );
}

export function Row({ children }: ChildrenProps) {
  return (
    <Flex
      as="li"
      justify="space-between"
      align="center"
      gap="4"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      {children}
    </Flex>
  );
}
