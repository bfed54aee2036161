import { Refusal, useRefusal } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { type SourceRef, unblockSource } from '../../../api/promo.ts';
import { sourceText } from '../promo-words.ts';
import { SourceEffect } from './source-effect.tsx';

interface UnblockDialogProps {
  readonly source: SourceRef;
  readonly onClose: () => void;
}

/** Asks before requests from somewhere are taken again. */
export function UnblockDialog({ source, onClose }: UnblockDialogProps) {
  const { error, tryTo } = useRefusal();
  async function unblock() {
    await tryTo(() => unblockSource(source));
    notify.success(`Разблокировано: ${sourceText(source)}`);
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={unblock}
      title={`Разблокировать ${sourceText(source)}?`}
      confirmLabel="Разблокировать"
    >
      <Stack gap="3">
        <Text>Новые заявки отсюда снова будут приниматься. Отклонённые останутся отклонёнными.</Text>
        <Stack role="status" gap="0">
          <SourceEffect source={source} />
        </Stack>
        <Refusal error={error} />
      </Stack>
    </ConfirmDialog>
  );
}
