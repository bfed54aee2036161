import { StatusBadge } from '@cabinet/kernel/ui';
import type { AdminPayer } from '../../api/payers.ts';
import { payerStateText } from './payer-words.ts';

/** Whether an account pays. */
export function PayerStateBadge({ payer }: { readonly payer: Pick<AdminPayer, 'isActive' | 'isClosed'> }) {
  const tone = payer.isActive && !payer.isClosed ? 'success' : payer.isClosed ? 'neutral' : 'warning';
  return <StatusBadge tone={tone}>{payerStateText(payer)}</StatusBadge>;
}
