import { Box, Grid, Heading, Stack } from '@cabinet/kernel/ui';
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

/** Groups beside each other, where there is room. */
export function CaseGroups({ children }: { readonly children: ReactNode }) {
  return (
    <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(14rem, 1fr))' }}>
      {children}
    </Grid>
  );
}
