import { hasPermission } from './has-permission.ts';
import { isPermission } from './is-permission.ts';

/**
 * Whether somebody may grant a static permission: nobody grants what they do not hold. One that was made by hand, of which the
 * program knows nothing, is granted by whoever makes such permissions (product §17.2).
 */
export function mayGrant(held: readonly string[], permission: string): boolean {
  return held.includes(permission) || (!isPermission(permission) && hasPermission(held, 'permission:manage'));
}
