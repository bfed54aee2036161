import { quoted } from '@cabinet/kernel/core/text';
import { useRefusal } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { useCurrentUser, useReloadUser } from '@cabinet/kernel/session';
import type { FoundUser } from '../../api/found-users.ts';
import type { AssignedRole } from '../../api/roles.ts';
import { nameOf } from '../../lib/person-role.ts';

interface RoleWriteHandle {
  /** Why the last try failed; `null` where it did not. */
  readonly error: unknown;
  /** Writes and says so; keeps why it failed, and throws it on. */
  readonly write: (work: () => Promise<AssignedRole>) => Promise<void>;
}

/** Changes the role of a person. */
export function useRoleWrite(person: FoundUser): RoleWriteHandle {
  const { error, tryTo } = useRefusal();
  const reloadUser = useReloadUser();
  const isSelf = useCurrentUser()?.id === person.id;
  return {
    error,
    async write(work) {
      const { role } = await tryTo(work);
      notify.success(`${nameOf(person)}: теперь роль ${quoted(role.roleName)}`);
      if (isSelf) void reloadUser();
    },
  };
}
