import { offeredPathsAtom } from '@cabinet/kernel/paths';
import { useNavigate } from '@cabinet/kernel/router';
import { usePermission } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { Card, Stack } from '@cabinet/kernel/ui';
import { DataTable } from '@cabinet/kernel/ui/table';
import { useMemo } from 'react';
import { type Role, useRolesOf } from '../../api/roles.ts';
import { roleActions } from '../../components/role-actions.tsx';
import { roleColumns } from '../../components/role-columns.tsx';
import { useDeleteRole } from '../../components/use-delete-role.ts';
import { elsewhere, paths } from '../../paths.ts';
import { OwnRolesHint } from './own-roles-hint.tsx';

const editHref = ({ roleId }: Role) => paths.companyRolesEdit.to({ roleId });
const peopleOf = ({ roleId }: Role) => elsewhere.companyUsers.to({ role_id: roleId });

/** The roles of one's company, also those that come with every company. */
export function CompanyRolesSection({ companyId }: { readonly companyId: string }) {
  const { data: roles, error, mutate, isValidating } = useRolesOf({ kind: 'company', companyId });
  const managesPeople = usePermission('company_user:manage');
  const hasPeople = useAtomValue(offeredPathsAtom).includes(elsewhere.companyUsers.pattern) && managesPeople;
  const navigate = useNavigate();
  const deletion = useDeleteRole();
  const columns = useMemo(() => roleColumns({ peopleHref: hasPeople ? peopleOf : undefined }), [hasPeople]);
  return (
    <Stack gap="6">
      <DataTable
        id="company-roles"
        label="Роли компании"
        columns={columns}
        rows={roles}
        error={error}
        onRetry={() => void mutate()}
        isRefreshing={isValidating}
        rowKey={({ roleId }) => roleId}
        rowLabel={({ roleName }) => roleName}
        hrefOf={editHref}
        rowActions={(role) =>
          roleActions(role, {
            go: (address) => void navigate(address),
            editHref: editHref(role),
            copyHref: paths.companyRolesCreate.to({ from: role.roleId }),
            onDelete: () => deletion.ask({ role }),
          })
        }
        empty={<OwnRolesHint />}
      />
      {roles?.every(({ isSystem }) => isSystem) === true && roles.length > 0 && (
        <Card p="0">
          <OwnRolesHint />
        </Card>
      )}
      {deletion.element}
    </Stack>
  );
}
