import { deviceName } from '@cabinet/kernel/core/text';
import { useRefusal } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { addPasskey, type NewCodes } from '../../../api/factors.ts';
import { MakingFailure } from './making-failure.tsx';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';

interface AddPasskeyDialogProps {
  readonly onClose: () => void;
  readonly onCodes: (codes: NewCodes) => void;
}

/** Names a new passkey and lets the browser make it. */
export function AddPasskeyDialog({ onClose, onCodes }: AddPasskeyDialogProps) {
  const { error, forget, refuse } = useRefusal();

  async function add(name: string) {
    forget();
    const codes = await addPasskey(name);
    notify.success(`Ключ доступа добавлен: ${name}`);
    onClose();
    onCodes(codes);
  }

  return (
    <PasskeyNameDialog
      title="Добавить ключ доступа"
      description="Браузер попросит разблокировать это устройство пальцем, лицом или PIN-кодом либо предложит телефон или флешку с ключом."
      initialName={deviceName(navigator.userAgent)}
      submitLabel="Создать ключ"
      onClose={onClose}
      onSubmit={add}
      onFailure={refuse}
    >
      <MakingFailure failure={error} />
    </PasskeyNameDialog>
  );
}
