import { PERMISSIONS, type Permission } from './permissions.ts';

/** A permission that a company's own role may hold: its resource starts with `company` (product §16.5). */
export type CompanyPermission = Extract<Permission, `company${string}`>;

/** Whether a role of a company may hold this permission. */
export function isCompanyPermission(permission: string): permission is CompanyPermission {
  return COMPANY_PERMISSIONS.some((each) => each === permission);
}

/** The permissions that a company's own role may hold, in the order of {@link PERMISSIONS}. */
export const COMPANY_PERMISSIONS: readonly CompanyPermission[] = PERMISSIONS.filter(
  (permission): permission is CompanyPermission => permission.startsWith('company'),
);
