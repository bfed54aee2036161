import { quoted } from '@cabinet/kernel/core/text';
import { ApiError } from '@cabinet/kernel/http';
import { notify } from '@cabinet/kernel/notify';
import { useCurrentUser, useReloadUser } from '@cabinet/kernel/session';
import { useState } from 'react';
import type { Person } from '../../api/people.ts';
import type { AssignedRole } from '../../api/roles.ts';
import { nameOf } from '../../lib/person-role.ts';

interface RoleWriteHandle {
  /** Why the last try failed; `null` where it did not. */
  readonly error: unknown;
  /** Writes and says so; keeps why it failed, and throws it on. */
  readonly write: (work: () => Promise<AssignedRole>) => Promise<void>;
}

/** Changes the role of a person. A refusal for lack of a right says that the page knows of rights that are gone. */
export function useRoleWrite(person: Person): RoleWriteHandle {
  const [error, setError] = useState<unknown>(null);
  const reloadUser = useReloadUser();
  const isSelf = useCurrentUser()?.id === person.id;
  async function write(work: () => Promise<AssignedRole>) {
    setError(null);
    try {
      const { role } = await work();
      notify.success(`${nameOf(person)}: теперь роль ${quoted(role.roleName)}`);
      if (isSelf) void reloadUser();
    } catch (failure) {
      setError(failure);
      if (failure instanceof ApiError && failure.code === 'AUTH.003') void reloadUser();
      throw failure;
    }
  }
  return { error, write };
}
