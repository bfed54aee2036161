import { notify } from '@cabinet/kernel/notify';
import { Text } from '@cabinet/kernel/ui';
import { type AdminUser, removeAdminUser } from '../../api/admin-users.ts';
import { nameOf } from '../../lib/person-role.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { DeletionMoney } from './deletion-money.tsx';

interface DeletePersonDialogProps {
  readonly person: AdminUser;
  readonly onClose: () => void;
  readonly onDeleted?: (() => void) | undefined;
}

/** Deletes a person, after saying what stays, their money before all. */
export function DeletePersonDialog({ person, onClose, onDeleted }: DeletePersonDialogProps) {
  async function remove(reason: string) {
    await removeAdminUser(person.id, reason);
    notify.success(`${nameOf(person)}: учётная запись удалена`);
    onDeleted?.();
  }
  return (
    <ReasonDialog
      title="Удалить пользователя?"
      label="Удалить пользователя"
      submitLabel="Удалить пользователя"
      hint="Останется в журнале действий и на странице удалённого"
      isDestructive
      onClose={onClose}
      onReason={remove}
    >
      <Text>
        {`${nameOf(person)}, ${person.email}: войти больше не получится, сеансы закончатся сразу, вернуть учётную запись нельзя. История платежей и списаний останется, а почту можно будет занять снова.`}
      </Text>
      <DeletionMoney userId={person.id} />
      <Text color="fg.muted" textStyle="sm">
        Если доступ нужно закрыть на время, учётную запись лучше отключить.
      </Text>
    </ReasonDialog>
  );
}
