import { Refusal, useAttemptKey, useRefusal } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { confirmProposal } from '../../../api/proposals.ts';
import { decisionWords } from '../words/kind-words.ts';
import type { DecisionProps } from './decision.ts';
import { ProposalFacts } from './proposal-facts.tsx';
import { ProposalImpact } from './proposal-impact.tsx';

/** The second person's word: the money moves, or the limit is raised, at once. */
export function ConfirmProposal({ proposal, onClose }: DecisionProps) {
  const attempt = useAttemptKey();
  const { error, tryTo } = useRefusal();
  const words = decisionWords(proposal);
  async function confirm(): Promise<void> {
    await tryTo(() => confirmProposal(proposal.id, attempt.keyOf({ id: proposal.id })));
    notify.success(`Предложение ${proposal.number} подтверждено: ${words.confirmed}`);
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={`Подтвердить ${proposal.number}?`}
      confirmLabel={words.confirm}
      isDestructive={words.isDestructive}
    >
      <Stack gap="4">
        <ProposalFacts proposal={proposal} />
        <ProposalImpact proposal={proposal} />
        <Text color="fg.muted">{words.effect}</Text>
        <Refusal error={error} />
      </Stack>
    </ConfirmDialog>
  );
}
