import type { User } from '@cabinet/kernel/session';
import { Stack } from '@cabinet/kernel/ui';
import type { Group } from '../../api/group.ts';
import { LazySections } from './lazy-sections.tsx';
import { DissolveSection } from './leaving/dissolve-section.tsx';
import { LeaveSection } from './leaving/leave-section.tsx';
import { MemberNamesSection } from './members/member-names-section.tsx';
import { MembersSection } from './members/members-section.tsx';
import { GroupLowBalanceNotice } from './money/group-low-balance-notice.tsx';
import { OwnLimitSection } from './money/own-limit-section.tsx';
import { WalletSection } from './money/wallet-section.tsx';
import { GroupHeader } from './name/group-header.tsx';
import { TransferBanner } from './transfer/transfer-banner.tsx';

interface GroupViewProps {
  readonly group: Group;
  readonly user: User;
}

/** The group as its owner or a member sees it. */
export function GroupView({ group, user }: GroupViewProps) {
  const me = group.members.find(({ userId }) => userId === user.id);
  return (
    <>
      <GroupHeader group={group} />
      <Stack gap="6">
        <TransferBanner group={group} me={me} />
        <GroupLowBalanceNotice group={group} user={user} />
        <WalletSection group={group} />
        {group.isOwner ? (
          <MembersSection group={group} />
        ) : (
          <>
            {me !== undefined && <OwnLimitSection group={group} me={me} />}
            <MemberNamesSection group={group} me={me} />
          </>
        )}
        <LazySections isOwner={group.isOwner} />
        {group.isOwner ? (
          <DissolveSection group={group} />
        ) : (
          me !== undefined && <LeaveSection group={group} me={me} />
        )}
      </Stack>
    </>
  );
}
