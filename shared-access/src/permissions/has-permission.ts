import { hasPermission as isAmong } from '@cabinet/kernel/core/permissions';
import type { Permission } from './permissions.ts';

/** Whether the permission itself is in the list, as the kernel answers it. One that is not of the product does not compile. */
export const hasPermission: (held: readonly string[] | null | undefined, permission: Permission) => boolean =
  isAmong;
