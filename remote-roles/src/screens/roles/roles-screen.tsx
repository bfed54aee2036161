import { usePermission } from '@cabinet/kernel/session';
import { ButtonLink, PageHeader, PlusIcon } from '@cabinet/kernel/ui';
import { NoRoleRight } from '../../components/roles-notice.tsx';
import { elsewhere, paths } from '../../paths.ts';
import { RolesSection } from './roles-section.tsx';

export function Screen() {
  const mayManage = usePermission('role:manage');
  return (
    <>
      <PageHeader
        title="Роли"
        related={[mayManage && paths.rolesCompare, paths.permissions, elsewhere.users, paths.modelSettings]}
        description="Кто что может делать в кабинете и какими моделями пользоваться"
        {...(mayManage && {
          actions: (
            <ButtonLink to={paths.rolesCreate.to()}>
              <PlusIcon /> Создать роль
            </ButtonLink>
          ),
        })}
      />
      {mayManage ? <RolesSection /> : <NoRoleRight />}
    </>
  );
}
