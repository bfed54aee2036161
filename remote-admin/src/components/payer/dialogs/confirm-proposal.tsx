import { useAttemptKey } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { confirmProposal } from '../../../api/payers.ts';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { Refusal } from '../../refusal.tsx';
import type { DecisionProps } from './decision.ts';
import { ProposalFacts } from './proposal-facts.tsx';

/** The second person's word: the money moves at once. */
export function ConfirmProposal({ proposal, onClose }: DecisionProps) {
  const attempt = useAttemptKey();
  const { error, refuse, forget } = useRefusal();
  const isTaken = proposal.amount.startsWith('-');
  async function confirm(): Promise<void> {
    forget();
    try {
      await confirmProposal(proposal.id, attempt.keyOf({ id: proposal.id }));
    } catch (failure) {
      refuse(failure);
      throw failure;
    }
    notify.success(
      `Предложение ${proposal.number} подтверждено: деньги ${isTaken ? 'списаны' : 'начислены'}`,
    );
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={`Подтвердить ${proposal.number}?`}
      confirmLabel={isTaken ? 'Подтвердить и списать' : 'Подтвердить и начислить'}
      isDestructive={isTaken}
    >
      <Stack gap="4">
        <ProposalFacts proposal={proposal} />
        <Text color="fg.muted">
          Деньги изменятся сразу. Отменить это нельзя, можно только провести обратную сумму.
        </Text>
        <Refusal error={error} />
      </Stack>
    </ConfirmDialog>
  );
}
