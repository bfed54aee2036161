import { elsewhere } from '../paths.ts';
import type { PaymentRequest } from './payment-request.ts';

/** Address of a request's page. */
export const requestHref = ({ id }: Pick<PaymentRequest, 'id'>): string =>
  elsewhere.paymentRequestDetail.to({ requestId: id });
