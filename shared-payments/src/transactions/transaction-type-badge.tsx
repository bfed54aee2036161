import { TRANSACTION_TYPE, type TransactionType } from '@cabinet/kernel/core/payments';
import { Badge, type BadgeProps } from '@cabinet/kernel/ui';

/** Props of {@link TransactionTypeBadge}. */
export interface TransactionTypeBadgeProps extends Omit<BadgeProps, 'children'> {
  readonly type: TransactionType;
}

/** Why money moved. */
export function TransactionTypeBadge({ type, ...rest }: TransactionTypeBadgeProps) {
  const { label, palette } = TRANSACTION_TYPE[type];
  return (
    <Badge colorPalette={palette} {...rest}>
      {label}
    </Badge>
  );
}
