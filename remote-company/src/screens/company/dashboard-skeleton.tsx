import { Skeleton, Stack } from '@cabinet/kernel/ui';
import { DashboardGrid } from './dashboard-grid.tsx';

/** The shape of what comes. */
export function DashboardSkeleton() {
  return (
    <DashboardGrid
      first={<Skeleton height="11rem" aria-busy />}
      aside={
        <Stack gap="6">
          <Skeleton height="9rem" />
          <Skeleton height="12rem" />
        </Stack>
      }
      last={<Skeleton height="24rem" />}
    />
  );
}
