import { gainedStaffNames } from '@cabinet/access';
import type { AdminUser, BulkAction } from '../../../api/admin-users.ts';
import type { Role } from '../../../api/roles.ts';
import type { BulkWho } from './bulk-question.ts';

interface Bulk {
  readonly action: BulkAction;
  readonly who: BulkWho;
  /** Of the service; none while they are on their way. */
  readonly roles: readonly Role[];
  /** The role that is given. */
  readonly next: Role | undefined;
}

/** How many of the chosen people a second person is to confirm; `null` where only the job will know who they are. */
export function countOfTwo({ action, who, roles, next }: Bulk): number | null {
  if (action === 'deactivate') return 0;
  if (action === 'set_role' && (next === undefined || gainedStaffNames(next).length === 0)) return 0;
  if (who.kind === 'found') return null;
  const roleOf = (roleId: string | undefined) => roles.find((role) => role.roleId === roleId);
  const isOfTwo = {
    // In a company the kept role is what changes.
    set_role: ({ role, globalRole }: AdminUser) =>
      next !== undefined && gainedStaffNames(next, roleOf(globalRole?.roleId ?? role.roleId)).length > 0,
    activate: ({ isActive, role, globalRole }: AdminUser) =>
      !isActive &&
      [role.roleId, globalRole?.roleId].some(
        (roleId) => gainedStaffNames(roleOf(roleId) ?? { permissions: [] }).length > 0,
      ),
  }[action];
  return who.people.filter(isOfTwo).length;
}
