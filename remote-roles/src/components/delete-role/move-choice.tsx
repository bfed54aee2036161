import { isGuestRole, peopleGenitive, RoleChangePreview } from '@cabinet/access';
import { plural } from '@cabinet/kernel/core/text';
import { Banner, ErrorState, Field, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { Select } from '@cabinet/kernel/ui/select';
import { useEffect, useRef } from 'react';
import { useOwnPermissions } from '../../api/own-permissions.ts';
import { type Role, useRolesOf } from '../../api/roles.ts';
import { peopleText } from '../../lib/counts.ts';
import { NoMoveToStaff } from './no-move-to-staff.tsx';

interface MoveChoiceProps {
  readonly role: Role;
  readonly users: number;
  readonly target: Role | undefined;
  readonly onChoose: (target: Role | undefined) => void;
}

const owners = (count: number) => `Роль есть у ${peopleGenitive(count)}`;

function Choice({
  role,
  users,
  target,
  onChoose,
  roles,
}: MoveChoiceProps & { readonly roles: readonly Role[] }) {
  const targets = roles.filter((each) => each.roleId !== role.roleId && each.mayAssign && !isGuestRole(each));
  const own = useOwnPermissions(target === undefined ? [role] : [role, target]);
  const control = useRef<HTMLSelectElement>(null);
  useEffect(function startAtChoice() {
    control.current?.focus();
  }, []);
  const isShort = roles.some(({ mayAssign, roleId }) => !mayAssign && roleId !== role.roleId);
  if (targets.length === 0)
    return (
      <Banner tone="warning" title={owners(users)}>
        {`Перевести ${plural(users, 'его', 'их', 'их')} некуда: других ролей, которые вы можете назначить, здесь нет. Сначала создайте такую.`}
      </Banner>
    );
  return (
    <Stack gap="4">
      <Field
        label={`${owners(users)}. Куда ${plural(users, 'его', 'их', 'их')} перевести?`}
        {...(isShort && { hint: 'Ролей с правами, которых нет у вас, в списке нет.' })}
      >
        {(field) => (
          <Select
            {...field}
            ref={control}
            placeholder="Выберите роль"
            options={targets.map(({ roleId, roleName }) => ({ value: roleId, label: roleName }))}
            value={target?.roleId ?? ''}
            onChange={(event) => onChoose(targets.find(({ roleId }) => roleId === event.target.value))}
          />
        )}
      </Field>
      {role.keptCount > 0 && (
        <Text>
          {`${peopleText(role.keptCount)} из них ${plural(role.keptCount, 'состоит', 'состоят', 'состоят')} в компании: там действуют правила этой роли о моделях, а целиком она вернётся после выхода. ${plural(role.keptCount, 'Ему', 'Им', 'Им')} тоже достанется новая роль.`}
        </Text>
      )}
      {target !== undefined && <NoMoveToStaff role={role} target={target} />}
      {target === undefined ? (
        <Text color="fg.muted">{`Здесь будет видно, что изменится у ${plural(users, 'этого человека', 'этих людей', 'этих людей')}.`}</Text>
      ) : (
        <RoleChangePreview whose="people" now={role} next={target} own={own} />
      )}
    </Stack>
  );
}

/** Where the people of a role go before it is deleted, and what that means for them. */
export function MoveChoice(props: MoveChoiceProps) {
  const { companyId } = props.role;
  const { data, error, mutate } = useRolesOf(
    companyId === null ? { kind: 'global' } : { kind: 'company', companyId },
  );
  if (data !== undefined) return <Choice {...props} roles={data} />;
  if (error !== undefined)
    return <ErrorState title="Не удалось загрузить роли" error={error} onRetry={() => void mutate()} />;
  return <Skeleton height="7rem" aria-busy />;
}
