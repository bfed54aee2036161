import { isGuestRole } from '@cabinet/access';
import { useField } from '@cabinet/kernel/forms';
import { Banner } from '@cabinet/kernel/ui';
import { FormSelectField } from '@cabinet/kernel/ui/select';
import { useRolesOf } from '../../../api/roles.ts';
import { RoleOfTwo } from '../../../components/person-role/role-of-two.tsx';

/** The role that a new person gets, out of those that the viewer may give; one of staff is only proposed. */
export function RoleField() {
  const roles = useRolesOf(null);
  const [{ value: chosenId }] = useField<string>('roleId');
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
      <RoleOfTwo
        now={undefined}
        next={roles.data?.find(({ roleId }) => roleId === chosenId)}
        until="до этого у человека будет роль «Пользователь», а письмо он получит сразу"
      />
      {roles.error !== undefined && (
        <Banner tone="warning" onRetry={() => void roles.mutate()}>
          Не удалось загрузить роли. Роль можно назначить и потом.
        </Banner>
      )}
    </>
  );
}
