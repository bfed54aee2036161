import { notify } from '@cabinet/kernel/notify';
import { Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { declineOffer, type Group } from '../../../api/group.ts';
import { tryGroupWrite } from '../../../lib/try-group-write.ts';

interface DeclineOfferDialogProps {
  readonly group: Pick<Group, 'owner'>;
  readonly onClose: () => void;
}

export default function DeclineOfferDialog({ group, onClose }: DeclineOfferDialogProps) {
  async function decline() {
    await tryGroupWrite(declineOffer);
    notify.success('Предложение отклонено');
  }

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={decline}
      title="Отклонить предложение?"
      confirmLabel="Отклонить"
      isDestructive
    >
      <Text>{`Владельцем останется ${group.owner.displayName}, для вас ничего не изменится. Если передумаете, предложение можно сделать ещё раз.`}</Text>
    </ConfirmDialog>
  );
}
