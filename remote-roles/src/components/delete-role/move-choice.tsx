import { plural } from '@cabinet/kernel/core/text';
import { Banner, ErrorState, Field, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { Select } from '@cabinet/kernel/ui/select';
import { useEffect, useRef } from 'react';
import { useOwnPermissions } from '../../api/own-permissions.ts';
import { type Role, useRolesOf } from '../../api/roles.ts';
import { MoveEffect } from './move-effect.tsx';

interface MoveChoiceProps {
  readonly role: Role;
  readonly users: number;
  readonly target: Role | undefined;
  readonly onChoose: (target: Role | undefined) => void;
}

const GUEST_NAME = 'Гость';

/** Where people may go: a role of the same place that the reader may give; nobody is made a visitor. */
function isTarget({ roleId, mayAssign, isSystem, roleName }: Role, from: Role): boolean {
  return roleId !== from.roleId && mayAssign && !(isSystem && roleName === GUEST_NAME);
}

const owners = (count: number) => `Роль есть у ${count} ${plural(count, 'человека', 'человек', 'человек')}`;

function Choice({
  role,
  users,
  target,
  onChoose,
  roles,
}: MoveChoiceProps & { readonly roles: readonly Role[] }) {
  const targets = roles.filter((each) => isTarget(each, role));
  const own = useOwnPermissions(target === undefined ? [role] : [role, target]);
  const control = useRef<HTMLSelectElement>(null);
  useEffect(function startAtChoice() {
    control.current?.focus();
  }, []);
  const isShort = roles.some(({ mayAssign, roleId }) => !mayAssign && roleId !== role.roleId);
  if (targets.length === 0)
    return (
      <Banner tone="warning" title={owners(users)}>
        Перевести их некуда: других ролей, которые вы можете назначить, здесь нет. Сначала создайте такую.
      </Banner>
    );
  return (
    <Stack gap="4">
      <Field
        label={`${owners(users)}. Куда их перевести?`}
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
      {target === undefined ? (
        <Text color="fg.muted">Здесь будет видно, что изменится у этих людей.</Text>
      ) : (
        <MoveEffect now={role} next={target} own={own} />
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
