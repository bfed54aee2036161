import { AttentionSection } from '@cabinet/access';
import { accountAtom, canSeeBalance, useCurrentUser } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { Stack } from '@cabinet/kernel/ui';
import { StoppedNotice } from '@cabinet/payments';
import { MembershipSection } from '../../components/membership-section.tsx';
import { FiguresSection } from './figures-section.tsx';
import { GreetingHeader } from './greeting-header.tsx';
import { MoneySections } from './money-sections.tsx';
import { OwnLowBalance } from './own-low-balance.tsx';
import { SpendableSection } from './spendable-section.tsx';

export function Screen() {
  const user = useCurrentUser();
  const { cap } = useAtomValue(accountAtom);
  if (user === null) return null;
  return (
    <Stack gap="6">
      <GreetingHeader user={user} />
      <StoppedNotice user={user}>{canSeeBalance(user) && <OwnLowBalance user={user} />}</StoppedNotice>
      {cap && <SpendableSection cap={cap} />}
      <AttentionSection />
      <FiguresSection user={user} />
      <MoneySections />
      <MembershipSection user={user} />
    </Stack>
  );
}
