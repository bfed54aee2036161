import { TRANSACTION_TYPE_LABEL, type TransactionType } from '@cabinet/kernel/core/payments';
import { Badge, type BadgeProps } from '@cabinet/kernel/ui';
import { TRANSACTION_TYPE_PALETTE } from './transaction-labels.ts';

/** Props of {@link TransactionTypeBadge}. */
export interface TransactionTypeBadgeProps extends Omit<BadgeProps, 'children'> {
  readonly type: TransactionType;
}

/** Why money moved. */
export function TransactionTypeBadge({ type, ...rest }: TransactionTypeBadgeProps) {
  return (
    <Badge colorPalette={TRANSACTION_TYPE_PALETTE[type]} {...rest}>
      {TRANSACTION_TYPE_LABEL[type]}
    </Badge>
  );
}
