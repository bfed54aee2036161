import { routePath } from '@cabinet/kernel/paths';

/** Screens of remotes to which this package leads. */
export const elsewhere = {
  companyRolesEdit: routePath('/company/roles/edit/:roleId'),
  rolesEdit: routePath('/roles/edit/:roleId'),
};
