export { isGuestRole } from './rights/is-guest-role.ts';
export { grantedNames, missingNames, permissionGroups } from './rights/role-change.ts';
export { RoleChangePreview } from './rights/role-change-preview.tsx';
export { VerdictBadge } from './rules/verdict-badge.tsx';
export { gainedStaffNames } from './two-people/gained-staff-names.ts';
export { SecondPersonBanner } from './two-people/second-person-banner.tsx';
export { staffNamesText } from './two-people/staff-names-text.ts';
export { useProposalsHref } from './two-people/use-proposals-href.ts';
export { useWhyDialog } from './use-why-dialog.ts';
