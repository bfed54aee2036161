import { quoted } from '@cabinet/kernel/core/text';
import { notify, tryOrNotify } from '@cabinet/kernel/notify';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { removeView, type SavedView } from '../../api/views.ts';

interface DeleteViewDialogProps {
  readonly view: SavedView;
  readonly onClose: () => void;
}

export function DeleteViewDialog({ view: { id, name, isDefault }, onClose }: DeleteViewDialogProps) {
  async function remove() {
    await tryOrNotify(() => removeView(id));
    notify.success(`Вид ${quoted(name)} удалён`);
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={remove}
      title="Удалить вид?"
      confirmLabel="Удалить вид"
      isDestructive
    >
      {`Вид ${quoted(name)} пропадёт из вашего меню, сам список не изменится.${isDefault ? ' Список будет открываться целиком.' : ''}`}
    </ConfirmDialog>
  );
}
