export { GUEST_ROLE_ID } from './guest-role.ts';
export { hasPermission } from './has-permission.ts';
export { COMPANY_PERMISSIONS, isCompanyPermission } from './is-company-permission.ts';
export { isPermission } from './is-permission.ts';
export { mayGrant } from './may-grant.ts';
export {
  PERMISSION_CATEGORIES,
  PERMISSION_DEFINITIONS,
  type PermissionCategory,
} from './permission-definitions.ts';
export { PERMISSIONS, type Permission } from './permissions.ts';
export { BALANCE_PERMISSION, seesBalance } from './sees-balance.ts';
