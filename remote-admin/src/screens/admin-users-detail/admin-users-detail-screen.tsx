import { isMissing } from '@cabinet/kernel/http';
import { useParams } from '@cabinet/kernel/router';
import { useCurrentUser } from '@cabinet/kernel/session';
import { ButtonLink, DetailScreen, PageHeader, Skeleton } from '@cabinet/kernel/ui';
import { useAdminUser, useDeletedPerson } from '../../api/admin-users.ts';
import { usePersonProposals } from '../../api/proposals.ts';
import { paths } from '../../paths.ts';
import { BackToPeople } from './back-to-people.tsx';
import { DeletedPersonView } from './deleted-person.tsx';
import { PersonView } from './person-view.tsx';

const SKELETON = (
  <>
    <Skeleton height="16rem" />
    <Skeleton height="24rem" />
  </>
);

const MISSING = {
  title: 'Пользователь не найден',
  description: 'Такой учётной записи нет и не было: проверьте ссылку.',
  action: <ButtonLink to={paths.admin.to()}>К списку пользователей</ButtonLink>,
};

export function Screen() {
  const { userId = '' } = useParams();
  const viewer = useCurrentUser();
  const { data, error, mutate } = useAdminUser(userId);
  // What waits stands above everything else, so the page comes with it and does not move.
  const proposals = usePersonProposals(userId);
  const isWhole = proposals.data !== undefined || proposals.error !== undefined;
  const gone = useDeletedPerson(isMissing(error) ? userId : null);
  if (viewer === null) return null;
  if (gone.data !== undefined && isMissing(error)) return <DeletedPersonView person={gone.data} />;
  return (
    <DetailScreen
      // Somebody who was deleted meanwhile is not shown from before.
      query={{
        data: isMissing(error) || !isWhole ? undefined : data,
        // Nobody of that id is somebody who was deleted, or never was.
        error: isMissing(error) ? gone.error : error,
        mutate: isMissing(error) ? gone.mutate : mutate,
      }}
      header={<PageHeader title="Пользователь" back={<BackToPeople />} />}
      skeleton={SKELETON}
      missing={MISSING}
    >
      {(person) => <PersonView key={userId} person={person} viewer={viewer} />}
    </DetailScreen>
  );
}
