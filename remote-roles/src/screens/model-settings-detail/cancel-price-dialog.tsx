import { notify, tryOrNotify } from '@cabinet/kernel/notify';
import { Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { cancelPlannedPrice, type ModelDetail } from '../../api/models.ts';
import { plannedText } from '../../components/model/model-words.ts';

interface CancelPriceDialogProps {
  readonly model: ModelDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function CancelPriceDialog({ model: { id, nextPrice }, isOpen, onClose }: CancelPriceDialogProps) {
  async function cancel(): Promise<void> {
    await tryOrNotify(() => cancelPlannedPrice(id));
    notify.success('Запланированная цена отменена');
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={cancel}
      title="Отменить запланированную цену?"
      confirmLabel="Отменить цену"
      cancelLabel="Оставить"
      isDestructive
    >
      <Text>
        {nextPrice === null
          ? 'Запланированной цены уже нет.'
          : `Новая цена (${plannedText(nextPrice)}) не начнёт действовать. Останется нынешняя.`}
      </Text>
    </ConfirmDialog>
  );
}
