import { Grid, Skeleton } from '@cabinet/kernel/ui';
import { useDeferredValue } from 'react';
import { useSpending } from '../../api/spending.ts';
import { RecentTransactionsSection } from './recent-transactions-section.tsx';
import { SpendingSection } from './spending-section.tsx';

/** Where the money goes: spending by day and the last movements. Drawn after the figures, which a person comes for. */
export function MoneySections() {
  const { data } = useSpending();
  // A screen that was shown before shows what it had at once.
  const isNext = useDeferredValue(true, data !== undefined);
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="6">
      {isNext ? (
        <>
          <SpendingSection />
          <RecentTransactionsSection />
        </>
      ) : (
        <Skeleton height="30.5rem" gridColumn="1 / -1" />
      )}
    </Grid>
  );
}
