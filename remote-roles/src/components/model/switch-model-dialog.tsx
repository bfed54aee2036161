import { quoted } from '@cabinet/kernel/core/text';
import { notify, tryOrNotify } from '@cabinet/kernel/notify';
import { Banner, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { changeModel, type ModelDetail, useModelAccess } from '../../api/models.ts';
import { switchText } from './model-words.ts';

export type SwitchedModel = Pick<ModelDetail, 'id' | 'name' | 'enabled'>;

interface SwitchModelDialogProps {
  readonly model: SwitchedModel;
  readonly onClose: () => void;
}

function Affected({ model: { id, enabled } }: Pick<SwitchModelDialogProps, 'model'>) {
  const { data, error, isValidating, mutate } = useModelAccess(id);
  if (data !== undefined) return <Text>{switchText(data, !enabled)}</Text>;
  if (error === undefined) return <Skeleton height="3rem" aria-busy />;
  return (
    <Banner tone="warning" onRetry={() => void mutate()} isRetrying={isValidating}>
      Не удалось узнать, кого это затронет.
    </Banner>
  );
}

/** Asks before a model is switched on or off, and says whom that affects. */
export default function SwitchModelDialog({ model, onClose }: SwitchModelDialogProps) {
  const { id, name, enabled } = model;

  async function change(): Promise<void> {
    await tryOrNotify(() => changeModel(id, { enabled: !enabled }));
    notify.success(`Модель ${quoted(name)} ${enabled ? 'выключена' : 'включена'}`);
  }

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={change}
      title={enabled ? 'Выключить модель?' : 'Включить модель?'}
      confirmLabel={enabled ? 'Выключить' : 'Включить'}
      isDestructive={enabled}
    >
      <Stack gap="3">
        <Text fontWeight="medium">{quoted(name)}</Text>
        <Stack role="status" gap="0">
          <Affected model={model} />
        </Stack>
      </Stack>
    </ConfirmDialog>
  );
}
