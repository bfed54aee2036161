import { Flex, Stack } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

interface ChildrenProps {
  readonly children: ReactNode;
}

interface RowListProps extends ChildrenProps {
  readonly label?: string;
}

/** Few things under each other, with lines between. */
export function RowList({ label, children }: RowListProps) {
  return (
    <Stack as="ul" aria-label={label} gap="0" listStyleType="none">
      {children}
    </Stack>
  );
}

interface RowProps extends ChildrenProps {
  /** What does not fit beside the first thing goes below it. */
  readonly wraps?: boolean;
}

export function Row({ wraps = false, children }: RowProps) {
  return (
    <Flex
      as="li"
      justify="space-between"
      align="center"
      columnGap="4"
      rowGap="1"
      wrap={wraps ? 'wrap' : 'nowrap'}
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
