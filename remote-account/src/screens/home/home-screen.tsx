import { accountAtom, canSeeBalance, useCurrentUser } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { Grid, Stack } from '@cabinet/kernel/ui';
import { BalanceSection } from './balance-section.tsx';
import { CompanyAccountSection } from './company-account-section.tsx';
import { GreetingHeader } from './greeting-header.tsx';
import { LowBalanceNotice } from './low-balance-notice.tsx';
import { MembershipSection } from './membership-section.tsx';
import { MoneySections } from './money-sections.tsx';
import { QuickActionsSection } from './quick-actions-section.tsx';
import { TierSection } from './tier-section.tsx';

const TWO_COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' };

export function Screen() {
  const user = useCurrentUser();
  // A group member who may not see its spending does not see its top-ups either (decision 0068).
  const { tierProgress } = useAtomValue(accountAtom);
  if (user === null) return null;
  return (
    <Stack gap="6">
      <GreetingHeader user={user} />
      {canSeeBalance(user) ? (
        <>
          <LowBalanceNotice user={user} />
          <Grid {...(tierProgress === null ? {} : { templateColumns: TWO_COLUMNS })} gap="6">
            <BalanceSection user={user} />
            {tierProgress !== null && <TierSection progress={tierProgress} />}
          </Grid>
        </>
      ) : (
        <CompanyAccountSection company={user.company} />
      )}
      <QuickActionsSection user={user} />
      <MoneySections />
      <MembershipSection user={user} />
    </Stack>
  );
}
