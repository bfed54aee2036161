import { type PaymentRequestStatus, REQUEST_STATUS_LABEL } from '@cabinet/kernel/core/payments';
import { Badge, type BadgeProps } from '@cabinet/kernel/ui';
import { REQUEST_STATUS_PALETTE } from './payment-request-labels.ts';

/** Props of {@link RequestStatusBadge}. */
export interface RequestStatusBadgeProps extends Omit<BadgeProps, 'children'> {
  readonly status: PaymentRequestStatus;
}

/** Where a payment request stands. */
export function RequestStatusBadge({ status, ...rest }: RequestStatusBadgeProps) {
  return (
    <Badge colorPalette={REQUEST_STATUS_PALETTE[status]} {...rest}>
      {REQUEST_STATUS_LABEL[status]}
    </Badge>
  );
}
