import { type PaymentRequestStatus, REQUEST_STATUS_LABEL } from '@cabinet/kernel/core/payments';
import { Badge, type BadgeProps } from '@cabinet/kernel/ui';

const PALETTE: Readonly<Record<PaymentRequestStatus, string>> = {
  pending: 'orange',
  processing: 'blue',
  paid: 'green',
  rejected: 'red',
  cancelled: 'gray',
  expired: 'gray',
  failed: 'red',
  refunded: 'blue',
};

/** Props of {@link RequestStatusBadge}. */
export interface RequestStatusBadgeProps extends Omit<BadgeProps, 'children'> {
  readonly status: PaymentRequestStatus;
}

/** Where a payment request stands. */
export function RequestStatusBadge({ status, ...rest }: RequestStatusBadgeProps) {
  return (
    <Badge colorPalette={PALETTE[status]} {...rest}>
      {REQUEST_STATUS_LABEL[status]}
    </Badge>
  );
}
