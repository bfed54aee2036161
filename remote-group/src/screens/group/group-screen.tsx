import { useCurrentUser } from '@cabinet/kernel/session';
import { Card, ErrorState, PageHeader, Stack } from '@cabinet/kernel/ui';
import { useGroup } from '../../api/group.ts';
import { useSyncedMembership } from '../../lib/use-membership.ts';
import { GroupSkeleton } from './group-skeleton.tsx';
import { GroupView } from './group-view.tsx';
import { LostGroupNotice, useLostGroup } from './no-group/lost-group-notice.tsx';
import { NoGroupSection } from './no-group/no-group-section.tsx';

export function Screen() {
  const user = useCurrentUser();
  return user === null ? null : <GroupOfUser user={user} />;
}

function GroupOfUser({ user }: { readonly user: NonNullable<ReturnType<typeof useCurrentUser>> }) {
  const { data: group, error, mutate } = useGroup();
  const lost = useLostGroup(group);
  useSyncedMembership(group, user);

  if (group !== undefined && group !== null) return <GroupView group={group} user={user} />;
  return (
    <>
      <PageHeader title="Моя группа" />
      {group === null ? (
        <Stack gap="6">
          {lost !== null && <LostGroupNotice name={lost} />}
          <NoGroupSection user={user} />
        </Stack>
      ) : error === undefined ? (
        <GroupSkeleton />
      ) : (
        <Card p="0">
          <ErrorState title="Не удалось загрузить группу" error={error} onRetry={() => void mutate()} />
        </Card>
      )}
    </>
  );
}
