import { Refusal, useRefusal } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { cancelProposal } from '../../../api/proposals.ts';
import { decisionWords } from '../words/kind-words.ts';
import type { DecisionProps } from './decision.ts';
import { ProposalFacts } from './proposal-facts.tsx';

/** Its author takes it back. */
export function CancelProposal({ proposal, onClose }: DecisionProps) {
  const { error, tryTo } = useRefusal();
  async function cancel(): Promise<void> {
    await tryTo(() => cancelProposal(proposal.id));
    notify.success(`Предложение ${proposal.number} отозвано`);
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={cancel}
      title={`Отозвать ${proposal.number}?`}
      confirmLabel="Отозвать"
      cancelLabel="Оставить"
      isDestructive
    >
      <Stack gap="4">
        <ProposalFacts proposal={proposal} />
        <Text color="fg.muted">
          {`${decisionWords(proposal).kept}, подтвердить предложение уже никто не сможет.`}
        </Text>
        <Refusal error={error} />
      </Stack>
    </ConfirmDialog>
  );
}
