import { isDynamicPermission } from '@cabinet/kernel/core/model-access';
import { isPermission, mayGrant, PERMISSION_DEFINITIONS } from '@cabinet/kernel/core/permissions';
import { ApiError } from '#lib/api-error.ts';

/** What a person reads for a permission. */
export function permissionName(permission: string): string {
  return isPermission(permission) ? PERMISSION_DEFINITIONS[permission].name : permission;
}

/** Nobody grants what they do not hold; rules of model access grant nothing. AUTH.003 names the first one. */
export function demandHeld(held: readonly string[], granted: readonly string[]): void {
  const missing = granted.find(
    (permission) => !isDynamicPermission(permission) && !mayGrant(held, permission),
  );
  if (missing === undefined) return;
  throw new ApiError('AUTH.003', {
    permission: missing,
    message: `Нельзя выдать право «${permissionName(missing)}»: у вас его нет`,
  });
}
