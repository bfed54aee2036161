import type { Proposal } from '../../../api/payers.ts';
import { CancelProposal } from './cancel-proposal.tsx';
import { ConfirmProposal } from './confirm-proposal.tsx';
import { RejectProposal } from './reject-proposal.tsx';

/** What may be decided about a proposal. */
export type ProposalDeed = 'confirm' | 'reject' | 'cancel';

interface ProposalDialogProps {
  readonly deed: ProposalDeed;
  readonly proposal: Proposal;
  readonly onClose: () => void;
}

const DIALOGS = { confirm: ConfirmProposal, reject: RejectProposal, cancel: CancelProposal } as const;

/** One proposal, one decision. */
export default function ProposalDialog({ deed, ...props }: ProposalDialogProps) {
  const Decision = DIALOGS[deed];
  return <Decision {...props} />;
}
