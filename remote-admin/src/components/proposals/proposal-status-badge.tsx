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

export function ProposalStatusBadge({ status }: Pick<Proposal, 'status'>) {
  return <StatusBadge tone={TONE[status]}>{PROPOSAL_STATUS_LABEL[status]}</StatusBadge>;
}
