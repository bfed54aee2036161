import { usePermission } from '@cabinet/kernel/session';
import type { DocumentHref } from '@cabinet/payments/transactions';
import { paths } from '../paths.ts';

const requestHref: DocumentHref = ({ type, id }) =>
  type === 'payment_request' && id !== null ? paths.adminPaymentRequestsDetail.to({ requestId: id }) : null;

/** Where the document of a movement is read, for whoever may read requests; no other document has a screen. */
export function useDocumentHref(): DocumentHref | undefined {
  return usePermission('payment_request:manage') ? requestHref : undefined;
}
