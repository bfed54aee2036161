import { TRANSACTION_TYPE_LABEL, type TransactionType } from '@cabinet/kernel/core/payments';
import { Badge, type BadgeProps } from '@cabinet/kernel/ui';

const PALETTE: Readonly<Record<TransactionType, string>> = {
  topup: 'green',
  bonus: 'accent',
  charge: 'gray',
  refund: 'blue',
  adjustment: 'orange',
  reversal: 'red',
};

/** Props of {@link TransactionTypeBadge}. */
export interface TransactionTypeBadgeProps extends Omit<BadgeProps, 'children'> {
  readonly type: TransactionType;
}

/** Why money moved. */
export function TransactionTypeBadge({ type, ...rest }: TransactionTypeBadgeProps) {
  return (
    <Badge colorPalette={PALETTE[type]} {...rest}>
      {TRANSACTION_TYPE_LABEL[type]}
    </Badge>
  );
}
