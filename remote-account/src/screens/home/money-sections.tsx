import { Grid } from '@cabinet/kernel/ui';
import { RecentTransactionsSection } from './recent-transactions-section.tsx';
import { SpendingSection } from './spending-section.tsx';

/** Where the money goes: spending by day and the last movements. */
export function MoneySections() {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="6">
      <SpendingSection />
      <RecentTransactionsSection />
    </Grid>
  );
}
