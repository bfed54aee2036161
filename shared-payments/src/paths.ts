import { routePath } from '@cabinet/kernel/paths';

/** Screens of remotes to which this package leads. */
export const elsewhere = {
  payment: routePath('/payment'),
  paymentRequestDetail: routePath('/payment-requests/:requestId'),
};
