import { quoted } from '@cabinet/kernel/core/text';
import { Refusal, useRefusal } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { type Passkey, renamePasskey } from '../../../api/factors.ts';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';

interface RenamePasskeyDialogProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const { error, forget, refuse } = useRefusal();

  async function rename(name: string) {
    forget();
    await renamePasskey({ id: passkey.id }, name);
    notify.success(`Теперь ключ называется ${quoted(name)}`);
    onClose();
  }

  return (
    <PasskeyNameDialog
      title="Переименовать ключ доступа"
      initialName={passkey.name}
      submitLabel="Сохранить"
      needsChange
      onClose={onClose}
      onSubmit={rename}
      onFailure={refuse}
    >
      <Refusal error={error} />
    </PasskeyNameDialog>
  );
}
