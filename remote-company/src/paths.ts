import { contractPaths, routePath } from '@cabinet/kernel/paths';
import contract from '../remote.contract.ts';

/** The addresses of this remote's screens, by the ids of its contract. */
export const paths = contractPaths(contract.routes);

/** Screens of others to which this remote leads. */
export const elsewhere = {
  account: routePath('/account'),
  accountSecurity: routePath('/account/security'),
  companyRoles: routePath('/company/roles'),
  group: routePath('/group'),
  home: routePath('/'),
  payment: routePath('/payment'),
  paymentRequestDetail: routePath('/payment-requests/:requestId'),
};
