import { hasPermission } from '@cabinet/kernel/core/permissions';
import type { User } from '@cabinet/kernel/session';
import { Stack } from '@cabinet/kernel/ui';
import { LowBalanceNotice, PayerTopUpLink, StoppedNotice } from '@cabinet/payments';
import type { Company } from '../../api/company.ts';
import { BalanceSection } from './balance-section.tsx';
import { AsideGrid, DashboardGrid } from './dashboard-grid.tsx';
import { NearCapSection } from './near-cap-section.tsx';
import { NewCompany } from './new-company.tsx';
import { OpenRequestsSection } from './open-requests-section.tsx';
import { OwnMonthSection } from './own-month-section.tsx';
import { OwnSpendingSection } from './own-spending-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { QuickActions } from './quick-actions.tsx';
import { UsagePart } from './usage-part.tsx';

interface DashboardSectionsProps {
  readonly user: User;
  readonly company: Company;
}

/** Each section stands where the member may see what is in it, and nowhere else. */
export function DashboardSections({ user, company }: DashboardSectionsProps) {
  const { permissions } = user.roleInfo;
  const { balance } = company.payer;
  // An API of an older release knows no first steps.
  if (company.setup) return <NewCompany company={company} setup={company.setup} permissions={permissions} />;
  const month = <OwnMonthSection membership={company.membership} />;
  return (
    <Stack gap="6">
      <StoppedNotice user={user}>
        {balance !== null && (
          <LowBalanceNotice
            user={user}
            balance={balance}
            title="Деньги на счёте компании заканчиваются"
            action={
              <PayerTopUpLink payer={company.payer} method="invoice" size="sm">
                Пополнить
              </PayerTopUpLink>
            }
          />
        )}
      </StoppedNotice>
      <DashboardGrid
        first={balance === null ? month : <BalanceSection payer={company.payer} balance={balance} />}
        aside={
          <AsideGrid>
            <QuickActions company={company} permissions={permissions} />
            {balance !== null && month}
            {hasPermission(permissions, 'company:view_payment_requests') && <OpenRequestsSection />}
            {hasPermission(permissions, 'company_user:manage') && <NearCapSection companyId={company.id} />}
            <PlaceSection company={company} userId={user.id} />
          </AsideGrid>
        }
        last={
          hasPermission(permissions, 'company:transactions') ? (
            <UsagePart companyId={company.id} />
          ) : (
            <OwnSpendingSection />
          )
        }
      />
    </Stack>
  );
}
