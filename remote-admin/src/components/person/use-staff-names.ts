import { gainedStaffNames } from '@cabinet/access';
import type { AdminUser } from '../../api/admin-users.ts';
import { useRolesOf } from '../../api/roles.ts';

/**
 * Names of the staff permissions that somebody has, also of those that sleep while they are in a company; none while the
 * roles are on their way. No company's role has any.
 */
export function useStaffNames({
  role,
  globalRole,
}: Pick<AdminUser, 'role' | 'globalRole'>): readonly string[] {
  const { data: roles = [] } = useRolesOf(null);
  const held = [role.roleId, globalRole?.roleId];
  const permissions = roles.filter(({ roleId }) => held.includes(roleId)).flatMap((each) => each.permissions);
  return gainedStaffNames({ permissions });
}
