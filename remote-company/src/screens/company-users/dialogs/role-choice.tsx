import { missingNames, RoleChangePreview } from '@cabinet/access';
import { Field, Stack, Text } from '@cabinet/kernel/ui';
import { Select } from '@cabinet/kernel/ui/select';
import type { CompanyRole } from '../../../api/company-roles.ts';
import type { CompanyUser } from '../../../api/company-users.ts';

interface RoleChoiceProps {
  readonly roles: readonly CompanyRole[];
  readonly current: CompanyUser['role'];
  /** What whoever chooses may themself: nobody grants more. */
  readonly held: readonly string[];
  readonly roleId: string;
  readonly onChoose: (roleId: string) => void;
}

/** The role of somebody who is suspended, or that of another place, is not among those to choose from. */
function optionsOf(roles: readonly CompanyRole[], current: CompanyUser['role']) {
  const options = roles.map(({ roleId, roleName, mayAssign }) => ({
    value: roleId,
    label: mayAssign || roleId === current.roleId ? roleName : `${roleName} (недоступна вам)`,
    isDisabled: !mayAssign && roleId !== current.roleId,
  }));
  return options.some(({ value }) => value === current.roleId)
    ? options
    : [{ value: current.roleId, label: current.roleName, isDisabled: false }, ...options];
}

function reason(role: CompanyRole, held: readonly string[]): string {
  const names = missingNames(role, held);
  const what =
    names.length === 0 ? 'доступ к моделям шире вашего' : `права, которых нет у вас: ${names.join(', ')}`;
  return `Роль «${role.roleName}» даёт ${what}. Назначить её может тот, у кого всё это есть.`;
}

/** The roles of the company, with why some of them are not to be given, and what the chosen one changes. */
export function RoleChoice({ roles, current, held, roleId, onChoose }: RoleChoiceProps) {
  const now = roles.find((role) => role.roleId === current.roleId);
  const next = roles.find((role) => role.roleId === roleId);
  const refused = roles.filter((role) => !role.mayAssign && role.roleId !== current.roleId);
  return (
    <Stack gap="4">
      <Field
        label="Роль"
        {...(refused.length > 0 && {
          hint: (
            <Stack as="span" gap="1">
              {refused.map((role) => (
                <span key={role.roleId}>{reason(role, held)}</span>
              ))}
            </Stack>
          ),
        })}
      >
        {(control) => (
          <Select
            {...control}
            options={optionsOf(roles, current)}
            value={roleId}
            onChange={(event) => onChoose(event.target.value)}
          />
        )}
      </Field>
      {roleId !== current.roleId && next !== undefined ? (
        <RoleChangePreview now={now} next={next} />
      ) : (
        <Text color="fg.muted">Выберите другую роль, и здесь будет видно, что изменится.</Text>
      )}
    </Stack>
  );
}
