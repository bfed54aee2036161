import { Skeleton } from '@cabinet/kernel/ui';
import { AsideGrid, DashboardGrid } from './dashboard-grid.tsx';

/** The shape of what comes. */
export function DashboardSkeleton() {
  return (
    <DashboardGrid
      first={<Skeleton height="11rem" aria-busy />}
      aside={
        <AsideGrid>
          <Skeleton height="9rem" />
          <Skeleton height="12rem" />
        </AsideGrid>
      }
      last={<Skeleton height="24rem" />}
    />
  );
}
