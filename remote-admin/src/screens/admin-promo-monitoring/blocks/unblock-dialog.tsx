import { Refusal, useRefusal } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { type SourceRef, unblockSource, useSource } from '../../../api/promo.ts';
import { sourceText } from '../promo-words.ts';
import { SourceEffect } from './source-effect.tsx';

interface UnblockDialogProps {
  readonly source: SourceRef;
  readonly onClose: () => void;
}

/** Asks before requests from somewhere are taken again. */
export function UnblockDialog({ source, onClose }: UnblockDialogProps) {
  const { error, tryTo } = useRefusal();
  const { data } = useSource(source);
  const refused = data?.block?.value ?? source.value;
  const blocked = { kind: source.kind, value: refused };
  const isWider = source.kind === 'ip' && data !== undefined && refused !== data.value;
  async function unblock() {
    await tryTo(() => unblockSource(blocked));
    notify.success(`Разблокировано: ${sourceText(blocked)}`);
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={unblock}
      title={`Разблокировать ${sourceText(blocked)}?`}
      confirmLabel="Разблокировать"
    >
      <Stack gap="3">
        {isWider && <Text>{`${source.value} закрыт вместе со всей сетью: она откроется целиком.`}</Text>}
        <Text>Новые заявки отсюда снова будут приниматься. Отклонённые останутся отклонёнными.</Text>
        <Stack role="status" gap="0">
          <SourceEffect source={blocked} />
        </Stack>
        <Refusal error={error} />
      </Stack>
    </ConfirmDialog>
  );
}
