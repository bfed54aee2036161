import { quoted } from '@cabinet/kernel/core/text';
import { ApiError } from '@cabinet/kernel/http';
import { notify } from '@cabinet/kernel/notify';
import { useCurrentUser, useReloadUser } from '@cabinet/kernel/session';
import { useState } from 'react';
import { deleteRole, fetchRole, type Role } from '../../api/roles.ts';
import { peopleText } from '../../lib/counts.ts';

function doneText(role: Role, target: Role | undefined, moved: number): string {
  const deleted = `Роль ${quoted(role.roleName)} удалена`;
  return target === undefined
    ? deleted
    : `${deleted}, в роль ${quoted(target.roleName)} переведено: ${peopleText(moved)}`;
}

interface DeleteOptions {
  readonly role: Role;
  readonly onClose: () => void;
}

/** Deletes a role, and knows how many people have it: also those who got it since the question was asked. */
export function useDelete({ role, onClose }: DeleteOptions) {
  const [users, setUsers] = useState(role.usersCount);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const reloadUser = useReloadUser();
  const ownRoleId = useCurrentUser()?.roleInfo.roleId;

  async function understand(failure: unknown) {
    if (!(failure instanceof ApiError)) return setError(failure);
    const now = failure.code === 'RES.003' ? await fetchRole(role.roleId).catch(() => null) : null;
    if (now !== null) setUsers(now.usersCount);
    // Somebody got the role meanwhile: the question where to move them is the answer.
    if (users === 0 && now !== null && now.usersCount > 0) return;
    setError(failure);
  }

  async function remove(target: Role | undefined) {
    setBusy(true);
    setError(null);
    try {
      const { moved } = await deleteRole(role.roleId, target?.roleId);
      notify.success(doneText(role, target, moved));
      onClose();
      if (ownRoleId === role.roleId) void reloadUser();
    } catch (failure) {
      await understand(failure);
    } finally {
      setBusy(false);
    }
  }

  return { users, isLate: users > 0 && role.usersCount === 0, error, isBusy, remove };
}
