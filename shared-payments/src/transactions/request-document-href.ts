import { elsewhere } from '../paths.ts';
import type { DocumentHref } from './transaction-columns.tsx';

/** Leads from a movement of money to the payment request behind it; no other document has a screen. */
export const requestDocumentHref: DocumentHref = ({ type, id }) =>
  type === 'payment_request' && id !== null ? elsewhere.paymentRequestDetail.to({ requestId: id }) : null;
