import { routePath } from '@cabinet/kernel/paths';

/** Screens of remotes to which this package leads. */
export const elsewhere = {
  adminProposals: routePath('/admin/proposals'),
  companyRolesEdit: routePath('/company/roles/edit/:roleId'),
  rolesEdit: routePath('/roles/edit/:roleId'),
};
