import type { Role } from '../../api/roles.ts';

/** Two roles, and what tells them apart at the head of a column. */
export interface ComparedRoles {
  readonly one: Role;
  readonly other: Role;
  readonly names: readonly [one: string, other: string];
}

/** Roles of two companies may have one name: then each says whose it is. */
export function comparedRoles(one: Role, other: Role): ComparedRoles {
  const isSame = one.roleName === other.roleName;
  const nameOf = ({ roleName, companyName }: Role) =>
    isSame ? `${roleName} (${companyName ?? 'глобальная'})` : roleName;
  return { one, other, names: [nameOf(one), nameOf(other)] };
}
