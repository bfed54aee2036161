import { StatusBadge } from '@cabinet/kernel/ui';
import type { Proposal } from '../../api/proposals.ts';
import { PROPOSAL_STATUS_LABEL } from './words/status-words.ts';

const TONE = {
  pending: 'warning',
  confirmed: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
  lapsed: 'neutral',
} as const;

export function ProposalStatusBadge({ status, agreedBy }: Pick<Proposal, 'status' | 'agreedBy'>) {
  const isAgreed = status === 'pending' && agreedBy !== null;
  return (
    <StatusBadge tone={TONE[status]}>{isAgreed ? 'Ждёт сутки' : PROPOSAL_STATUS_LABEL[status]}</StatusBadge>
  );
}
