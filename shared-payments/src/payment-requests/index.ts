export { PaymentRequestsTable } from './payment-requests-table.tsx';
export { RequestTimeline } from './request-timeline.tsx';
