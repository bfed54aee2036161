import { PERMISSION_DEFINITIONS, STAFF_PERMISSIONS } from '../permissions/index.ts';
import type { Granting } from '../rights/role-change.ts';

const NOTHING: Granting = { permissions: [] };

/** Names of the staff permissions that `next` grants and `now` does not: it takes two people to give them (product §17.1). */
export function gainedStaffNames(next: Granting, now: Granting = NOTHING): readonly string[] {
  return STAFF_PERMISSIONS.filter(
    (permission) => next.permissions.includes(permission) && !now.permissions.includes(permission),
  ).map((permission) => PERMISSION_DEFINITIONS[permission].name);
}
