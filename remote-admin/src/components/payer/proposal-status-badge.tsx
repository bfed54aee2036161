import { StatusBadge } from '@cabinet/kernel/ui';
import type { FundProposal } from '../../api/payers.ts';
import { PROPOSAL_STATUS_LABEL } from './payer-words.ts';

const TONE = { pending: 'warning', confirmed: 'success', rejected: 'danger', cancelled: 'neutral' } as const;

export function ProposalStatusBadge({ status }: Pick<FundProposal, 'status'>) {
  return <StatusBadge tone={TONE[status]}>{PROPOSAL_STATUS_LABEL[status]}</StatusBadge>;
}
