import type { Permission } from './permissions.ts';

/** What makes somebody one of the cabinet's staff: power over other people, their money or its prices (product §6.3). */
export const STAFF_PERMISSIONS = [
  'user:manage',
  'role:manage',
  'permission:manage',
  'payment_request:manage',
  'rate_correction:manage',
] as const satisfies readonly Permission[];

/** Whether somebody with these permissions is one of the staff. */
export function isOfStaff(permissions: readonly string[]): boolean {
  return STAFF_PERMISSIONS.some((each) => permissions.includes(each));
}
