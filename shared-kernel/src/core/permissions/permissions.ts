/**
 * Every static permission of the product in the order in which the role editor lists them (product §6.3).
 *
 * This file imports nothing: the build preset transpiles it alone to check contracts of remotes against it.
 */
export const PERMISSIONS = [
  'user:manage',
  'role:manage',
  'permission:manage',
  'payment_request:manage',
  'rate_correction:manage',
  'company_user:manage',
  'company_role:manage',
  'company:transactions',
  'company:view_payment_requests',
  'company_balance:view',
  'group:view_transactions',
  'group:view_payment_requests',
] as const;

/** One static permission, form `resource:action` (product §6.3). */
export type Permission = (typeof PERMISSIONS)[number];
