export { InvoiceFact } from './invoice-fact.tsx';
export { methodText } from './method-text.ts';
export { PaymentRequestsTable } from './payment-requests-table.tsx';
export { requestHref } from './request-href.ts';
export { RequestTimeline } from './request-timeline.tsx';
export { SentInvoices } from './sent-invoices.tsx';
