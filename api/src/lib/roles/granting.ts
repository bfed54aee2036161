import {
  hasPermission,
  isPermission,
  mayGrant,
  PERMISSION_DEFINITIONS,
  type Permission,
} from '@cabinet/access/permissions';
import { isDynamicPermission } from '@cabinet/kernel/core/model-access';
import { ApiError } from '#lib/api-error.ts';

const MAKES_PERMISSIONS: Permission = 'permission:manage';

/** The words by which people know a permission. */
export function permissionName(permission: string): string {
  return isPermission(permission) ? PERMISSION_DEFINITIONS[permission].name : permission;
}

/** Refuses with AUTH.003 whoever holds none of these permissions, and names the first. */
export function demandOneOf(held: readonly string[], permissions: readonly Permission[]): void {
  if (permissions.some((permission) => hasPermission(held, permission))) return;
  const [first] = permissions;
  throw new ApiError('AUTH.003', first === undefined ? {} : { permission: first });
}

/**
 * Refuses with AUTH.003 whoever would grant what they do not hold, and names the first such permission. Rules of model
 * access grant nothing.
 */
export function demandHeld(held: readonly string[], granted: readonly string[]): void {
  const missing = granted.find(
    (permission) => !isDynamicPermission(permission) && !mayGrant(held, permission),
  );
  if (missing === undefined) return;
  throw new ApiError('AUTH.003', {
    permission: missing,
    message: `Нельзя выдать разрешение «${permissionName(missing)}»: у вас его нет`,
  });
}

/**
 * What somebody else must hold to give the same. Permissions that were made by hand are given by their holders and by
 * whoever makes them, so what whoever gives them first holds is asked of the other too.
 */
export function neededToGrant(held: readonly string[], granted: readonly string[]): string[] {
  const needed = granted
    .filter((permission) => !isDynamicPermission(permission))
    .map((permission) => (held.includes(permission) ? permission : MAKES_PERMISSIONS));
  return [...new Set(needed)];
}
