import { Grid, Skeleton } from '@cabinet/kernel/ui';
import { useDeferredValue } from 'react';
import { RecentTransactionsSection } from './recent-transactions-section.tsx';
import { SpendingSection } from './spending-section.tsx';

/** Where the money goes: spending by day and the last movements. Drawn after the figures, which a person comes for. */
export function MoneySections() {
  const isNext = useDeferredValue(true, false);
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="6">
      {isNext ? (
        <>
          <SpendingSection />
          <RecentTransactionsSection />
        </>
      ) : (
        <Skeleton height="29rem" gridColumn="1 / -1" />
      )}
    </Grid>
  );
}
