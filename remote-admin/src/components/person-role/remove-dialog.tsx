import { quoted } from '@cabinet/kernel/core/text';
import { Refusal } from '@cabinet/kernel/forms';
import { useCurrentUser } from '@cabinet/kernel/session';
import { Banner, Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { removeRole } from '../../api/roles.ts';
import { nameOf, usualRoleOf } from '../../lib/person-role.ts';
import type { RoleDialogProps } from './role-question.ts';
import { useRoleWrite } from './use-role-write.ts';

/** Takes a role from a person, after saying with which one they go on. */
export function RemoveDialog({ person, onClose, onProposed }: RoleDialogProps) {
  const { error, write } = useRoleWrite({ person, onProposed });
  const isSelf = useCurrentUser()?.id === person.id;
  const { roleId, roleName } = person.role;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => write(() => removeRole({ roleId, userId: person.id }))}
      title={isSelf ? 'Снять свою роль?' : 'Снять роль?'}
      confirmLabel="Снять роль"
      isDestructive
    >
      <Stack gap="3">
        <Text>
          {`${nameOf(person)}: роль ${quoted(roleName)} пропадёт сразу, вместо неё будет ${quoted(usualRoleOf(person))}. Выходить из кабинета не придётся.`}
        </Text>
        {isSelf && (
          <Banner tone="warning">Это ваша собственная роль: вернуть её сможет только другой.</Banner>
        )}
        <Refusal error={error} />
      </Stack>
    </ConfirmDialog>
  );
}
