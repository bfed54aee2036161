import { Refusal, useRefusal } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { type AdminUser, removeAdminUser } from '../../api/admin-users.ts';
import { nameOf } from '../../lib/person-role.ts';

interface DeletePersonDialogProps {
  readonly person: AdminUser;
  readonly onClose: () => void;
  readonly onDeleted?: (() => void) | undefined;
}

/** Deletes a person, after saying what stays. */
export function DeletePersonDialog({ person, onClose, onDeleted }: DeletePersonDialogProps) {
  const { error, tryTo } = useRefusal();
  async function remove() {
    await tryTo(() => removeAdminUser(person.id));
    notify.success(`${nameOf(person)}: учётная запись удалена`);
    onDeleted?.();
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={remove}
      title="Удалить пользователя?"
      confirmLabel="Удалить пользователя"
      isDestructive
    >
      <Stack gap="4">
        <Text>
          {`${nameOf(person)}, ${person.email}: войти больше не получится, сеансы закончатся сразу, вернуть учётную запись нельзя. История платежей и списаний останется, а почту можно будет занять снова.`}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          Если доступ нужно закрыть на время, учётную запись лучше отключить.
        </Text>
        <Refusal error={error} />
      </Stack>
    </ConfirmDialog>
  );
}
