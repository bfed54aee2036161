import { Refusal, useRefusal } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { type User, useReloadUser } from '@cabinet/kernel/session';
import { Banner, Button, Loaded, Skeleton, Stack } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { useState } from 'react';
import { useCompanyRoles } from '../../../api/company-roles.ts';
import { type CompanyUser, changeCompanyUserRole } from '../../../api/company-users.ts';
import { RoleChoice } from './role-choice.tsx';

interface RoleDialogProps {
  readonly companyId: string;
  readonly user: Pick<User, 'id' | 'roleInfo'>;
  readonly person: CompanyUser;
  readonly onClose: () => void;
}

/** Saves the chosen role; `isBusy` while it does. */
function useRoleChange({ companyId, user, person, onClose }: RoleDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const { error, tryTo } = useRefusal();
  const reloadUser = useReloadUser();
  async function save(roleId: string) {
    setBusy(true);
    try {
      await tryTo(async () => {
        const { role, displayName, email } = await changeCompanyUserRole({
          companyId,
          userId: person.userId,
          roleId,
        });
        notify.success(`${displayName || email}: теперь роль «${role.roleName}»`);
      });
      onClose();
      if (person.userId === user.id) void reloadUser();
    } catch {
      // The dialog shows why, and keeps what was chosen.
    } finally {
      setBusy(false);
    }
  }
  return { save, isBusy, error };
}

/** Gives a person another role, after saying what they gain and lose by it. */
export function RoleDialog(props: RoleDialogProps) {
  const { companyId, user, person, onClose } = props;
  const roles = useCompanyRoles(companyId);
  const [roleId, setRoleId] = useState(person.role.roleId);
  const { save, isBusy, error } = useRoleChange(props);
  const isSelf = person.userId === user.id;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={isBusy}
      title={isSelf ? 'Сменить свою роль' : 'Сменить роль'}
      description={person.displayName || person.email}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isBusy} onClick={onClose}>
            Отмена
          </Button>
          <Button
            busy={isBusy}
            disabled={roles.data === undefined || roleId === person.role.roleId}
            onClick={() => void save(roleId)}
          >
            Сменить роль
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {isSelf && (
          <Banner tone="warning">
            Это ваша собственная роль. Права, которых нет в новой, пропадут сразу, и вернуть их сможет только
            другой руководитель.
          </Banner>
        )}
        <Loaded
          query={roles}
          skeleton={<Skeleton height="10rem" aria-busy />}
          failureTitle="Не удалось загрузить роли"
        >
          {(known) => (
            <RoleChoice
              roles={known}
              current={person.role}
              held={user.roleInfo.permissions}
              roleId={roleId}
              onChoose={setRoleId}
            />
          )}
        </Loaded>
        <Refusal error={error} />
      </Stack>
    </Dialog>
  );
}
