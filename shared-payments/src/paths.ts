import { routePath } from '@cabinet/kernel/paths';

/** Screens of remotes to which this package leads. */
export const elsewhere = {
  company: routePath('/company'),
  companyUsers: routePath('/company/users'),
  group: routePath('/group'),
  payment: routePath('/payment'),
  paymentRequestDetail: routePath('/payment-requests/:requestId'),
};
