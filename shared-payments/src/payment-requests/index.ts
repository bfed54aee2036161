export type { PaymentRequestsTableProps } from './payment-requests-table.tsx';
export { PaymentRequestsTable } from './payment-requests-table.tsx';
export type { RequestTimelineProps } from './request-timeline.tsx';
export { RequestTimeline } from './request-timeline.tsx';
