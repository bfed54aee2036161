import { Box, Flex, Stack, Text } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

/** One part in one state, with the name of the state above it. */
export function Specimen({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Stack gap="2" minW="0">
      <Text textStyle="xs" color="fg.muted">
        {name}
      </Text>
      <Box>{children}</Box>
    </Stack>
  );
}

/** Specimens beside each other. */
export function Row({ children }: { readonly children: ReactNode }) {
  return (
    <Flex gap="6" wrap="wrap" align="flex-start">
      {children}
    </Flex>
  );
}
