import { routePath } from '@cabinet/kernel/paths';

/** Screens of remotes to which this package leads. */
export const elsewhere = {
  adminBankStatements: routePath('/admin/bank-statements'),
  adminPaymentRequests: routePath('/admin/payment-requests'),
  adminPromoMonitoring: routePath('/admin/promo-monitoring'),
  adminProposals: routePath('/admin/proposals'),
  companyInviteAccept: routePath('/company/invite/accept'),
  companyRolesEdit: routePath('/company/roles/edit/:roleId'),
  companyUsers: routePath('/company/users'),
  group: routePath('/group'),
  groupInviteAccept: routePath('/group/invite/accept'),
  paymentRequests: routePath('/payment-requests'),
  payment: routePath('/payment'),
  rolesEdit: routePath('/roles/edit/:roleId'),
};
