import { routePath } from '@cabinet/kernel/paths';

/** Screens of remotes to which this package leads. */
export const elsewhere = {
  account: routePath('/account'),
  company: routePath('/company'),
  companyInviteAccept: routePath('/company/invite/accept'),
  group: routePath('/group'),
  groupInviteAccept: routePath('/group/invite/accept'),
  login: routePath('/login'),
};
