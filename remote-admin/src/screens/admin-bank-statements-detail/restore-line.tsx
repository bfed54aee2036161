import { Refusal, useRefusal } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { restoreLine } from '../../api/bank-statements.ts';
import type { LineDialogProps } from './line-dialog.tsx';

/** A line that was set aside is taken up again. */
export function RestoreLine({ statementId, line, onClose }: LineDialogProps) {
  const { error, tryTo } = useRefusal();
  async function restore(): Promise<void> {
    await tryTo(() => restoreLine(statementId, line.n));
    notify.success(`Строка ${line.n} снова ждёт решения`);
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={restore}
      title={`Вернуть строку ${line.n} в работу?`}
      confirmLabel="Вернуть"
    >
      <Stack gap="4">
        {line.ignored !== null && <Text>{`Её пропустили: ${line.ignored.reason}`}</Text>}
        <Refusal error={error} />
      </Stack>
    </ConfirmDialog>
  );
}
