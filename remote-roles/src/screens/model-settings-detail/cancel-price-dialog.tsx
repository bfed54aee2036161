import { notify, tryOrNotify } from '@cabinet/kernel/notify';
import { Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { cancelPlannedPrice, type ModelDetail } from '../../api/models.ts';
import { plannedText } from '../../components/model/model-words.ts';
import { TwoPeopleNotice } from '../../components/model/two-people-notice.tsx';
import { isPlanAgreed } from './why-two-people.ts';

const AGREED = ['Эту цену запланировали двое'];

interface CancelPriceDialogProps {
  readonly model: ModelDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function CancelPriceDialog({ model, isOpen, onClose }: CancelPriceDialogProps) {
  const { nextPrice } = model;
  const isForTwo = isPlanAgreed(model);
  async function cancel(): Promise<void> {
    const { proposal, nextPrice: kept } = await tryOrNotify(() => cancelPlannedPrice(model));
    notify.success(
      kept === null || proposal === null
        ? 'Запланированная цена отменена'
        : `Предложение ${proposal.number} записано: подтверждает другой человек`,
    );
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={cancel}
      title="Отменить запланированную цену?"
      confirmLabel={isForTwo ? 'Предложить отмену' : 'Отменить цену'}
      cancelLabel="Оставить"
      isDestructive
    >
      <Stack gap="3">
        <Text>
          {nextPrice === null
            ? 'Запланированной цены уже нет.'
            : `Новая цена (${plannedText(nextPrice)}) не начнёт действовать. Останется нынешняя.`}
        </Text>
        {isForTwo && <TwoPeopleNotice why={AGREED} />}
      </Stack>
    </ConfirmDialog>
  );
}
