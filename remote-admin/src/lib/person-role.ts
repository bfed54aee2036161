import { hasPermission } from '@cabinet/kernel/core/permissions';
import type { User } from '@cabinet/kernel/session';
import type { FoundUser } from '../api/found-users.ts';

/** What a person is called. */
export const nameOf = ({ displayName, email }: Pick<FoundUser, 'displayName' | 'email'>) =>
  displayName || email;

/** The role that everybody of a place has, and that a removed one gives way to. */
export const usualRoleOf = ({ company }: Pick<FoundUser, 'company'>) =>
  company === null ? 'Пользователь' : 'Сотрудник';

/** The kept global role in a list, unless it is the one that everybody has. */
export function keptNote(globalRole: FoundUser['globalRole']): readonly string[] {
  return globalRole === null || globalRole.roleName === 'Пользователь'
    ? []
    : [`глобальная: ${globalRole.roleName}`];
}

/** Whether the viewer may give global roles. */
export function keepsGlobalRoles({ roleInfo }: Pick<User, 'roleInfo'>): boolean {
  return hasPermission(roleInfo.permissions, 'role:manage');
}

/**
 * Somebody in a company as the holder of the global role that they keep beside the company's; `null` for anybody else.
 * Who is asked about so gets and loses global roles.
 */
export function toKeptRoleHolder(person: FoundUser): FoundUser | null {
  const { globalRole } = person;
  if (globalRole === null) return null;
  return {
    ...person,
    role: { ...globalRole, companyId: null, companyName: null },
    globalRole: null,
    company: null,
  };
}

/** Whether the viewer may give this person another role: every role, or those of the own company. */
export function mayGiveRole(
  { companyId, roleInfo: { permissions } }: Pick<User, 'companyId' | 'roleInfo'>,
  { company }: Pick<FoundUser, 'company'>,
): boolean {
  if (hasPermission(permissions, 'role:manage')) return true;
  const isOwn = company !== null && company.id === companyId;
  return (
    isOwn &&
    hasPermission(permissions, 'company_role:manage') &&
    hasPermission(permissions, 'company_user:manage')
  );
}
