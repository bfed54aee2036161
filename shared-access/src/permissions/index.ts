export { GUEST_ROLE_ID } from './guest-role.ts';
export { hasPermission } from './has-permission.ts';
export { COMPANY_PERMISSIONS, isCompanyPermission } from './is-company-permission.ts';
export { isPermission } from './is-permission.ts';
export { mayGrant } from './may-grant.ts';
export {
  PERMISSION_CATEGORIES,
  PERMISSION_DEFINITIONS,
  PERMISSIONS,
  type Permission,
  type PermissionCategory,
} from './permissions.ts';
export { splitPermissions } from './split-permissions.ts';
export { isOfStaff, STAFF_PERMISSIONS } from './staff-permissions.ts';
