import { paths } from '@cabinet/kernel/paths';
import type { DocumentHref } from './transaction-columns.tsx';

/** Leads from a movement of money to the payment request behind it; no other document has a screen. */
export const requestDocumentHref: DocumentHref = ({ type, id }) =>
  type === 'payment_request' && id !== null ? paths.paymentRequestDetail.to({ requestId: id }) : null;
