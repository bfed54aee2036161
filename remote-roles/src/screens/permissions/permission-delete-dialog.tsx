import { plural } from '@cabinet/kernel/core/text';
import { notify, tryOrNotify } from '@cabinet/kernel/notify';
import { usePermission } from '@cabinet/kernel/session';
import { Button, Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog, Dialog } from '@cabinet/kernel/ui/dialog';
import { deletePermission, type PermissionInfo, usePermissions } from '../../api/permissions.ts';
import { PermissionRoles } from './permission-roles.tsx';

interface PermissionDeleteDialogProps {
  readonly permission: PermissionInfo;
  readonly onClose: () => void;
}

/** Asks before a permission is deleted; while a role holds it, says which. */
export default function PermissionDeleteDialog({ permission: asked, onClose }: PermissionDeleteDialogProps) {
  const { data } = usePermissions(true);
  const mayOpenRoles = usePermission('role:manage');
  const permission = data?.find(({ id }) => id === asked.id) ?? asked;
  const { id, name, usedByRoles } = permission;

  async function remove(): Promise<void> {
    await tryOrNotify(() => deletePermission(id));
    notify.success(`Разрешение «${name}» удалено`);
  }

  if (usedByRoles > 0)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        size="sm"
        title="Разрешение занято"
        footer={<Button onClick={onClose}>Понятно</Button>}
      >
        <Stack gap="3">
          <Text>{`«${name}» есть у ${usedByRoles} ${plural(usedByRoles, 'роли', 'ролей', 'ролей')}. Снимите его там, и разрешение можно будет удалить.`}</Text>
          <PermissionRoles permission={permission} isLinked={mayOpenRoles} />
        </Stack>
      </Dialog>
    );
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={remove}
      title="Удалить разрешение?"
      confirmLabel="Удалить"
      isDestructive
    >
      <Text>{`«${name}» (${id}) больше нельзя будет выдать ни одной роли.`}</Text>
    </ConfirmDialog>
  );
}
