import { useParams } from '@cabinet/kernel/router';
import { useCurrentUser } from '@cabinet/kernel/session';
import { ErrorState, PageHeader, Skeleton, Stack } from '@cabinet/kernel/ui';
import { useAdminUser } from '../../api/users.ts';
import { isUnknown } from '../../lib/is-unknown.ts';
import { BackToPeople } from './back-to-people.tsx';
import { PersonNotFound } from './person-not-found.tsx';
import { PersonView } from './person-view.tsx';

function Loading() {
  return (
    <Stack gap="6" aria-busy>
      <Skeleton height="16rem" />
      <Skeleton height="24rem" />
    </Stack>
  );
}

export function Screen() {
  const { userId = '' } = useParams();
  const viewer = useCurrentUser();
  const { data, error, mutate } = useAdminUser(userId);
  if (viewer === null) return null;
  // Somebody who was deleted meanwhile is not shown from before.
  const isGone = error !== undefined && isUnknown(error);
  if (data !== undefined && !isGone) return <PersonView key={userId} person={data} viewer={viewer} />;
  return (
    <>
      <PageHeader title="Пользователь" back={<BackToPeople />} />
      {isGone ? (
        <PersonNotFound />
      ) : error === undefined ? (
        <Loading />
      ) : (
        <ErrorState error={error} onRetry={() => void mutate()} />
      )}
    </>
  );
}
