import { isGuestRole } from '@cabinet/access';
import { Refusal } from '@cabinet/kernel/forms';
import { useCurrentUser } from '@cabinet/kernel/session';
import { Banner, Button, Loaded, Skeleton, Stack } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { useState } from 'react';
import { assignRole, useRolesOf } from '../../api/roles.ts';
import { nameOf } from '../../lib/person-role.ts';
import { RoleEffect } from './role-effect.tsx';
import { RoleList } from './role-list.tsx';
import { RoleOfTwo, staffGain } from './role-of-two.tsx';
import type { RoleDialogProps } from './role-question.ts';
import { useRoleWrite } from './use-role-write.ts';

/** Gives a person another role, after saying what they gain and lose by it. */
export function AssignDialog({ person, onClose, onProposed }: RoleDialogProps) {
  const viewer = useCurrentUser();
  const roles = useRolesOf(person.company?.id ?? null);
  const [roleId, setRoleId] = useState(person.role.roleId);
  const [isBusy, setBusy] = useState(false);
  const { error, write } = useRoleWrite({ person, onProposed });
  const find = (id: string) => roles.data?.find((role) => role.roleId === id);
  const [now, next] = [find(person.role.roleId), find(roleId)];
  const needsSecond = staffGain(now, next).length > 0;
  async function save() {
    setBusy(true);
    try {
      await write(() => assignRole({ roleId, userId: person.id }));
      onClose();
    } catch {
      // The dialog shows why, and keeps what was chosen.
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={isBusy}
      title="Назначить роль"
      description={nameOf(person)}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isBusy} onClick={onClose}>
            Отмена
          </Button>
          <Button busy={isBusy} disabled={roleId === person.role.roleId} onClick={() => void save()}>
            {needsSecond ? 'Предложить' : 'Назначить'}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {viewer?.id === person.id && (
          <Banner tone="warning">
            Это ваша собственная роль. Права, которых нет в новой, пропадут сразу, и вернуть их сможет только
            другой.
          </Banner>
        )}
        <Loaded
          query={roles}
          skeleton={<Skeleton height="10rem" aria-busy />}
          failureTitle="Не удалось загрузить роли"
        >
          {(known) => (
            <>
              <RoleList
                roles={known.filter((role) => !isGuestRole(role))}
                currentId={person.role.roleId}
                held={viewer?.roleInfo.permissions ?? []}
                roleId={roleId}
                onChoose={setRoleId}
              />
              <RoleOfTwo now={now} next={next} until="до этого роль останется прежней" />
              <RoleEffect now={now} next={next} />
            </>
          )}
        </Loaded>
        <Refusal error={error} />
      </Stack>
    </Dialog>
  );
}
