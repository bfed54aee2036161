import { hasPermission } from './has-permission.ts';
import { isPermission } from './is-permission.ts';

/**
 * Whether somebody may grant a static permission. Nobody grants what they do not hold. The program knows nothing of a
 * permission that administrators have added, so whoever may add them may grant it (product §17.2).
 */
export function mayGrant(held: readonly string[], permission: string): boolean {
  return held.includes(permission) || (!isPermission(permission) && hasPermission(held, 'permission:manage'));
}
