import { gainedStaffNames } from '@cabinet/access';
import type { Role } from '../../api/roles.ts';

/** Names of the staff permissions that people get who have the role; none of a new one, or of one that nobody has. */
export function gainedByHolders(role: Role | null, permissions: readonly string[]): readonly string[] {
  return role === null || role.usersCount === 0 ? [] : gainedStaffNames({ permissions }, role);
}
