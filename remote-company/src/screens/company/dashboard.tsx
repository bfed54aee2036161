import { hasPermission } from '@cabinet/kernel/core/permissions';
import type { User } from '@cabinet/kernel/session';
import { Card, ErrorState, PageHeader } from '@cabinet/kernel/ui';
import { useCompany } from '../../api/company.ts';
import { useUsersNearCap } from '../../api/company-users.ts';
import { useOpenRequests } from '../../api/open-requests.ts';
import { useOwnSpending } from '../../api/own-spending.ts';
import { elsewhere } from '../../paths.ts';
import { DashboardSections } from './dashboard-sections.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';

interface DashboardProps {
  readonly user: User;
  readonly companyId: string;
}

/** What the sections show comes together, so that none of them pushes another away. */
function useDashboard({ user, companyId }: DashboardProps) {
  const { permissions } = user.roleInfo;
  const company = useCompany(companyId);
  const parts = [
    useOpenRequests({ isWanted: hasPermission(permissions, 'company:view_payment_requests') }),
    useUsersNearCap(hasPermission(permissions, 'company_user:manage') ? companyId : null),
    useOwnSpending({ isWanted: !hasPermission(permissions, 'company:transactions') }),
  ];
  return { ...company, isComplete: parts.every(({ isLoading, error }) => !isLoading || error !== undefined) };
}

/** The company as its member sees it: its money, its people near their caps, and the member's own month. */
export function Dashboard({ user, companyId }: DashboardProps) {
  const { data: company, error, isComplete, mutate } = useDashboard({ user, companyId });
  return (
    <>
      <PageHeader
        title={company?.name ?? user.company?.name ?? 'Моя компания'}
        description="Моя компания"
        related={[elsewhere.account, user.group !== null && elsewhere.group]}
      />
      {company !== undefined && isComplete ? (
        <DashboardSections user={user} company={company} />
      ) : error !== undefined && company === undefined ? (
        <Card p="0">
          <ErrorState title="Не удалось загрузить компанию" error={error} onRetry={() => void mutate()} />
        </Card>
      ) : (
        <DashboardSkeleton />
      )}
    </>
  );
}
