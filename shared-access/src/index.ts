export { isGuestRole } from './rights/is-guest-role.ts';
export { grantedNames, missingNames, permissionGroups } from './rights/role-change.ts';
export { RoleChangePreview } from './rights/role-change-preview.tsx';
export { VerdictBadge } from './rules/verdict-badge.tsx';
export { useWhyDialog } from './use-why-dialog.ts';
