import { hasPermission } from '@cabinet/kernel/core/permissions';
import type { User } from '@cabinet/kernel/session';
import type { FoundUser } from '../api/found-users.ts';

/** What a person is called. */
export const nameOf = ({ displayName, email }: Pick<FoundUser, 'displayName' | 'email'>) =>
  displayName || email;

/** The role that everybody of a place has, and that a removed one gives way to. */
export const usualRoleOf = ({ company }: Pick<FoundUser, 'company'>) =>
  company === null ? 'Пользователь' : 'Сотрудник';

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
