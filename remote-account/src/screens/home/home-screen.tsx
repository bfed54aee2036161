import { canSeeBalance, useCurrentUser } from '@cabinet/kernel/session';
import { Stack } from '@cabinet/kernel/ui';
import { MembershipSection } from '../../components/membership-section.tsx';
import { CompanyAccountSection } from './company-account-section.tsx';
import { FiguresSection } from './figures-section.tsx';
import { GreetingHeader } from './greeting-header.tsx';
import { MoneySections } from './money-sections.tsx';
import { OwnLowBalance } from './own-low-balance.tsx';

export function Screen() {
  const user = useCurrentUser();
  if (user === null) return null;
  return (
    <Stack gap="6">
      <GreetingHeader user={user} />
      {canSeeBalance(user) ? (
        <>
          <OwnLowBalance user={user} />
          <FiguresSection user={user} />
        </>
      ) : (
        <CompanyAccountSection company={user.company} />
      )}
      <MoneySections />
      <MembershipSection user={user} />
    </Stack>
  );
}
