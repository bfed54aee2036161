import { useWhyDialog } from '@cabinet/access';
import { useCurrentUser, usePermission } from '@cabinet/kernel/session';
import { Button, PageHeader } from '@cabinet/kernel/ui';
import { elsewhere, paths } from '../../paths.ts';
import { FoundUsersSection } from './found-users-section.tsx';

export function Screen() {
  const user = useCurrentUser();
  const why = useWhyDialog();
  const comparesRoles = usePermission('role:manage');
  if (user === null) return null;
  return (
    <>
      <PageHeader
        title="Пользователи и роли"
        related={[
          paths.admin,
          elsewhere.roles,
          comparesRoles && elsewhere.rolesCompare,
          elsewhere.permissions,
        ]}
        description="Кто что может в кабинете, и почему модель доступна или нет"
        actions={
          <Button variant="outline" onClick={() => why.ask({})}>
            Почему нет доступа
          </Button>
        }
      />
      <FoundUsersSection viewer={user} onWhy={why.ask} />
      {why.element}
    </>
  );
}
