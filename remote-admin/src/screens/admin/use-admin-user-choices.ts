import type { SelectOption } from '@cabinet/kernel/ui/select';
import type { AdminUser } from '../../api/admin-users.ts';
import { useRolesOf } from '../../api/roles.ts';

type Choices = Readonly<Record<string, readonly SelectOption[] | undefined>>;

interface Listed {
  readonly rows: readonly AdminUser[] | undefined;
}

/** Each once, by name. */
function byName(options: readonly SelectOption[]): readonly SelectOption[] {
  const known = new Map(options.map((option) => [option.value, option]));
  return [...known.values()].sort((one, other) => one.label.localeCompare(other.label, 'ru'));
}

/** Roles to filter by: those of the service, and what the people in sight have. */
export function useAdminUserChoices({ rows = [] }: Listed): Choices {
  const roles = useRolesOf(null);
  const global = (roles.data ?? []).map(({ roleId, roleName }) => ({ value: roleId, label: roleName }));
  const ofRows = rows.map(({ role, company }) => ({
    value: role.roleId,
    label: role.companyId === null || company === null ? role.roleName : `${role.roleName} · ${company.name}`,
  }));
  // Its chip stands from the beginning, so that nothing moves when the roles come.
  return { role_id: byName([...ofRows, ...global]) };
}
