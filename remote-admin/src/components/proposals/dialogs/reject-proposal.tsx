import { notify } from '@cabinet/kernel/notify';
import { rejectProposal } from '../../../api/proposals.ts';
import { ReasonDialog } from '../../reason-dialog.tsx';
import type { DecisionProps } from './decision.ts';
import { ProposalFacts } from './proposal-facts.tsx';

/** The second person refuses, and says why. */
export function RejectProposal({ proposal, onClose }: DecisionProps) {
  return (
    <ReasonDialog
      title={`Отклонить ${proposal.number}?`}
      label="Отклонить предложение"
      submitLabel="Отклонить"
      hint="Её увидит тот, кто предложил"
      isDestructive
      onClose={onClose}
      onReason={async (reason) => {
        await rejectProposal(proposal.id, reason);
        notify.success(`Предложение ${proposal.number} отклонено`);
      }}
    >
      <ProposalFacts proposal={proposal} />
    </ReasonDialog>
  );
}
