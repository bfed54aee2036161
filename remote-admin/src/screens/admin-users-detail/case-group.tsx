import { Box, Heading, Stack } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

interface CaseGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Lines about one kind of thing, under what it is called. */
export function CaseGroup({ title, children }: CaseGroupProps) {
  return (
    <Box>
      <Heading as="h3" size="sm" mb="1.5">
        {title}
      </Heading>
      <Stack as="ul" aria-label={title} gap="1" listStyleType="none">
        {children}
      </Stack>
    </Box>
  );
}
