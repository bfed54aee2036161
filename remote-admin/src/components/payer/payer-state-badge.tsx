import { StatusBadge } from '@cabinet/kernel/ui';
import type { AdminPayer } from '../../api/payers.ts';
import { payerStateText, wholeStateText } from './payer-words.ts';

interface PayerStateBadgeProps {
  readonly payer: Pick<AdminPayer, 'isActive' | 'isClosed' | 'balance'>;
  /** Whether a closed one also says what is on it. */
  readonly isWhole?: boolean;
}

/** Whether an account pays. */
export function PayerStateBadge({ payer, isWhole = false }: PayerStateBadgeProps) {
  const tone = payer.isActive && !payer.isClosed ? 'success' : payer.isClosed ? 'neutral' : 'warning';
  return <StatusBadge tone={tone}>{isWhole ? wholeStateText(payer) : payerStateText(payer)}</StatusBadge>;
}
