import { REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { Refusal, useRefusal } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Field, Stack, Text, Textarea } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { useState } from 'react';
import { type AdminUser, activateAdminUser, deactivateAdminUser } from '../../api/admin-users.ts';
import { nameOf } from '../../lib/person-role.ts';

interface ActivityDialogProps {
  readonly person: AdminUser;
  /** Whether the person may sign in afterwards. */
  readonly isOn: boolean;
  readonly onClose: () => void;
}

/** Switches a person on or off, after saying what comes of it. */
export function ActivityDialog({ person, isOn, onClose }: ActivityDialogProps) {
  const [reason, setReason] = useState('');
  const { error, tryTo } = useRefusal();
  async function change() {
    const why = reason.trim() || undefined;
    await tryTo(() => (isOn ? activateAdminUser(person.id, why) : deactivateAdminUser(person.id, why)));
    notify.success(`${nameOf(person)}: учётная запись ${isOn ? 'включена' : 'отключена'}`);
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={change}
      title={isOn ? 'Включить учётную запись?' : 'Отключить учётную запись?'}
      confirmLabel={isOn ? 'Включить' : 'Отключить'}
      isDestructive={!isOn}
    >
      <Stack gap="4">
        <Text>
          {isOn
            ? `${nameOf(person)} снова сможет войти с прежним паролем. Роль и деньги остались как были.`
            : `${nameOf(person)}: войти будет нельзя, а открытые сеансы закончатся сразу. Деньги, роль и история останутся; включить обратно можно в любой момент.`}
        </Text>
        <Field label="Причина" hint="Останется в журнале действий">
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={REASON_MAX_LENGTH}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <Refusal error={error} />
      </Stack>
    </ConfirmDialog>
  );
}
