import type { User } from '@cabinet/kernel/session';
import { Stack } from '@cabinet/kernel/ui';
import type { Group } from '../../api/group.ts';
import { DissolveSection } from './dissolve-section.tsx';
import { GroupHeader } from './group-header.tsx';
import { GroupLowBalanceNotice } from './group-low-balance-notice.tsx';
import { LazySections } from './lazy-sections.tsx';
import { LeaveSection } from './leave-section.tsx';
import { MembersSection } from './members-section.tsx';
import { OwnLimitSection } from './own-limit-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { TransferBanner } from './transfer-banner.tsx';
import { WalletSection } from './wallet-section.tsx';

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
            <PeopleSection group={group} me={me} />
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
