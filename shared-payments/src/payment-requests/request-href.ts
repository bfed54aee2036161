import { paths } from '@cabinet/kernel/paths';
import type { PaymentRequest } from './payment-request.ts';

/** Address of a request's page. */
export const requestHref = ({ id }: Pick<PaymentRequest, 'id'>): string =>
  paths.paymentRequestDetail.to({ requestId: id });
