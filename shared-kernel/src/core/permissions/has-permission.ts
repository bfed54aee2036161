import type { Permission } from './permissions.ts';

/**
 * Whether the permission itself is in the list. There are no wildcards and no implied rights (product §6.2). Without a
 * list (a signed-out visitor) nothing passes.
 */
export function hasPermission(held: readonly string[] | null | undefined, permission: Permission): boolean {
  return held?.includes(permission) ?? false;
}
