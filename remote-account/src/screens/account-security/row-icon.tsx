import { Flex } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

/** The icon at the start of a row. */
export function RowIcon({ children }: { readonly children: ReactNode }) {
  return (
    <Flex
      boxSize="10"
      borderRadius="l2"
      bg="bg.muted"
      color="fg.muted"
      align="center"
      justify="center"
      flexShrink="0"
    >
      {children}
    </Flex>
  );
}
