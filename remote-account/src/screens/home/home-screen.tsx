import { AttentionSection } from '@cabinet/access';
import { accountAtom, canSeeBalance, useCurrentUser } from '@cabinet/kernel/session';
import { useAtomValue, useAttention } from '@cabinet/kernel/state';
import { Skeleton, Stack } from '@cabinet/kernel/ui';
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
  const { isOnItsWay } = useAttention();
  if (user === null) return null;
  // What waits stands above the sums, and whoever reads them must not lose the place.
  if (isOnItsWay)
    return (
      <Stack gap="6" aria-busy>
        <GreetingHeader user={user} />
        <Skeleton height="11.25rem" />
        <Skeleton height="30.5rem" />
      </Stack>
    );
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
