import { isGuestRole } from '@cabinet/access';
import { Banner } from '@cabinet/kernel/ui';
import { FormSelectField } from '@cabinet/kernel/ui/select';
import { useRolesOf } from '../../../api/roles.ts';

/** The role that a new person gets, out of those that the viewer may give. */
export function RoleField() {
  const roles = useRolesOf(null);
  const options = (roles.data ?? [])
    .filter((role) => role.mayAssign && !isGuestRole(role))
    .map(({ roleId, roleName }) => ({ value: roleId, label: roleName }));
  return (
    <>
      <FormSelectField
        name="roleId"
        label="Роль"
        hint="Здесь роли, которые вы можете назначить"
        options={[{ value: '', label: 'Обычная: «Пользователь»' }, ...options]}
      />
      {roles.error !== undefined && (
        <Banner tone="warning" onRetry={() => void roles.mutate()}>
          Не удалось загрузить роли. Роль можно назначить и потом.
        </Banner>
      )}
    </>
  );
}
