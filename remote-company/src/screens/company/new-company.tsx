import { hasPermission } from '@cabinet/kernel/core/permissions';
import type { Company } from '../../api/company.ts';
import { useOpenRequests } from '../../api/open-requests.ts';
import { BalanceSection } from './balance-section.tsx';
import { AsideGrid, DashboardGrid } from './dashboard-grid.tsx';
import { OpenRequestsSection } from './open-requests-section.tsx';
import { SetupSection } from './setup-section.tsx';

interface NewCompanyProps {
  readonly company: Company;
  readonly setup: NonNullable<Company['setup']>;
  readonly permissions: readonly string[];
}

/** A company that has not spent yet: its first steps, and of the other sections those alone that hold something. */
export function NewCompany({ company, setup, permissions }: NewCompanyProps) {
  const { payer } = company;
  const { data } = useOpenRequests({
    isWanted: hasPermission(permissions, 'company:view_payment_requests'),
  });
  const isPaymentAwaited = data !== undefined && data.total > 0;
  const balance = setup.toppedUp ? payer.balance : null;
  const steps = <SetupSection {...{ company, setup, permissions, isPaymentAwaited }} />;
  if (balance === null && !isPaymentAwaited) return steps;
  return (
    <DashboardGrid
      first={steps}
      aside={
        <AsideGrid>
          {balance !== null && <BalanceSection payer={payer} balance={balance} />}
          {isPaymentAwaited && <OpenRequestsSection />}
        </AsideGrid>
      }
      last={null}
    />
  );
}
