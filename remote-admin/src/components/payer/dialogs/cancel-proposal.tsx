import { notify } from '@cabinet/kernel/notify';
import { Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { cancelProposal } from '../../../api/payers.ts';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { Refusal } from '../../refusal.tsx';
import { proposalWords } from '../proposal-words.ts';
import type { DecisionProps } from './decision.ts';
import { ProposalFacts } from './proposal-facts.tsx';

/** Its author takes it back. */
export function CancelProposal({ proposal, onClose }: DecisionProps) {
  const { error, refuse, forget } = useRefusal();
  async function cancel(): Promise<void> {
    forget();
    try {
      await cancelProposal(proposal.id);
    } catch (failure) {
      refuse(failure);
      throw failure;
    }
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
          {`${proposalWords(proposal).kept}, подтвердить предложение уже никто не сможет.`}
        </Text>
        <Refusal error={error} />
      </Stack>
    </ConfirmDialog>
  );
}
