import { AttentionSection } from '@cabinet/access';
import { useCurrentUser } from '@cabinet/kernel/session';
import { Box, Button, PageHeader, PlusIcon, useLazyDialog } from '@cabinet/kernel/ui';
import { refreshAdminUsers } from '../../api/admin-users.ts';
import { JobLine } from '../../components/background-job/job-line.tsx';
import { useJobDialog } from '../../components/background-job/use-job-dialog.tsx';
import { DefaultView } from '../../components/saved-views/default-view.tsx';
import { paths } from '../../paths.ts';
import { ADMIN_USER_LIST } from './admin-user-filters.ts';
import { AdminUsersSection } from './admin-users-section.tsx';

const importCreate = () => import('./create/create-person-dialog.tsx');

export function Screen() {
  const user = useCurrentUser();
  const creation = useLazyDialog(importCreate);
  const job = useJobDialog(refreshAdminUsers);
  const create = () => creation.ask({});
  if (user === null) return null;
  return (
    <>
      <PageHeader
        title="Пользователи"
        related={[paths.users, paths.adminPayers]}
        description="Все учётные записи кабинета: найти, изменить, отключить"
        actions={
          <Button busy={creation.isComing} onClick={create}>
            <PlusIcon /> Создать
          </Button>
        }
      />
      <Box mb="6" css={{ '&:empty': { display: 'none' } }}>
        <AttentionSection isOfStaff />
      </Box>
      <DefaultView list={ADMIN_USER_LIST}>
        <AdminUsersSection viewer={user} onCreate={create} onJob={job.open} />
      </DefaultView>
      <JobLine kind="users.bulk" onOpen={job.open} onOver={refreshAdminUsers} />
      {creation.element}
      {job.element}
    </>
  );
}
