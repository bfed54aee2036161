import { useState } from 'react';
import { CancelProposal } from './cancel-proposal.tsx';
import { ConfirmProposal } from './confirm-proposal.tsx';
import type { DecisionProps } from './decision.ts';
import { LookAtProposal } from './look-at-proposal.tsx';
import { RejectProposal } from './reject-proposal.tsx';

const DECISIONS = { confirm: ConfirmProposal, reject: RejectProposal, cancel: CancelProposal } as const;

/** What may be decided about a proposal. */
export type ProposalDecision = keyof typeof DECISIONS;

interface ProposalDialogProps extends DecisionProps {
  /** Without one the whole proposal is shown, with the decisions that may be taken. */
  readonly decision: ProposalDecision | null;
}

/** One proposal: all of it, or one decision about it. */
export default function ProposalDialog({ decision, ...props }: ProposalDialogProps) {
  const [chosen, choose] = useState(decision);
  if (chosen === null) return <LookAtProposal {...props} onDecide={choose} />;
  const Decision = DECISIONS[chosen];
  return <Decision {...props} />;
}
