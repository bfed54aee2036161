import { Flex } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

interface RowProps {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** One of the rows of a part, with a line between it and the one above. */
export function Row({ icon, children }: RowProps) {
  return (
    <Flex
      as="li"
      gap="3"
      align="flex-start"
      py="3"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      {icon !== undefined && (
        <Flex
          boxSize="10"
          borderRadius="l2"
          bg="bg.muted"
          color="fg.muted"
          align="center"
          justify="center"
          flexShrink="0"
        >
          {icon}
        </Flex>
      )}
      {children}
    </Flex>
  );
}
