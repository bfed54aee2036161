import { Box, Grid, SimpleGrid } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

interface DashboardGridProps {
  /** What a person comes for: above all on a phone, at the head of the wide column. */
  readonly first: ReactNode;
  readonly aside: ReactNode;
  readonly last: ReactNode;
}

const ASIDE = {
  columns: { base: 1, md: 2, xl: 1 },
  // One without a neighbour takes the whole line.
  css: { '& > :last-child:nth-of-type(odd)': { gridColumn: { md: '1 / -1', xl: 'auto' } } },
} as const;

/** The short sections: under each other beside the wide column, else by twos where there is room. */
export function AsideGrid({ children }: { readonly children: ReactNode }) {
  return (
    <SimpleGrid gap="6" {...ASIDE}>
      {children}
    </SimpleGrid>
  );
}

/** Two columns where there is room; on a phone what stands aside comes between the first and the last. */
export function DashboardGrid({ first, aside, last }: DashboardGridProps) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      templateRows={{ xl: 'auto 1fr' }}
      gap="6"
      alignItems="start"
    >
      <Box minW="0">{first}</Box>
      <Box minW="0" gridColumn={{ xl: '2' }} gridRow={{ xl: '1 / span 2' }}>
        {aside}
      </Box>
      <Box minW="0" gridColumn={{ xl: '1' }}>
        {last}
      </Box>
    </Grid>
  );
}
