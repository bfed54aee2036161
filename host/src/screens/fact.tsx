import { Box, Text } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

/** A name and what it is, in a `dl`. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Box>
      <Text as="dt" color="fg.muted">
        {name}
      </Text>
      <Text as="dd" overflowWrap="anywhere">
        {children}
      </Text>
    </Box>
  );
}
