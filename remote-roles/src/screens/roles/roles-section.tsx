import { useNavigate } from '@cabinet/kernel/router';
import { ButtonLink, EmptyState, ShieldIcon } from '@cabinet/kernel/ui';
import { ListTable, useList } from '@cabinet/kernel/ui/list';
import { useMemo } from 'react';
import { useOwnPermissions } from '../../api/own-permissions.ts';
import { type Role, roleKeys } from '../../api/roles.ts';
import { roleActions } from '../../components/role-actions.tsx';
import { roleColumns } from '../../components/role-columns.tsx';
import { useDeleteRole } from '../../components/use-delete-role.ts';
import { paths } from '../../paths.ts';
import { fetchListedRoles, ROLE_FILTERS } from './role-filters.ts';

const EMPTY = (
  <EmptyState
    icon={<ShieldIcon />}
    title="Ролей пока нет"
    description="Роль говорит, что человек может делать в кабинете и какими моделями пользоваться."
    action={<ButtonLink to={paths.rolesCreate.to()}>Создать роль</ButtonLink>}
  />
);

const SORTS = ['role_name', 'updated_at'];
const editHref = ({ roleId }: Role) => paths.rolesEdit.to({ roleId });

/** The roles of the service, and those of companies for whoever asks for them. */
export function RolesSection() {
  const list = useList({
    cacheKey: roleKeys.list(),
    fetch: fetchListedRoles,
    filters: ROLE_FILTERS,
    sorts: SORTS,
    defaultSort: 'role_name',
  });
  const navigate = useNavigate();
  const deletion = useDeleteRole();
  const own = useOwnPermissions(list.rows ?? []);
  const columns = useMemo(() => roleColumns({ own, hasPlaces: true }), [own]);
  return (
    <>
      <ListTable
        id="roles"
        label="Роли"
        list={list}
        columns={columns}
        rowKey={({ roleId }) => roleId}
        rowLabel={({ roleName }) => roleName}
        hrefOf={editHref}
        rowActions={(role) =>
          roleActions(role, {
            go: (address) => void navigate(address),
            editHref: editHref(role),
            copyHref: paths.rolesCreate.to({ from: role.roleId }),
            compareHref: paths.rolesCompare.to({ one: role.roleId }),
            onDelete: () => deletion.ask({ role }),
          })
        }
        empty={EMPTY}
      />
      {deletion.element}
    </>
  );
}
